import { mix, paint, shade } from '../lib/color.ts';
import { between } from '../lib/random.ts';
import { brush, dabs, dabsAt, grass, hill, mist, ridge, under, wisps } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, streaks, sun } from '../lib/sky.ts';
import { fill, group, lines, n, Picture, poly, stroke, type Point } from '../lib/svg.ts';
import { blob, pine } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5204,
  alt: {
    no: 'Rødmalte helleristninger på et blankslipt granittberg i Tanum: skip med mannskap, krigere med økser og et solhjul, mellom furuer.',
    sv: 'Rödmålade hällristningar på en slipad granithäll i Tanum: skepp med besättning, krigare med yxor och ett solhjul, mellan tallar.',
    en: 'Rock carvings filled with red on polished granite at Tanum: ships with crews, warriors with axes and a sun wheel, among pines.',
  },
  focal: [0.5, 0.6],
};

/** A Bronze Age ship: double keel line, raised stems with beast heads, crew as strokes. */
function ship(x: number, y: number, s: number, crew: number): string {
  const q = (dx: number, dy: number): string => `${n(x + dx * s)} ${n(y + dy * s)}`;
  let d = `M${q(-120, -34)}Q${q(-104, 2)} ${q(-70, 4)}H${n(x + 84 * s)}Q${q(112, 0)} ${q(122, -50)}Q${q(128, -62)} ${q(142, -56)}`;
  d += `M${q(-136, 12)}Q${q(-120, 24)} ${q(-90, 24)}H${n(x + 104 * s)}L${q(146, 10)}M${q(-120, -34)}Q${q(-126, -44)} ${q(-138, -38)}`;
  for (let i = 0; i < 9; i += 1) d += `M${q(-74 + i * 20, 4)}V${n(y + 24 * s)}`;
  for (let i = 0; i < crew; i += 1) d += `M${q(-74 + (i * 156) / crew, 2)}V${n(y - 20 * s)}`;
  return d;
}

/** A warrior with a raised axe. */
function warrior(x: number, y: number, s: number, left = false): string {
  const f = left ? -s : s;
  const q = (dx: number, dy: number): string => `${n(x + dx * f)} ${n(y + dy * s)}`;
  return `M${q(0, -40)}V${n(y)}L${q(-14, 26)}L${q(-10, 52)}H${n(x + 2 * f)}M${q(0, 0)}L${q(16, 24)}L${q(14, 52)}H${n(x + 26 * f)}M${q(0, -32)}L${q(30, -44)}L${q(34, -88)}M${q(34, -84)}Q${q(52, -92)} ${q(58, -76)}L${q(35, -72)}M${q(0, -32)}L${q(-22, -16)}L${q(-34, -30)}M${q(-2, -2)}L${q(-30, 14)}M${q(0, -50)}h.1M${q(2, -53)}l${n(8 * f)} ${n(-2 * s)}`;
}

