import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { oreWagon } from '../lib/ore-wagon.ts';
import { figure } from '../lib/people.ts';
import { between, ridgeNoise } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import {
  circle,
  curve,
  fill,
  lines,
  n,
  Picture,
  poly,
  rect,
  stroke,
  type Point,
} from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { ripples } from '../lib/water.ts';

export const meta: Meta = {
  id: 5145,
  alt: {
    no: 'Nede i Olavsgruva: skinner og en malmvogn i en stoll av blågrått berg, en rekke lamper innover og Bergmannshallen som åpner seg med lys i det fjerne.',
    sv: 'Nere i Olavsgruvan: räls och en malmvagn i en ort av blågrått berg, en rad lampor inåt och Bergmannshallen som öppnar sig med ljus längst bort.',
    en: 'Down in the Olav Mine: rails and an ore wagon in a drift of blue-grey rock, a line of lamps leading in and the Miners’ Hall opening with light far off.',
  },
  focal: [0.5, 0.52],
};

const rocks = [
  mix(paint.night, paint.ink, 0.55),
  mix(paint.night, paint.fjord, 0.25),
  mix(paint.fjord, paint.slate, 0.15),
  mix(paint.slate, paint.fjord, 0.45),
  mix(paint.slate, paint.granite, 0.4),
  mix(paint.granite, paint.ochre, 0.3),
  mix(paint.ochre, paint.butter, 0.35),
];

/** A ragged ring of rock around the drift: an arch with a flat floor, smaller further in. */
function ring(p: Picture, i: number): Point[] {
  const s = 0.7 ** i;
  const noise = ridgeNoise(p.seed + i * 97, 4);
  const points: Point[] = [];
  for (let k = 0; k <= 44; k += 1) {
    const a = Math.PI + (k / 44) * Math.PI;
    const r = 1 + noise(k / 3.2) * 0.13;
    points.push([800 + Math.cos(a) * 830 * s * r, 560 + Math.sin(a) * 590 * s * r + (1 - s) * 20]);
  }
  const floor = 560 + 400 * s;
  return [[points[0]?.[0] ?? 0, floor + 8], ...points, [points[44]?.[0] ?? 0, floor + 8]];
}

/** Broken faces and edges that show how the rock was blasted. */
function facets(p: Picture, i: number, color: string): string {
  const s = 0.7 ** i;
  let [darkFaces, lightFaces] = ['', ''];
  for (let k = 0; k < 40; k += 1) {
    const a = Math.PI * (1 + p.random());
    const r = between(p.random, 0.76, 1.1);
    const [x, y] = [800 + Math.cos(a) * 830 * s * r, 560 + Math.sin(a) * 590 * s * r];
    const q = between(p.random, 40, 130) * s;
    const d = `M${n(x)} ${n(y)}l${n(q * between(p.random, 0.4, 1))} ${n(q * between(p.random, -0.4, 0.4))}l${n(q * between(p.random, -0.2, 0.4))} ${n(q * between(p.random, 0.3, 0.8))}l${n(-q * between(p.random, 0.5, 1.1))} ${n(q * between(p.random, -0.1, 0.2))}z`;
    if (k % 3) darkFaces += d;
    else lightFaces += d;
  }
  return (
    fill(darkFaces, shade(color, 0.5), { opacity: 0.55 }) +
    fill(lightFaces, mix(color, paint.butter, 0.3), { opacity: 0.4 })
  );
}

