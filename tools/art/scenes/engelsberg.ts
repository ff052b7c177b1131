import { mix, paint, shade } from '../lib/color.ts';
import { boards, longHouse, masonry, pane } from '../lib/buildings.ts';
import { brush, dabs, grass, hill, mist, ridge, under, wisps } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, streaks, sun } from '../lib/sky.ts';
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
import { birch, spruces } from '../lib/trees.ts';
import { ripples } from '../lib/water.ts';

export const meta: Meta = {
  id: 5203,
  alt: {
    no: 'Engelsbergs bruk om høsten: masovnen med trekledd topp, vannhjulet ved dammen og gule bjørker i parken.',
    sv: 'Engelsbergs bruk om hösten: masugnen med träklädd topp, vattenhjulet vid dammen och gula björkar i parken.',
    en: 'Engelsberg Ironworks in autumn: the blast furnace with its timber-clad top, the water wheel by the pond and yellow birches in the park.',
  },
  focal: [0.5, 0.5],
};

const red = mix(paint.rust, paint.oxblood, 0.45);

function wheel(cx: number, cy: number, r: number): string {
  let spokes = '';
  let paddles = '';
  for (let i = 0; i < 8; i += 1) {
    const a = (i * Math.PI) / 8;
    spokes += `M${n(cx - Math.cos(a) * r)} ${n(cy - Math.sin(a) * r)}L${n(cx + Math.cos(a) * r)} ${n(cy + Math.sin(a) * r)}`;
  }
  for (let i = 0; i < 32; i += 1) {
    const a = (i * Math.PI) / 16;
    paddles += `M${n(cx + Math.cos(a) * r * 0.86)} ${n(cy + Math.sin(a) * r * 0.86)}L${n(cx + Math.cos(a + 0.07) * r * 1.06)} ${n(cy + Math.sin(a + 0.07) * r * 1.06)}`;
  }
  return group(
    {},
    circle(cx, cy, r * 1.02, paint.ink, { opacity: 0.35 }),
    stroke(spokes, paint.umber, r * 0.055),
    circle(cx, cy, r * 0.97, 'none', {
      stroke: mix(paint.umber, paint.ochre, 0.3),
      'stroke-width': r * 0.07,
    }),
    circle(cx, cy, r * 0.8, 'none', { stroke: paint.umber, 'stroke-width': r * 0.05 }),
    stroke(paddles, paint.tar, r * 0.05),
    circle(cx, cy, r * 0.12, paint.tar),
  );
}