function sunWheel(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${r} ${r * 0.8} 0 1 1 ${2 * r} 0a${r} ${r * 0.8} 0 1 1 ${-2 * r} 0M${n(x - r)} ${n(y)}h${2 * r}M${n(x)} ${n(y - r * 0.8)}v${r * 1.6}`;
}

export function draw(): string {
  const p = new Picture('tanum');
  p.add(
    sky(p, 420, [
      [0, mix(paint.leaf, paint.slate, 0.6)],
      [0.5, mix(paint.haze, paint.butter, 0.35)],
      [1, paint.apricot],
    ]),
    sun(p, 1180, 236, 48, paint.cream, paint.butter, 9, 0.95),
    streaks(p, { x: 0, y: 40, w: 1600, h: 180 }, 20, paint.cream, 0.5, 420, 10),
    hill(
      p,
      [
        [-20, 320],
        [260, 270],
        [520, 310],
        [900, 280],
        [1300, 322],
        [1640, 290],
      ],
      mix(paint.haze, paint.apricot, 0.4),
      { rough: 10, salt: 2 },
    ),
    mist(p, 250, 120, paint.butter, 0.6),
    hill(
      p,
      [
        [-20, 350],
        [300, 330],
        [700, 352],
        [1100, 340],
        [1640, 356],
      ],
      mix(paint.leaf, paint.ochre, 0.4),
      { salt: 3 },
    ),
    wisps(p, 0, 1600, 340, 20, paint.butter, 0.5, 7),
  );
  const floor = ridge(
    p,
    [
      [-20, 400],
      [500, 392],
      [1000, 396],
      [1640, 404],
    ],
    4,
    4,
  );
  p.add(
    poly(under(floor), mix(paint.pine, paint.moss, 0.35)),
    dabs(
      300,
      () => [p.random() * 1600, 400 + p.random() * 90],
      mix(paint.heather, paint.rust, 0.4),
      7,
      0.8,
    ),
    dabs(
      260,
      () => [p.random() * 1600, 400 + p.random() * 100],
      mix(paint.moss, paint.butter, 0.3),
      6,
      0.8,
    ),
  );
  const stem = mix(paint.rust, paint.apricot, 0.25);
  for (const [x, y, h] of [
    [330, 420, 250],
    [450, 415, 200],
    [1300, 418, 230],
    [1400, 420, 290],
    [120, 450, 370],
    [230, 430, 300],
    [1520, 450, 400],
  ] as const) {
    p.add(
      fill(`M${x - 8} ${y}L${x - h * 0.9} ${y + h * 0.26}h${h * 0.16}L${x + 8} ${y}z`, paint.pine, {
        opacity: 0.4,
      }),
      pine(p, x, y, h, {
        stem,
        dark: mix(paint.pine, paint.leaf, 0.15),
        light: mix(paint.moss, paint.butter, 0.15),
      }),
    );
  }
  // The slab leans towards the viewer, smoothed by the ice and striped by water.
  const slab = ridge(
    p,
    [
      [-20, 620],
      [110, 540],
      [330, 476],
      [620, 438],
      [900, 428],
      [1180, 446],
      [1420, 510],
      [1640, 610],
    ],
    7,
    6,
    8,
    true,
  );
  const shape = lines(under(slab));
  const bands = [0, 1, 2, 3, 4]
    .map((i) => `M-40 ${690 + i * 90}Q400 ${540 + i * 94} 800 ${560 + i * 96}T1660 ${660 + i * 96}`)
    .join('');
  p.add(
    p.clipped(
      shape,
      fill(
        shape,
        p.along(
          [1250, 440],
          [350, 1000],
          [
            [0, mix(paint.lime, paint.apricot, 0.5)],
            [0.4, mix(paint.granite, paint.lime, 0.45)],
            [1, mix(paint.granite, paint.slate, 0.55)],
          ],
        ),
      ),
      stroke(bands, mix(paint.granite, paint.plum, 0.4), 26, { opacity: 0.16 }),
      stroke(bands, paint.cream, 5, { opacity: 0.3, transform: 'translate(0 -18)' }),
      fill(
        [...Array(12)]
          .map((_, i) => {
            const x = 120 + i * 130;
            return `M${n(x)} 440q${n(-60)} 260 ${n(-130)} 580h${n(between(p.random, 30, 80))}q20 -300 ${n(between(p.random, 60, 110))} -580z`;
          })
          .join(''),
        mix(paint.fjord, paint.granite, 0.45),
        { opacity: 0.16 },
      ),
      brush(p, { x: -20, y: 430, w: 1640, h: 580 }, 520, 0.05, 34, paint.cream, 2, 0.25),
      brush(p, { x: -20, y: 430, w: 1640, h: 580 }, 520, 0.12, 30, paint.plum, 2, 0.25),
      dabs(
        900,
        () => [p.random() * 1600, 440 + p.random() * 560],
        mix(paint.granite, paint.plum, 0.5),
        2.6,
        0.4,
      ),
      dabs(500, () => [p.random() * 1600, 440 + p.random() * 560], paint.cream, 2.4, 0.5),
      fill(
        [...Array(22)]
          .map(() =>
            blob(
              p,
              p.random() * 1600,
              460 + p.random() * 540,
              8 + p.random() * 30,
              5 + p.random() * 12,
              0.4,
            ),
          )
          .join(''),
        mix(paint.moss, paint.lime, 0.45),
        { opacity: 0.6 },
      ),
      stroke(
        'M-20 880Q260 820 470 850T760 960T900 1010M1640 560Q1480 600 1420 700T1240 800',
        mix(paint.tar, paint.granite, 0.3),
        4,
        { opacity: 0.6 },
      ),
    ),
    stroke(lines(slab, false), paint.cream, 5, { opacity: 0.65 }),
  );
  const carved = [
    ship(470, 560, 1, 8),
    ship(800, 520, 0.8, 7),
    ship(1130, 560, 1.05, 9),
    ship(420, 760, 1.35, 11),
    ship(860, 690, 1.2, 10),
    ship(1290, 800, 1.35, 10),
    ship(850, 920, 1.5, 12),
    warrior(648, 640, 0.75),
    warrior(205, 650, 1),
    warrior(1072, 806, 0.9, true),
    warrior(1405, 640, 1.05, true),
    warrior(290, 930, 1.15),
    warrior(604, 904, 0.75),
    sunWheel(1212, 664, 36),
    sunWheel(640, 500, 22),
    sunWheel(1200, 930, 34),
  ];
  const cups: Point[] = [];
  for (let i = 0; i < 14; i += 1)
    cups.push([330 + i * 19, 648 + Math.sin(i * 0.7) * 7], [1000 + i * 12, 628 - i]);
  const cut = (color: string, width: number): string =>
    carved
      .map((d) =>
        stroke(d, color, width, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
      )
      .join('') + dabsAt(cups, color, width + 4);
  p.add(
    group({ transform: 'translate(-2 -3)', opacity: 0.55 }, cut(paint.plum, 10)),
    group({ transform: 'translate(2 3)', opacity: 0.6 }, cut(paint.cream, 10)),
    cut(mix(paint.rust, paint.ember, 0.3), 9),
  );
  const edge = ridge(
    p,
    [
      [-20, 930],
      [130, 960],
      [280, 1010],
    ],
    5,
    9,
  );
  const edgeRight = ridge(
    p,
    [
      [1360, 1010],
      [1500, 960],
      [1640, 920],
    ],
    5,
    10,
  );
  for (const line of [edge, edgeRight])
    p.add(
      poly(under(line, 1010), shade(paint.pine, 0.2)),
      grass(p, line, 0.7, 50, mix(paint.pine, paint.moss, 0.3)),
      dabs(
        80,
        () => [(line[0]?.[0] ?? 0) + p.random() * 290, 930 + p.random() * 70],
        mix(paint.heather, paint.rose, 0.4),
        6,
        0.95,
      ),
    );
  return p.svg();
}
