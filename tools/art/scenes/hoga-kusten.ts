import { mix, paint, shade } from '../lib/color.ts';
import { rowboat } from '../lib/boats.ts';
import { between } from '../lib/random.ts';
import { brush, dabs, massif, mist, ridge, under, wisps } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks, sun } from '../lib/sky.ts';
import { fill, lines, n, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';
import { blob, pine, spruces } from '../lib/trees.ts';
import { glitter, ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5211,
  alt: {
    no: 'Røde klipper og en hevet rullesteinsstrand ved Höga kusten, med hengebroen og Skulebergets rygg i morgengry.',
    sv: 'Röda klippor och ett högt klapperstensfält vid Höga kusten, med hängbron och Skulebergets rygg i gryningsljus.',
    en: 'Red cliffs and a raised shingle beach on the High Coast, the suspension bridge and the back of Skuleberget in dawn light.',
  },
  focal: [0.5, 0.55],
};

export function draw(): string {
  const p = new Picture('hoga-kusten');
  const shore = 600;
  const blue = mix(paint.slate, paint.heather, 0.3);
  p.add(
    sky(p, shore, [
      [0, mix(paint.slate, paint.haze, 0.3)],
      [0.45, mix(paint.haze, paint.rose, 0.4)],
      [0.8, mix(paint.rose, paint.cream, 0.45)],
      [1, paint.butter],
    ]),
    sun(p, 900, 500, 48, paint.snow, paint.cream, 10, 0.95),
    streaks(p, { x: 0, y: 60, w: 1600, h: 260 }, 30, paint.cream, 0.5, 440, 10),
    streaks(p, { x: 0, y: 240, w: 1600, h: 140 }, 14, paint.heather, 0.3, 460, 12),
    massif(p, {
      points: [
        [-30, 500],
        [160, 480],
        [360, 500],
        [560, 460],
        [740, 520],
        [900, 560],
        [1100, 540],
        [1300, 500],
        [1640, 520],
      ],
      color: mix(blue, paint.rose, 0.55),
      light: paint.cream,
      dark: blue,
      sun: 'right',
      base: shore,
      rough: 6,
      ribs: 20,
      salt: 2,
    }),
    mist(p, 470, 130, paint.cream, 0.75),
    // Skuleberget: a whale's back with a sheer face to the sea.
    massif(p, {
      points: [
        [60, shore],
        [150, 540],
        [260, 430],
        [380, 350],
        [500, 320],
        [600, 330],
        [668, 364],
        [690, 470],
        [720, 560],
        [770, shore],
      ],
      color: mix(blue, paint.leaf, 0.3),
      light: mix(paint.rose, paint.apricot, 0.4),
      dark: mix(paint.fjord, paint.heather, 0.25),
      sun: 'right',
      base: shore,
      rough: 7,
      ribs: 60,
      salt: 3,
    }),
    dabs(
      220,
      (): Point => {
        const x = between(p.random, 120, 620);
        return [x, between(p.random, 430 + Math.abs(x - 520) * 0.4, shore)];
      },
      mix(paint.pine, blue, 0.45),
      9,
      0.7,
    ),
    wisps(p, 60, 800, 560, 20, paint.cream, 0.6, 6),
    water(p, shore, 1000, [
      [0, mix(paint.cream, paint.rose, 0.3)],
      [0.35, mix(paint.haze, paint.slate, 0.4)],
      [1, paint.fjord],
    ]),
    ripples(p, { x: -50, y: shore + 3, w: 1700, h: 320 }, 130, paint.slate, 0.4, 170, 3.6),
    glitter(p, 900, shore + 2, 900, 80, paint.snow, 110),
  );
  // The bridge: two pylons 182 m high, 1210 m between them.
  const [deckLeft, deckRight, y0, y1] = [700, 1640, 566, 486];
  const deck = (x: number): number => y0 + ((y1 - y0) * (x - deckLeft)) / (deckRight - deckLeft);
  const towers: [number, number, number][] = [
    [860, 300, 0.8],
    [1420, 196, 1],
  ];
  const cable = (x: number): number => {
    const [a, b] = [towers[0], towers[1]] as [[number, number, number], [number, number, number]];
    if (x < a[0])
      return deck(deckLeft) + ((a[1] - deck(deckLeft)) * (x - deckLeft)) / (a[0] - deckLeft);
    if (x > b[0]) return b[1] + (x - b[0]) * 1.1;
    const t = (x - a[0]) / (b[0] - a[0]);
    return a[1] + (b[1] - a[1]) * t + 4 * t * (1 - t) * 236;
  };
  let hangers = '';
  for (let x = 720; x < 1600; x += 15)
    if (cable(x) < deck(x) - 4) hangers += `M${x} ${n(cable(x))}V${n(deck(x))}`;
  let cables = '';
  for (let x = deckLeft; x <= 1640; x += 10)
    cables += `${cables ? 'L' : 'M'}${x} ${n(Math.min(cable(x), deck(x) + 30))}`;
  const steel = mix(paint.fjord, paint.plum, 0.3);
  for (const [x, top, s] of towers) {
    const foot = shore + (s - 0.8) * 110 + 6;
    p.add(
      poly(
        [
          [x - 15 * s, foot],
          [x - 9 * s, top],
          [x - 3 * s, top],
          [x - 5 * s, foot],
        ],
        steel,
      ) +
        poly(
          [
            [x + 8 * s, foot],
            [x + 6 * s, top],
            [x + 13 * s, top],
            [x + 20 * s, foot],
          ],
          shade(steel, 0.3),
        ) +
        [0.06, 0.36, 0.66]
          .map((t) => rect(x - 12 * s, top + (foot - top) * t, 26 * s, 8 * s, steel))
          .join('') +
        rect(x - 26 * s, foot - 6, 56 * s, 12, shade(paint.granite, 0.3)),
      fill(`M${x - 14} ${foot + 4}l8 110h14l6 -110z`, steel, { opacity: 0.25 }),
    );
  }
  p.add(
    stroke(hangers, steel, 1.3, { opacity: 0.7 }),
    stroke(cables, steel, 3.4),
    poly(
      [
        [560, 574],
        [1640, deck(1640) - 4],
        [1640, deck(1640) + 8],
        [560, 580],
      ],
      shade(steel, 0.25),
    ),
    stroke([...Array(9)].map((_, i) => `M${574 + i * 16} 578v26`).join(''), steel, 4),
  );
  const low = ridge(
    p,
    [
      [-20, 600],
      [300, 590],
      [560, 596],
      [700, 612],
    ],
    4,
    7,
  );
  p.add(
    poly(under(low, 614), mix(paint.pine, paint.heather, 0.3)),
    spruces(p, low, 60, 18, 40, mix(paint.pine, paint.heather, 0.25)),
  );
  // The red cliffs fall into the sea on the right, with pines on their backs.
  const red = mix(paint.rust, paint.rose, 0.4);
  p.add(
    massif(p, {
      points: [
        [1040, 800],
        [1080, 742],
        [1130, 720],
        [1160, 650],
        [1230, 634],
        [1270, 570],
        [1350, 556],
        [1400, 500],
        [1500, 480],
        [1640, 440],
      ],
      color: red,
      light: mix(paint.apricot, paint.cream, 0.25),
      dark: mix(paint.oxblood, paint.plum, 0.35),
      sun: 'left',
      base: 830,
      rough: 9,
      ribs: 110,
      salt: 8,
    }),
    brush(p, { x: 1200, y: 640, w: 420, h: 110 }, 80, 1.45, 50, paint.oxblood, 3, 0.35),
    ...[
      [1220, 640, 90],
      [1330, 562, 120],
      [1420, 500, 150],
      [1500, 486, 190],
      [1580, 466, 160],
      [1130, 724, 70],
    ].map(([x, y, h]) =>
      pine(p, x ?? 0, y ?? 0, h ?? 0, {
        stem: mix(paint.rust, paint.umber, 0.3),
        dark: mix(paint.pine, paint.leaf, 0.15),
        light: mix(paint.moss, paint.butter, 0.25),
      }),
    ),
    fill(
      'M1030 806Q1300 776 1640 800V850Q1300 800 1030 806z',
      mix(paint.oxblood, paint.fjord, 0.4),
      { opacity: 0.6 },
    ),
  );
  // Klapper: the shingle the land has lifted out of the sea, ridge above ridge.
  const beach: Point[] = ridge(
    p,
    [
      [-20, 690],
      [160, 704],
      [340, 760],
      [560, 820],
      [840, 868],
      [1120, 890],
      [1400, 880],
      [1640, 850],
    ],
    5,
    9,
    8,
    true,
  );
  p.add(
    poly(
      under(beach),
      p.along(
        [900, 700],
        [200, 1000],
        [
          [0, mix(paint.granite, paint.rose, 0.45)],
          [1, mix(paint.granite, paint.plum, 0.5)],
        ],
      ),
    ),
  );
  let dark = '';
  let mid = '';
  let lit = '';
  for (let i = 0; i < 620; i += 1) {
    const x = between(p.random, -20, 1640);
    const t = p.random();
    const top = beach.find(([bx]) => bx >= x)?.[1] ?? 860;
    const y = top + 8 + t * (1010 - top);
    const r = 5 + t * 20 * between(p.random, 0.6, 1.2);
    const d = blob(p, x, y, r * 1.25, r * 0.72, 0.14, 6);
    if (i % 3 === 0) dark += d;
    else if (i % 3 === 1) mid += d;
    else lit += d;
  }
  p.add(
    p.clipped(
      lines(under(beach)),
      fill(dark, mix(paint.plum, paint.granite, 0.4)),
      fill(mid, mix(paint.rust, paint.rose, 0.55)),
      fill(lit, mix(paint.lime, paint.rose, 0.45)),
      stroke('M-20 770Q300 830 620 900T1640 960M-20 850Q260 910 520 1000', paint.plum, 16, {
        opacity: 0.18,
      }),
    ),
    stroke(
      lines(
        beach.filter(([x]) => x > 250),
        false,
      ),
      paint.snow,
      6,
      { opacity: 0.7 },
    ),
    rowboat(470, 800, 190, mix(paint.fjord, paint.slate, 0.4), paint.tar),
    // A red fishing cabin on the shingle.
    rect(90, 650, 130, 76, mix(paint.rust, paint.oxblood, 0.5)) +
      poly(
        [
          [220, 650],
          [220, 726],
          [266, 716],
          [266, 652],
          [243, 612],
        ],
        shade(mix(paint.rust, paint.oxblood, 0.5), 0.25),
      ) +
      poly(
        [
          [78, 654],
          [108, 606],
          [246, 606],
          [222, 654],
        ],
        mix(paint.granite, paint.plum, 0.4),
      ) +
      poly(
        [
          [246, 606],
          [222, 654],
          [228, 660],
          [244, 618],
          [268, 660],
          [274, 654],
        ],
        paint.tar,
      ) +
      rect(112, 670, 24, 26, paint.snow) +
      rect(116, 674, 16, 18, paint.butter) +
      rect(168, 668, 26, 58, paint.snow) +
      rect(172, 672, 18, 54, paint.pine) +
      rect(90, 650, 6, 76, paint.snow) +
      rect(214, 650, 6, 76, paint.snow),
    birds(p, 620, 220, 7, 12, paint.plum),
  );
  return p.svg();
}
