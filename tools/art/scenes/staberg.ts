import { mix, paint, shade } from '../lib/color.ts';
import { longHouse } from '../lib/buildings.ts';
import { brush, dabs, mist, ridge, under } from '../lib/land.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, lines, n, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';
import { blob, leafy, spruces } from '../lib/trees.ts';
import { glitter } from '../lib/water.ts';

export const meta: Meta = {
  id: 5241,
  alt: {
    no: 'Staberg bergsmannsgård sett fra luften over den strenge barokkhagen: grusganger, kjøkkenbed, rader av blomstrende epletrær, runde dammer og røde hus.',
    sv: 'Stabergs bergsmansgård sedd från luften över den stränga barockträdgården: grusgångar, köksbäddar, rader av blommande äppelträd, runda dammar och röda hus.',
    en: 'Staberg, a mine master’s farm, seen from the air above its strict baroque garden: gravel walks, kitchen beds, rows of apple trees in bloom, round ponds and red houses.',
  },
  focal: [0.5, 0.52],
};

/** The garden plan set on the sheet: u across the axis (-1..1), v from the near hedge (0) to the house (1). */
const at = (u: number, v: number): Point => {
  const depth = 1 / (1 + 1.15 * v);
  return [800 + u * 860 * depth, 384 + 600 * (depth * 1.87 - 0.87)];
};
const quad = (u0: number, v0: number, u1: number, v1: number): Point[] => [
  at(u0, v0),
  at(u1, v0),
  at(u1, v1),
  at(u0, v1),
];
const gravel = mix(paint.cream, paint.lime, 0.5);
const hedge = mix(paint.leaf, paint.pine, 0.35);
const red = mix(paint.rust, paint.oxblood, 0.15);

/** A clipped hedge along a line: a low wall with a lit top. */
function hedgeRow(a: Point, b: Point, h: number): string {
  const up = (q: Point): Point => [q[0], q[1] - h];
  return (
    poly([a, b, up(b), up(a)], shade(hedge, 0.2)) +
    stroke(lines([up(a), up(b)], false), mix(paint.leaf, paint.butter, 0.3), h * 0.34)
  );
}

function appleTree(p: Picture, x: number, y: number, r: number): string {
  return (
    fill(
      `M${n(x)} ${n(y)}l${n(r * 2.2)} ${n(r * 0.5)}l${n(r * 0.4)} ${n(r * 0.7)}l${n(-r * 1.6)} ${n(-r * 0.1)}z`,
      paint.pine,
      { opacity: 0.3 },
    ) +
    stroke(`M${n(x)} ${n(y)}v${n(-r * 1.1)}`, paint.umber, r * 0.22) +
    fill(blob(p, x, y - r * 1.7, r * 1.05, r * 0.9, 0.2, 11), mix(paint.leaf, paint.moss, 0.4)) +
    dabs(
      r > 20 ? 18 : 5,
      () => [x + between(p.random, -r, r) * 0.85, y - r * 1.7 + between(p.random, -r, r) * 0.75],
      paint.rose,
      r * 0.36,
    ) +
    dabs(
      r > 20 ? 20 : 7,
      () => [
        x - r * 0.15 + between(p.random, -r, r) * 0.8,
        y - r * 1.85 + between(p.random, -r, r) * 0.7,
      ],
      paint.snow,
      r * 0.3,
    )
  );
}

function pavilion(x: number, y: number, s: number): string {
  return (
    rect(x - 34 * s, y - 56 * s, 68 * s, 56 * s, red) +
    rect(x + 6 * s, y - 56 * s, 28 * s, 56 * s, shade(red, 0.25)) +
    rect(x - 14 * s, y - 40 * s, 18 * s, 40 * s, paint.snow) +
    rect(x - 11 * s, y - 37 * s, 12 * s, 37 * s, shade(paint.leaf, 0.3)) +
    fill(
      `M${n(x - 44 * s)} ${n(y - 54 * s)}L${n(x)} ${n(y - 112 * s)}L${n(x + 44 * s)} ${n(y - 54 * s)}z`,
      mix(paint.tar, paint.umber, 0.4),
    ) +
    fill(
      `M${n(x + 4 * s)} ${n(y - 54 * s)}L${n(x)} ${n(y - 112 * s)}L${n(x + 44 * s)} ${n(y - 54 * s)}z`,
      paint.ink,
      { opacity: 0.35 },
    ) +
    circle(x, y - 116 * s, 5 * s, paint.butter)
  );
}