export function draw(): string {
  const p = new Picture('olavsgruva');
  p.add(rect(0, 0, 1600, 1000, mix(paint.ink, paint.night, 0.3)));
  rocks.forEach((color, i) => {
    const shape = ring(p, i);
    const s = 0.7 ** i;
    p.add(
      p.clipped(
        lines(shape),
        poly(
          shape,
          p.around(
            800,
            590,
            900 * s,
            spread(mix(color, paint.butter, 0.22), color, shade(color, 0.55)),
          ),
        ),
        facets(p, i + 0.5, color),
        brush(
          p,
          { x: 800 - 830 * s, y: 560 - 600 * s, w: 1660 * s, h: 900 * s },
          Math.round(160 * s + 30),
          1.1,
          60 * s + 6,
          paint.ink,
          3.4 * s + 0.6,
          0.4,
        ),
        brush(
          p,
          { x: 800 - 830 * s, y: 560 - 600 * s, w: 1660 * s, h: 760 * s },
          Math.round(90 * s + 16),
          2,
          44 * s + 5,
          i < 3 ? paint.haze : paint.cream,
          2.6 * s + 0.6,
          0.3,
        ),
      ),
    );
  });
  // Copper weeping down the walls in green and rust.
  let [verdigris, rust] = ['', ''];
  for (let k = 0; k < 34; k += 1) {
    const left = k % 2 ? -1 : 1;
    const s = between(p.random, 0.34, 0.95);
    const [x, y] = [800 + left * 760 * s, 560 + between(p.random, -260, 60) * s];
    let d = '';
    for (let j = -4; j <= 4; j += 1) {
      const l = between(p.random, 30, 190) * s * (1 - Math.abs(j) / 7);
      d += `M${n(x + j * 6 * s)} ${n(y + between(p.random, 0, 22) * s)}q${n(3 * s)} ${n(l * 0.5)} ${n(-left * 5 * s)} ${n(l)}`;
    }
    if (k % 3) verdigris += d;
    else rust += d;
  }
  p.add(
    stroke(verdigris, mix(paint.leaf, paint.haze, 0.5), 3.6, {
      opacity: 0.5,
      'stroke-linecap': 'round',
    }),
    stroke(rust, paint.rust, 3.6, { opacity: 0.6, 'stroke-linecap': 'round' }),
    // The hall at the end: light on an arch, rows of listeners, a player at the front.
    circle(
      800,
      590,
      360,
      p.around(800, 590, 360, [
        [0, paint.cream, 0.75],
        [0.3, paint.butter, 0.4],
        [1, paint.apricot, 0],
      ]),
    ),
    fill('M728 640V588Q740 526 800 522Q860 526 872 588V640z', mix(paint.cream, paint.butter, 0.45)),
    fill('M796 628v-34q4 -8 8 0v34zM794 592a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z', paint.tar) +
      stroke('M804 602l12 -6M806 606l14 -14', paint.tar, 2.4),
    fill(
      [...Array(9)]
        .map(
          (_, i) =>
            `M${732 + i * 16} 644q0 -14 7 -14q7 0 7 14zM${735 + i * 16} 626a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z`,
        )
        .join(''),
      shade(paint.umber, 0.6),
    ),
  );
  // The floor: wet gravel with the rails running in.
  const at = (x: number, z: number): Point => [800 + (x * 780) / z, 590 + 430 / z];
  const floor: Point[] = [
    at(-1.12, 1),
    at(-1, 2),
    at(-0.9, 4),
    at(-0.6, 8),
    at(0.6, 8),
    at(0.9, 4),
    at(1, 2),
    at(1.12, 1),
  ];
  p.add(
    p.clipped(
      lines(floor),
      poly(
        floor,
        p.down(
          640,
          1010,
          spread(
            mix(paint.ochre, paint.butter, 0.3),
            mix(paint.granite, paint.slate, 0.5),
            mix(paint.night, paint.slate, 0.2),
          ),
        ),
      ),
      brush(p, { x: 0, y: 640, w: 1600, h: 370 }, 420, 0.02, 40, paint.ink, 3, 0.35) +
        brush(p, { x: 200, y: 640, w: 1200, h: 370 }, 180, -0.02, 36, paint.butter, 2.4, 0.3),
      fill(
        Array.from({ length: 46 }, () => {
          const y = between(p.random, 690, 1000);
          return blob(
            p,
            between(p.random, 0, 1600),
            y,
            (y - 600) * 0.07,
            (y - 600) * 0.035,
            0.3,
            7,
          );
        }).join(''),
        mix(paint.night, paint.granite, 0.4),
      ),
      // A pool that mirrors the lamps.
      fill(
        blob(p, 420, 900, 240, 40, 0.14, 14) + blob(p, 620, 760, 90, 13, 0.16, 12),
        p.down(
          740,
          940,
          spread(mix(paint.butter, paint.slate, 0.4), mix(paint.slate, paint.night, 0.4)),
        ),
      ),
      ripples(p, { x: 240, y: 880, w: 360, h: 40 }, 22, paint.butter, 0.8, 60, 4),
    ),
  );
  let ties = '';
  for (let z = 1; z < 8; z *= 1.13) ties += lines([at(-0.3 + 0.16, z), at(0.3 + 0.16, z)], false);
  p.add(
    stroke(ties, mix(paint.tar, paint.umber, 0.4), 12, { opacity: 0.9 }),
    stroke(
      lines([at(-0.06, 0.96), at(-0.03, 8)], false) + lines([at(0.38, 0.96), at(0.1, 8)], false),
      paint.ink,
      12,
    ),
    stroke(
      lines([at(-0.06, 0.96), at(-0.03, 8)], false) + lines([at(0.38, 0.96), at(0.1, 8)], false),
      mix(paint.haze, paint.butter, 0.4),
      4.4,
    ),
  );
  // Cable and lamps along the roof, each with its pool of light.
  const lamps = [1.05, 1.42, 1.95, 2.7, 3.9, 5.6].map((z): [number, number, number] => [
    800 - 300 / z,
    590 - 480 / z,
    26 / z,
  ]);
  p.add(
    stroke(
      curve(
        lamps.flatMap(([x, y, s], i): Point[] =>
          i
            ? [
                [x - 30 * (s / 20), y - s],
                [x, y - s * 1.2],
              ]
            : [
                [x - 200, y - 100],
                [x, y - s * 1.2],
              ],
        ),
      ),
      paint.ink,
      4,
    ),
  );
  for (const [x, y, s] of lamps.reverse())
    p.add(
      circle(
        x,
        y,
        s * 13,
        p.around(x, y, s * 13, [
          [0, paint.cream, 0.9],
          [0.12, paint.butter, 0.6],
          [0.4, paint.apricot, 0.22],
          [1, paint.apricot, 0],
        ]),
      ),
      fill(
        `M${n(x - s * 0.5)} ${n(y - s * 0.6)}h${n(s)}l${n(s * 0.3)} ${n(-s * 0.7)}h${n(-s * 1.6)}z`,
        paint.ink,
      ) +
        circle(x, y, s * 0.75, paint.snow) +
        stroke(
          `M${n(x - s)} ${n(y - s * 0.5)}v${n(s * 1.4)}h${n(s * 2)}v${n(-s * 1.4)}M${n(x)} ${n(y - s * 0.5)}v${n(s * 1.4)}`,
          paint.ink,
          s * 0.12,
        ),
    );
  const helmet = (x: number, y: number, h: number): string =>
    fill(
      `M${n(x - h * 0.1)} ${n(y - h * 0.9)}q${n(h * 0.01)} ${n(-h * 0.12)} ${n(h * 0.1)} ${n(-h * 0.12)}q${n(h * 0.09)} 0 ${n(h * 0.1)} ${n(h * 0.12)}z`,
      paint.butter,
    ) + circle(x, y - h * 0.97, h * 0.022, paint.snow);
  p.add(
    // Visitors further in, dark against the light.
    ...[
      [700, 730, 92],
      [736, 724, 86],
      [668, 742, 70],
    ].map(
      ([x = 0, y = 0, h = 0], i) =>
        figure(
          x,
          y,
          h,
          [paint.ink, paint.oxblood, paint.night][i] ?? paint.ink,
          mix(paint.rose, paint.umber, 0.4),
        ) + helmet(x, y, h),
    ),
    // A siding into the next drift, and on it the ore wagon, heaped with pyrite and copper ore.
    stroke(
      [...Array(15)].map((_, k) => `M${940 + k * 50} 944l-16 36`).join(''),
      mix(paint.tar, paint.umber, 0.4),
      12,
    ) +
      stroke('M900 950H1640M890 972H1640', paint.ink, 9) +
      stroke('M900 947H1640M890 969H1640', mix(paint.haze, paint.butter, 0.4), 3.4),
    oreWagon(p, 1010, 930),
    // A miner's lamp left on a stone, its flame bright.
    fill(blob(p, 250, 960, 120, 46, 0.14, 12), mix(paint.night, paint.granite, 0.35)) +
      circle(
        250,
        850,
        230,
        p.around(250, 850, 230, [
          [0, paint.butter, 0.7],
          [0.3, paint.apricot, 0.28],
          [1, paint.ember, 0],
        ]),
      ),
    fill('M222 920h56l-6 -58h-44z', paint.ochre) +
      rect(218, 914, 64, 12, shade(paint.ochre, 0.4)) +
      fill('M232 862q-14 -30 18 -34q32 4 18 34z', mix(paint.ochre, paint.butter, 0.5)) +
      stroke('M226 862Q214 780 250 760Q286 780 274 862', paint.tar, 5) +
      fill('M240 850q0 -20 14 -34q14 20 6 34z', paint.snow) +
      circle(250, 752, 10, 'none', { stroke: paint.tar, 'stroke-width': 5 }),
    dabs(
      60,
      () => [between(p.random, 300, 1300), between(p.random, 220, 860)],
      paint.butter,
      2.6,
      0.6,
    ),
    fill(
      'M0 0H1600V1000H0z',
      p.around(800, 580, 1020, [
        [0, paint.ink, 0],
        [0.62, paint.ink, 0],
        [1, paint.ink, 0.6],
      ]),
    ),
  );
  return p.svg();
}