export function draw(): string {
  const p = new Picture('engelsberg');
  const pond = 800;
  p.add(
    sky(p, 640, [
      [0, mix(paint.haze, paint.slate, 0.25)],
      [0.5, paint.mist],
      [0.85, paint.cream],
      [1, paint.butter],
    ]),
    sun(p, 380, 330, 44, paint.snow, paint.cream, 11, 0.9),
    streaks(p, { x: 0, y: 60, w: 1600, h: 200 }, 18, paint.snow, 0.6, 420, 10),
    hill(
      p,
      [
        [-20, 470],
        [300, 430],
        [700, 460],
        [1100, 420],
        [1640, 450],
      ],
      mix(paint.haze, paint.leaf, 0.25),
      { rough: 8, salt: 2 },
    ),
  );
  const wood = ridge(
    p,
    [
      [-20, 540],
      [400, 520],
      [900, 530],
      [1640, 510],
    ],
    8,
    3,
  );
  p.add(
    poly(under(wood), mix(paint.slate, paint.leaf, 0.5)),
    spruces(p, wood, 90, 30, 84, mix(paint.slate, paint.pine, 0.55)),
    mist(p, 450, 170, paint.cream, 0.8),
  );
  const lawn = ridge(
    p,
    [
      [-20, 640],
      [500, 650],
      [1100, 654],
      [1640, 632],
    ],
    4,
    4,
    8,
    true,
  );
  p.add(
    poly(
      under(lawn),
      p.down(630, 820, [
        [0, mix(paint.moss, paint.butter, 0.55)],
        [1, mix(paint.moss, paint.ochre, 0.25)],
      ]),
    ),
    brush(p, { x: -20, y: 650, w: 1640, h: 150 }, 260, 0, 40, paint.butter, 2, 0.35),
  );
  for (let i = 0; i < 17; i += 1) {
    const x = i < 8 ? 10 + i * 62 : 1120 + (i - 8) * 58;
    p.add(
      birch(
        p,
        x,
        664 + ((i * 29) % 46),
        240 + ((i * 53) % 110),
        {
          stem: paint.snow,
          mark: paint.tar,
          dark: paint.ochre,
          light: i % 3 ? paint.butter : paint.apricot,
        },
        0.55,
      ),
    );
  }
  p.add(
    wisps(p, 0, 1600, 640, 20, paint.cream, 0.55, 8),
    longHouse(p, {
      x: 190,
      base: 690,
      w: 190,
      wall: 60,
      roof: 46,
      color: red,
      roofColor: mix(paint.rust, paint.tar, 0.35),
      trim: paint.cream,
      glass: paint.night,
      windows: 4,
      doorAt: 1,
      chimneys: [0.4],
    }),
    longHouse(p, {
      x: 1250,
      base: 690,
      w: 250,
      wall: 84,
      roof: 60,
      color: mix(paint.lime, paint.cream, 0.4),
      roofColor: mix(paint.rust, paint.tar, 0.25),
      trim: paint.cream,
      glass: paint.fjord,
      windows: 7,
      rows: 2,
      hip: 40,
      upright: false,
      chimneys: [0.25, 0.75],
    }),
  );
  // The blast furnace: stone pipe with a slag-stone base, timber house over the mouth, charging bridge and casting house.
  const base = 760;
  const stone = mix(paint.granite, paint.lime, 0.35);
  const pipe: Point[] = [
    [640, base],
    [664, base - 360],
    [850, base - 360],
    [878, base],
  ];
  const bridge: Point[] = [
    [850, base - 330],
    [1210, base - 196],
    [1210, base - 150],
    [850, base - 284],
  ];
  p.add(
    stroke(
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            `M${900 + i * 70} ${base - 280 + i * 26}V${base - 40}M${900 + i * 70} ${base - 120}l70 -${60 - i * 6}`,
        )
        .join(''),
      paint.tar,
      8,
    ),
    poly(bridge, shade(red, 0.15)) +
      stroke(
        [...Array(24)].map((_, i) => `M${858 + i * 15} ${n(base - 327 + i * 5.6)}v46`).join(''),
        shade(red, 0.55),
        1.6,
        { opacity: 0.6 },
      ) +
      poly(
        [
          [842, base - 352],
          [1222, base - 208],
          [1222, base - 192],
          [842, base - 326],
        ],
        paint.tar,
      ),
    p.clipped(
      lines(pipe),
      masonry(p, 640, base - 364, 240, 364, 30, stone, shade(paint.granite, 0.5), paint.cream),
      rect(
        640,
        base - 364,
        240,
        364,
        p.along(
          [640, 0],
          [878, 0],
          [
            [0, paint.butter, 0.3],
            [0.4, paint.butter, 0],
            [1, paint.ink, 0.5],
          ],
        ),
      ),
    ),
    stroke(
      [0.22, 0.5, 0.78]
        .map((t) => `M${n(640 + 24 * t)} ${n(base - 360 * t)}H${n(878 - 28 * t)}`)
        .join(''),
      paint.tar,
      6,
    ),
    poly(
      [
        [636, base - 350],
        [630, base - 500],
        [884, base - 500],
        [878, base - 350],
      ],
      red,
    ) +
      poly(
        [
          [770, base - 350],
          [770, base - 500],
          [884, base - 500],
          [878, base - 350],
        ],
        shade(red, 0.22),
      ),
    boards(634, base - 500, 246, 150, 15, shade(red, 0.6), true, 0.6),
    pane(672, base - 456, 34, 50, { frame: paint.cream, glass: paint.night }) +
      pane(806, base - 456, 34, 50, { frame: paint.cream, glass: paint.night }) +
      rect(736, base - 440, 46, 90, paint.cream) +
      rect(741, base - 434, 36, 84, paint.tar),
    poly(
      [
        [612, base - 492],
        [680, base - 574],
        [834, base - 574],
        [902, base - 492],
      ],
      mix(paint.tar, paint.plum, 0.25),
    ) +
      poly(
        [
          [612, base - 492],
          [680, base - 574],
          [740, base - 574],
          [700, base - 492],
        ],
        mix(paint.tar, paint.rose, 0.3),
      ),
    rect(726, base - 640, 62, 74, shade(stone, 0.2)) +
      rect(726, base - 640, 22, 74, stone) +
      rect(718, base - 650, 78, 14, shade(stone, 0.5)) +
      rect(738, base - 660, 38, 12, paint.ember),
    fill(`M744 ${base - 660}q-40 -40 6 -74q46 -30 10 -86q60 40 36 88q-30 36 -16 72z`, paint.snow, {
      opacity: 0.6,
    }),
  );
  p.add(
    longHouse(p, {
      x: 440,
      base,
      w: 260,
      wall: 96,
      roof: 96,
      color: red,
      roofColor: mix(paint.tar, paint.rust, 0.25),
      trim: paint.cream,
      glass: paint.night,
      windows: 4,
      doorAt: 2,
    }),
    fill(`M724 ${base}v-70q42 -50 84 0v70z`, paint.ink) +
      fill(`M736 ${base}v-62q30 -38 60 0v62z`, paint.ember) +
      fill(`M750 ${base}v-40q16 -24 32 0v40z`, paint.butter) +
      circle(
        766,
        base - 20,
        130,
        p.around(766, base - 20, 130, [
          [0, paint.ember, 0.5],
          [1, paint.ember, 0],
        ]),
      ),
    longHouse(p, {
      x: 1010,
      base,
      w: 220,
      wall: 104,
      roof: 76,
      color: shade(red, 0.08),
      roofColor: mix(paint.tar, paint.rust, 0.2),
      trim: paint.cream,
      glass: paint.night,
      windows: 3,
      chimneys: [0.7],
    }),
    // The launder that brings the water, and the wheel it falls on.
    rect(1180, base - 150, 260, 14, paint.umber) +
      stroke('M1250 622v150M1330 622v150M1410 622v150', paint.tar, 8) +
      stroke(`M1186 ${base - 136}q-6 60 -10 146`, paint.snow, 12, { opacity: 0.85 }) +
      stroke(`M1194 ${base - 136}q-4 60 -4 150`, paint.snow, 6, { opacity: 0.85 }),
    wheel(1120, base - 22, 96),
    masonry(
      p,
      380,
      base - 2,
      900,
      46,
      36,
      mix(paint.granite, paint.plum, 0.35),
      paint.ink,
      paint.lime,
    ),
  );
  const shape: Point[] = [
    [-20, pond - 10],
    [300, pond - 4],
    [380, pond + 2],
    [1280, pond + 2],
    [1640, pond - 14],
    [1640, 1000],
    [-20, 1000],
  ];
  p.add(
    poly(
      shape,
      p.down(pond, 1000, [
        [0, mix(paint.mist, paint.ochre, 0.35)],
        [0.35, mix(paint.slate, paint.moss, 0.4)],
        [1, mix(paint.fjord, paint.tar, 0.45)],
      ]),
    ),
    fill(`M640 ${pond + 2}l20 150h190l28 -150z`, stone, { opacity: 0.4 }) +
      fill(`M632 ${pond + 150}l10 50h230l8 -50z`, red, { opacity: 0.45 }) +
      fill(`M440 ${pond + 2}v50h200v-50z`, red, { opacity: 0.45 }) +
      fill(`M736 ${pond + 2}h60l-14 90h-32z`, paint.ember, { opacity: 0.7 }) +
      fill(`M1010 ${pond + 2}v46h220v-46z`, red, { opacity: 0.4 }),
    ripples(p, { x: -50, y: pond + 6, w: 1700, h: 200 }, 120, paint.tar, 0.35, 160, 5),
    ripples(p, { x: -50, y: pond + 6, w: 1700, h: 200 }, 70, paint.butter, 0.55, 110, 3.4),
    dabs(160, () => [p.random() * 1600, pond + 10 + p.random() * 190], paint.butter, 7, 0.95),
    dabs(90, () => [p.random() * 1600, pond + 10 + p.random() * 190], paint.ember, 6, 0.95),
  );
  const near = ridge(
    p,
    [
      [-20, 880],
      [160, 920],
      [360, 990],
      [460, 1010],
    ],
    6,
    9,
    8,
    true,
  );
  p.add(
    poly(under(near), mix(paint.moss, paint.tar, 0.6)),
    fill('M1400 1010Q1480 950 1640 900V1010z', mix(paint.moss, paint.tar, 0.6)),
    grass(
      p,
      [
        [1410, 1000],
        [1490, 955],
        [1620, 908],
      ],
      0.5,
      46,
      mix(paint.ochre, paint.moss, 0.3),
    ),
    grass(p, near, 0.5, 46, mix(paint.ochre, paint.moss, 0.3)),
    birch(
      p,
      90,
      930,
      640,
      { stem: paint.snow, mark: paint.tar, dark: paint.ochre, light: paint.butter },
      1.5,
    ),
    birch(
      p,
      1530,
      955,
      560,
      {
        stem: paint.snow,
        mark: paint.tar,
        dark: mix(paint.ember, paint.ochre, 0.4),
        light: paint.butter,
      },
      1.4,
    ),
  );
  return p.svg();
}