export function draw(): string {
  const p = new Picture('staberg');
  const far = ridge(p, pts('-20,196 300,170 700,190 1100,160 1640,186'), 5, 2, 8, true);
  const house = {
    color: red,
    roofColor: mix(paint.rust, paint.umber, 0.4),
    trim: paint.snow,
    glass: mix(paint.night, paint.slate, 0.3),
  };
  const slag = mix(mix(paint.rust, paint.umber, 0.4), paint.heather, 0.35);
  p.add(
    sky(
      p,
      230,
      spread(mix(paint.slate, paint.haze, 0.5), paint.mist, mix(paint.cream, paint.butter, 0.3)),
    ),
    heap(p, 120, 130, 420, 70, paint.snow, 0.9) + heap(p, 980, 120, 460, 70, paint.snow, 0.9),
    poly(under(far, 300), mix(paint.slate, paint.heather, 0.3)),
    rect(
      0,
      214,
      1600,
      110,
      p.down(214, 324, spread(mix(paint.haze, paint.cream, 0.4), paint.slate)),
    ),
    glitter(p, 1080, 218, 300, 200, paint.snow, 50),
    fill(
      'M-20 300Q120 236 260 252Q360 226 470 262Q560 270 640 306V400H-20zM1180 310Q1290 258 1400 270Q1500 246 1640 280V400H1180z',
      slag,
    ) +
      fill(
        'M40 300Q130 250 220 258Q200 280 240 310zM380 300Q420 250 470 262Q500 280 490 306zM1390 310Q1420 270 1450 268Q1500 290 1490 310z',
        shade(slag, 0.35),
        { opacity: 0.5 },
      ),
    spruces(
      p,
      ridge(p, pts('-20,330 400,318 800,330 1200,318 1640,326'), 4, 5),
      90,
      26,
      54,
      mix(paint.pine, paint.leaf, 0.25),
      paint.moss,
    ),
    mist(p, 250, 110, paint.cream, 0.5),
    rect(
      0,
      322,
      1600,
      690,
      p.down(
        322,
        1000,
        spread(
          mix(paint.moss, paint.butter, 0.5),
          mix(paint.leaf, paint.moss, 0.5),
          mix(paint.leaf, paint.pine, 0.4),
        ),
      ),
    ),
    brush(p, { x: 0, y: 330, w: 1600, h: 660 }, 420, 0, 34, paint.butter, 2, 0.25),
    ...[
      [90, 430, 150],
      [230, 400, 120],
      [1380, 400, 130],
      [1520, 440, 170],
      [40, 640, 230],
      [1570, 660, 240],
    ].map(([x = 0, y = 0, h = 0]) =>
      leafy(p, x, y, h, {
        trunk: paint.tar,
        dark: mix(paint.leaf, paint.pine, 0.5),
        mid: paint.leaf,
        light: mix(paint.moss, paint.butter, 0.3),
      }),
    ),
    // Main building across the axis, its wings, and the small houses with pyramid roofs.
    longHouse(p, {
      ...house,
      x: 330,
      base: 390,
      w: 170,
      wall: 54,
      roof: 44,
      windows: 4,
      chimneys: [0.5],
    }),
    longHouse(p, {
      ...house,
      x: 1100,
      base: 390,
      w: 170,
      wall: 54,
      roof: 44,
      windows: 4,
      chimneys: [0.5],
    }),
    longHouse(p, {
      ...house,
      x: 612,
      base: 390,
      w: 376,
      wall: 96,
      roof: 74,
      windows: 7,
      rows: 2,
      hip: 70,
      chimneys: [0.28, 0.72],
      doorAt: 3,
    }),
    poly(pts('752,296 800,264 848,296'), paint.snow) + poly(pts('762,293 800,270 838,293'), red),
  );
  const quarters: string[] = [];
  const crops = [
    mix(paint.moss, paint.butter, 0.25),
    paint.leaf,
    mix(paint.plum, paint.leaf, 0.4),
    mix(paint.ochre, paint.moss, 0.4),
    mix(paint.leaf, paint.haze, 0.4),
  ];
  for (const s of [-1, 1]) {
    // The kitchen garden in four parts: high, narrow beds.
    for (const [v0, v1] of [
      [0.36, 0.55],
      [0.6, 0.8],
    ] as const)
      for (let i = 0; i < 9; i += 1) {
        const [u0, u1] = [s * (0.12 + i * 0.083), s * (0.175 + i * 0.083)];
        const bed = quad(u0, v0, u1, v1);
        quarters.push(
          poly(bed, mix(paint.umber, paint.tar, 0.2)),
          dabs(
            17,
            () =>
              at(
                u0 + (u1 - u0) * (0.15 + 0.7 * p.random()),
                v0 + (v1 - v0) * (0.04 + 0.92 * p.random()),
              ),
            crops[(i * 2 + (v0 > 0.5 ? 1 : 0)) % 5] ?? paint.leaf,
            15 - v0 * 6,
          ),
        );
      }
    const arc = Array.from({ length: 15 }, (_, k): Point => {
      const a = Math.PI * (k / 14);
      return at(s * 0.5 - Math.cos(a) * 0.26, 0.05 + Math.sin(a) * 0.15);
    });
    quarters.push(
      poly(arc, gravel, { stroke: gravel, 'stroke-width': 40 }),
      poly(
        arc,
        p.down(760, 930, spread(mix(paint.haze, paint.mist, 0.5), paint.slate, paint.fjord)),
        { stroke: mix(paint.granite, paint.lime, 0.4), 'stroke-width': 12 },
      ),
      dabs(
        12,
        () => {
          const q = at(s * 0.5 + between(p.random, -0.16, 0.16), 0.07 + p.random() * 0.07);
          return q;
        },
        mix(paint.leaf, paint.moss, 0.4),
        18,
        0.9,
      ),
    );
  }
  p.add(
    // Gravel: the axis, the cross walks and the border.
    poly(quad(-0.92, 0, 0.92, 0.99), mix(mix(paint.moss, paint.leaf, 0.5), paint.butter, 0.2)),
    fill(
      [
        quad(-0.92, 0, -0.86, 0.99),
        quad(0.86, 0, 0.92, 0.99),
        quad(-0.075, -0.06, 0.075, 0.985),
        quad(-0.92, 0.26, 0.92, 0.32),
        quad(-0.9, 0.555, 0.9, 0.595),
        quad(-0.92, 0.82, 0.92, 0.86),
      ]
        .map((q) => lines(q))
        .join(''),
      gravel,
    ),
    poly(
      [...Array(24)].map((_, k) => {
        const a = (k / 24) * Math.PI * 2;
        return at(Math.cos(a) * 0.15, 0.29 + Math.sin(a) * 0.11);
      }),
      gravel,
    ) +
      poly(
        [...Array(24)].map((_, k) => {
          const a = (k / 24) * Math.PI * 2;
          return at(Math.cos(a) * 0.08, 0.29 + Math.sin(a) * 0.06);
        }),
        hedge,
      ),
    ...quarters,
  );
  for (const v of [0.98, 0.93, 0.88])
    for (let i = 0; i < 9; i += 1)
      for (const s of [-1, 1]) {
        const [x, y] = at(s * (0.13 + i * 0.088), v);
        p.add(appleTree(p, x, y, 13 - v * 2));
      }
  p.add(
    ...[-1, 1].map((s) => pavilion(...at(s * 0.99, 0.85), 0.95)),
    ...[-1, 1].map(
      (s) =>
        hedgeRow(at(s * 0.09, 0.34), at(s * 0.86, 0.34), 18) +
        hedgeRow(at(s * 0.09, 0.24), at(s * 0.86, 0.24), 22),
    ),
    ...[-1, 1].map(
      (s) =>
        appleTree(p, ...at(s * 0.8, 0.05), 44) +
        appleTree(p, ...at(s * 0.8, 0.15), 38) +
        appleTree(p, ...at(s * 0.17, 0.04), 42) +
        appleTree(p, ...at(s * 0.2, 0.19), 36),
    ),
    ...[
      [0.02, 0.18, 72],
      [-0.03, 0.2, 70],
      [0.03, 0.7, 44],
      [-0.5, 0.57, 48],
      [0.4, 0.3, 62],
    ].map(([u = 0, v = 0, h = 0], i) =>
      figure(
        ...at(u, v),
        h,
        [paint.night, paint.oxblood, paint.plum, paint.snow, paint.fjord][i] ?? paint.night,
        paint.rose,
      ),
    ),
    ...[-1, 1].map((s) => hedgeRow(at(s * 0.09, -0.02), at(s * 1.06, -0.02), 34)),
    birds(p, 420, 300, 6, 10, paint.snow),
  );
  return p.svg();
}
