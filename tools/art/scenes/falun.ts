import { mix, paint, shade } from '../lib/color.ts';
import { longHouse } from '../lib/buildings.ts';
import { between, ridgeNoise } from '../lib/random.ts';
import { brush, dabs, grass, hill, mist, ridge, under } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky, streaks } from '../lib/sky.ts';
import {
  circle,
  fill,
  group,
  lines,
  n,
  Picture,
  poly,
  rect,
  stroke,
  type Point,
} from '../lib/svg.ts';
import { birch, blob, spruces } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5212,
  alt: {
    no: 'Stora Stöten, det store dagbruddet i Falun, med lag av rust, oker og rosa berg og røde trelaver langs kanten.',
    sv: 'Stora Stöten, det stora dagbrottet i Falun, med lager av rost, ockra och rosa berg och röda trälavar längs kanten.',
    en: 'Stora Stöten, the great open pit at Falun, with bands of rust, ochre and pink rock and red wooden headframes along the rim.',
  },
  focal: [0.48, 0.46],
};

const red = mix(paint.rust, paint.oxblood, 0.35);

/** A red timber headframe over a shaft: tapering tower, lantern on top, slanting hoist house. */
export function headframe(x: number, base: number, s: number, flip = false): string {
  const tower: Point[] = [
    [-46, 0],
    [-30, -210],
    [30, -210],
    [46, 0],
  ];
  let planks = '';
  for (let i = -4; i <= 4; i += 1) planks += `M${i * 10} 0L${n(i * 6.6)} -210`;
  return group(
    { transform: `translate(${x} ${base}) scale(${flip ? -s : s} ${s})` },
    poly(
      [
        [-300, 0],
        [-300, -66],
        [-20, -190],
        [-20, 0],
      ],
      shade(red, 0.12),
    ),
    stroke(
      [...Array(14)].map((_, i) => `M${-290 + i * 20} 0V${n(-68 - i * 8.4)}`).join(''),
      shade(red, 0.5),
      1.6,
      { opacity: 0.6 },
    ),
    poly(
      [
        [-312, -62],
        [-20, -194],
        [-20, -210],
        [-312, -80],
      ],
      shade(paint.tar, 0.1),
    ),
    rect(-280, -50, 22, 26, paint.cream) +
      rect(-276, -46, 14, 18, paint.night) +
      rect(-200, -60, 22, 26, paint.cream) +
      rect(-196, -56, 14, 18, paint.night),
    poly(tower, red),
    poly(
      [
        [0, 0],
        [0, -210],
        [30, -210],
        [46, 0],
      ],
      shade(red, 0.28),
    ),
    stroke(planks, shade(red, 0.55), 1.6, { opacity: 0.6 }),
    stroke('M-46 0L-30 -210M46 0L30 -210', paint.cream, 4),
    rect(-14, -52, 28, 52, paint.cream) + rect(-10, -48, 20, 48, paint.tar),
    [-90, -140]
      .map(
        (y) =>
          rect(-12, y - 4, 24, 30, paint.cream) +
          rect(-8, y, 16, 22, paint.night) +
          stroke(`M0 ${y}v22M-8 ${y + 11}h16`, paint.cream, 2),
      )
      .join(''),
    poly(
      [
        [-40, -206],
        [-26, -238],
        [26, -238],
        [40, -206],
      ],
      paint.tar,
    ),
    // The open frame with the great sheave wheel, under its own little roof.
    stroke('M-26 -236L-22 -300M26 -236L22 -300M-26 -236L22 -300M26 -236L-22 -300', red, 6),
    circle(0, -268, 25, 'none', { stroke: paint.tar, 'stroke-width': 6 }) +
      stroke('M0 -292v48M-24 -268h48M-17 -285l34 34M17 -285l-34 34', paint.tar, 2.4) +
      stroke('M-24 -262L-292 -90', paint.tar, 2),
    poly(
      [
        [-40, -298],
        [0, -326],
        [40, -298],
      ],
      paint.tar,
    ),
  );
}

export function draw(): string {
  const p = new Picture('falun');
  p.add(
    sky(p, 470, [
      [0, mix(paint.slate, paint.haze, 0.45)],
      [0.55, paint.mist],
      [1, paint.butter],
    ]),
    heap(p, 880, 210, 620, 130, paint.snow, 0.85),
    heap(p, 1040, 230, 520, 80, paint.cream, 0.9),
    heap(p, -60, 170, 460, 90, paint.snow, 0.7),
    heap(p, 420, 120, 280, 50, paint.snow, 0.6),
    streaks(p, { x: 0, y: 250, w: 1600, h: 120 }, 14, paint.snow, 0.6, 360, 9),
    hill(
      p,
      [
        [-20, 400],
        [300, 366],
        [700, 392],
        [1100, 352],
        [1640, 390],
      ],
      mix(paint.slate, paint.mist, 0.3),
      { salt: 2 },
    ),
    hill(
      p,
      [
        [-20, 430],
        [400, 410],
        [900, 420],
        [1300, 396],
        [1640, 424],
      ],
      mix(paint.slate, paint.leaf, 0.45),
      { salt: 3 },
    ),
    mist(p, 360, 110, paint.cream, 0.7),
  );
  const rim = ridge(
    p,
    [
      [-20, 440],
      [300, 462],
      [700, 470],
      [1000, 466],
      [1300, 450],
      [1640, 420],
    ],
    4,
    4,
    8,
    true,
  );
  p.add(
    poly(under(rim), mix(paint.moss, paint.ochre, 0.3)),
    spruces(
      p,
      ridge(
        p,
        [
          [-20, 442],
          [240, 456],
        ],
        2,
        5,
      ),
      24,
      40,
      90,
      mix(paint.pine, paint.leaf, 0.3),
      paint.moss,
    ),
    spruces(
      p,
      ridge(
        p,
        [
          [1250, 452],
          [1640, 424],
        ],
        2,
        5,
      ),
      36,
      40,
      96,
      mix(paint.pine, paint.leaf, 0.3),
      paint.moss,
    ),
  );
  p.add(
    longHouse(p, {
      x: 316,
      base: 474,
      w: 190,
      wall: 44,
      roof: 36,
      color: red,
      roofColor: paint.tar,
      trim: paint.cream,
      glass: paint.night,
      windows: 6,
      chimneys: [0.3, 0.7],
    }),
    longHouse(p, {
      x: 1000,
      base: 478,
      w: 220,
      wall: 62,
      roof: 50,
      color: paint.ochre,
      roofColor: shade(paint.rust, 0.35),
      trim: paint.cream,
      glass: paint.night,
      windows: 7,
      rows: 2,
      hip: 26,
      chimneys: [0.25, 0.75],
    }),
    longHouse(p, {
      x: 548,
      base: 482,
      w: 110,
      wall: 36,
      roof: 30,
      color: red,
      roofColor: paint.tar,
      trim: paint.cream,
      glass: paint.night,
      windows: 3,
    }),
    headframe(818, 488, 1.06),
    headframe(1330, 466, 0.7, true),
    headframe(200, 466, 0.52, true),
  );
  // The pit: ring under ring, each band of rock with its own colour, lit on the right-hand side.
  const rock = [
    mix(paint.moss, paint.ochre, 0.5),
    mix(paint.ochre, paint.lime, 0.35),
    paint.apricot,
    mix(paint.rust, paint.ember, 0.5),
    mix(paint.rose, paint.rust, 0.35),
    paint.rust,
    mix(paint.oxblood, paint.rust, 0.45),
    mix(paint.ochre, paint.rust, 0.5),
    mix(paint.oxblood, paint.plum, 0.35),
    mix(paint.plum, paint.oxblood, 0.5),
    paint.plum,
  ];
  const ring = (i: number): Point[] => {
    const t = i / rock.length;
    const noise = ridgeNoise(p.seed + i * 31, 4);
    const points: Point[] = [];
    const [rx, ry] = [800 * (1 - t * 0.72), 250 * (1 - t * 0.66)];
    for (let k = 0; k < 150; k += 1) {
      const a = (k / 150) * Math.PI * 2;
      const r = 1 + noise(Math.abs(k - 75) / 5) * 0.075;
      points.push([800 + t * 40 + Math.cos(a) * rx * r, 706 + t * 112 + Math.sin(a) * ry * r]);
    }
    return points;
  };
  rock.forEach((color, i) => {
    const shape = ring(i);
    p.add(
      p.clipped(
        lines(shape),
        poly(
          shape,
          p.along(
            [60, 0],
            [1540, 0],
            [
              [0, shade(color, 0.62)],
              [0.42, shade(color, 0.4)],
              [0.58, color],
              [1, mix(color, paint.butter, 0.35)],
            ],
          ),
        ),
        brush(p, { x: 0, y: 440 + i * 20, w: 1600, h: 500 }, 190, 1.5, 46, paint.ink, 2.4, 0.2),
        brush(p, { x: 700, y: 440 + i * 20, w: 900, h: 400 }, 110, 1.75, 36, paint.cream, 2.2, 0.3),
        stroke(lines(shape), mix(color, paint.butter, 0.55), 5, { opacity: 0.45 }),
      ),
    );
  });
  const pool = ring(rock.length + 0.6).map(([x, y]): Point => [
    840 + (x - 840) * 0.62,
    836 + (y - 830) * 0.5,
  ]);
  p.add(
    poly(pool, mix(paint.leaf, paint.slate, 0.6)),
    brush(p, { x: 740, y: 815, w: 180, h: 36 }, 16, 0, 36, paint.mist, 2, 0.6),
    mist(p, 700, 190, paint.apricot, 0.28),
    // Fallen blocks and the paths that wind down.
    fill(
      Array.from({ length: 60 }, () =>
        blob(
          p,
          between(p.random, 480, 1240),
          between(p.random, 770, 870),
          between(p.random, 4, 13),
          6,
          0.35,
          7,
        ),
      ).join(''),
      shade(paint.rust, 0.5),
      { opacity: 0.75 },
    ),
  );
  const near = ridge(
    p,
    [
      [-20, 830],
      [160, 870],
      [420, 946],
      [800, 975],
      [1180, 950],
      [1440, 880],
      [1640, 820],
    ],
    7,
    9,
    8,
    true,
  );
  p.add(
    p.clipped(
      lines(under(near)),
      poly(under(near), mix(paint.moss, paint.tar, 0.55)),
      brush(p, { x: -20, y: 820, w: 1640, h: 180 }, 300, -0.1, 40, paint.ochre, 2, 0.35),
    ),
    grass(p, near, 0.3, 26, mix(paint.ochre, paint.moss, 0.4)),
    // The fence at the lookout, with two visitors.
    stroke(`M-20 800L170 842L420 918L800 946`, paint.tar, 7) +
      stroke(`M-20 826L170 868L420 944L800 970`, paint.tar, 5) +
      stroke(
        [0, 80, 165, 250, 335, 420, 515, 610, 705, 796]
          .map((x, i) => `M${x} ${[804, 822, 840, 866, 892, 917, 925, 932, 938, 945][i]}v58`)
          .join(''),
        paint.tar,
        8,
      ),
    fill('M520 950q-2 -70 8 -84q12 -8 24 0q10 14 8 84z', paint.fjord) +
      circle(540, 856, 9, paint.rose) +
      fill('M572 954q-2 -56 6 -66q10 -6 18 0q8 12 8 66z', paint.ochre) +
      circle(587, 880, 7.6, paint.rose),
    birch(p, 1500, 880, 420, {
      stem: paint.snow,
      mark: paint.tar,
      dark: paint.ochre,
      light: paint.butter,
    }),
    birch(p, 1585, 860, 340, {
      stem: paint.snow,
      mark: paint.tar,
      dark: paint.ochre,
      light: paint.apricot,
    }),
    dabs(90, () => [1380 + p.random() * 220, 880 + p.random() * 110], paint.butter, 5, 0.9),
    birds(p, 640, 560, 6, 10, paint.ink),
  );
  return p.svg();
}
