import { mix, paint, shade } from '../lib/color.ts';
import { reindeer, oarShip, hunter } from '../lib/carvings.ts';
import { brush, dabs, massif, mist, ridge, under } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks, sun } from '../lib/sky.ts';
import { fill, group, lines, Picture, poly, stroke, type Point } from '../lib/svg.ts';
import { blob, birch } from '../lib/trees.ts';
import { glitter, ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5104,
  alt: {
    no: 'Helleristninger i Alta: rødmalte reinsdyr, båter og mennesker på et svaberg over fjorden i midnattssol.',
    sv: 'Hällristningar i Alta: rödmålade renar, båtar och människor på en berghäll över fjorden i midnattssol.',
    en: 'Rock carvings at Alta: reindeer, boats and people painted red on a slab above the fjord under the midnight sun.',
  },
  focal: [0.5, 0.6],
};

export function draw(): string {
  const p = new Picture('alta');
  const shore = 400;
  const far = mix(paint.heather, paint.rose, 0.5);
  p.add(
    sky(p, shore, [
      [0, mix(paint.heather, paint.slate, 0.5)],
      [0.4, paint.rose],
      [0.8, paint.apricot],
      [1, paint.butter],
    ]),
    streaks(p, { x: 0, y: 40, w: 1600, h: 180 }, 26, paint.butter, 0.55, 420, 10),
    streaks(p, { x: 0, y: 20, w: 1600, h: 120 }, 12, paint.heather, 0.5, 480, 14),
    sun(p, 1010, 300, 52, paint.cream, paint.butter, 10, 0.95),
    massif(p, {
      points: [
        [-30, 290],
        [140, 236],
        [300, 280],
        [430, 220],
        [610, 300],
        [800, 336],
        [930, 372],
        [985, 400],
      ],
      color: far,
      light: paint.apricot,
      dark: mix(far, paint.plum, 0.5),
      sun: 'right',
      base: shore,
      rough: 6,
      ribs: 40,
      snow: paint.cream,
      snowDepth: 60,
      salt: 2,
    }),
    massif(p, {
      points: [
        [1030, 400],
        [1120, 362],
        [1240, 300],
        [1380, 240],
        [1500, 262],
        [1640, 210],
      ],
      color: mix(far, paint.plum, 0.2),
      light: paint.apricot,
      dark: mix(far, paint.plum, 0.6),
      sun: 'left',
      base: shore,
      rough: 6,
      ribs: 34,
      snow: paint.cream,
      snowDepth: 60,
      salt: 3,
    }),
    mist(p, 310, 110, paint.butter, 0.5),
    water(p, shore, 700, [
      [0, paint.apricot],
      [0.3, mix(paint.rose, paint.heather, 0.5)],
      [1, mix(paint.fjord, paint.plum, 0.4)],
    ]),
    ripples(p, { x: -50, y: shore + 2, w: 1700, h: 150 }, 80, paint.plum, 0.3, 150, 3),
    glitter(p, 1010, shore + 3, 560, 70, paint.cream, 80),
  );
  const heath = ridge(
    p,
    [
      [-20, 470],
      [200, 492],
      [460, 520],
      [800, 530],
      [1180, 514],
      [1420, 480],
      [1640, 450],
    ],
    6,
    5,
    8,
    true,
  );
  const slab = ridge(
    p,
    [
      [-20, 620],
      [160, 560],
      [420, 530],
      [760, 520],
      [1120, 528],
      [1400, 566],
      [1640, 640],
    ],
    8,
    6,
    8,
    true,
  );
  p.add(
    poly(under(heath), mix(paint.oxblood, paint.moss, 0.5)),
    dabs(
      380,
      () => [p.random() * 1600, 478 + p.random() * 90],
      mix(paint.moss, paint.pine, 0.5),
      9,
      0.8,
    ),
    dabs(260, () => [p.random() * 1600, 484 + p.random() * 90], paint.rust, 7, 0.8),
    ...[40, 120, 190, 1390, 1470, 1560].map((x, i) =>
      birch(
        p,
        x,
        560 + (i % 3) * 14,
        130 + (i % 3) * 40,
        {
          stem: paint.mist,
          mark: paint.tar,
          dark: mix(paint.pine, paint.moss, 0.4),
          light: mix(paint.moss, paint.butter, 0.35),
        },
        0.5,
      ),
    ),
    p.clipped(
      lines(under(slab)),
      poly(
        under(slab),
        p.along(
          [1000, 500],
          [700, 1000],
          [
            [0, mix(paint.granite, paint.apricot, 0.55)],
            [0.45, mix(paint.granite, paint.rose, 0.3)],
            [1, mix(paint.granite, paint.plum, 0.45)],
          ],
        ),
      ),
      brush(p, { x: -20, y: 520, w: 1640, h: 480 }, 340, 0.06, 120, paint.cream, 2.4, 0.2),
      brush(p, { x: -20, y: 520, w: 1640, h: 480 }, 340, 0.1, 100, paint.plum, 2.2, 0.22),
      fill(
        [...Array(16)]
          .map(() =>
            blob(
              p,
              p.random() * 1600,
              560 + p.random() * 430,
              30 + p.random() * 60,
              12 + p.random() * 20,
              0.35,
            ),
          )
          .join(''),
        mix(paint.granite, paint.plum, 0.4),
        { opacity: 0.35 },
      ),
      fill(
        [...Array(26)]
          .map(() =>
            blob(
              p,
              p.random() * 1600,
              560 + p.random() * 430,
              8 + p.random() * 26,
              5 + p.random() * 12,
              0.4,
            ),
          )
          .join(''),
        paint.moss,
        { opacity: 0.55 },
      ),
      stroke(
        'M-20 760Q240 720 420 770T820 740T1240 800T1640 760M300 1010Q420 900 560 880T700 700',
        shade(paint.plum, 0.3),
        4,
        { opacity: 0.55 },
      ),
    ),
    stroke(lines(slab, false), paint.cream, 5, { opacity: 0.6 }),
  );
  // The figures lie on the slab: squeezed from above, as one sees them standing there.
  const color = mix(paint.rust, paint.oxblood, 0.25);
  const figures = [
    reindeer(330, 640, 1.3, true),
    reindeer(520, 630, 1.05, false),
    reindeer(690, 656, 1.5, true),
    reindeer(905, 630, 1.1, true),
    reindeer(1085, 650, 1.3, false),
    reindeer(420, 850, 1.9, true),
    reindeer(1210, 880, 1.9, true),
    reindeer(890, 930, 1.2, false),
    oarShip(640, 830, 1.9, 7),
    oarShip(1240, 690, 1.2, 5),
    oarShip(160, 770, 1.2, 6),
    hunter(850, 770, 1.25),
    hunter(985, 810, 1.6),
    hunter(240, 920, 1.5),
  ];
  p.add(
    group(
      { transform: 'translate(2 3)', opacity: 0.5 },
      ...figures.map((d) =>
        stroke(d, paint.cream, 10, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
      ),
    ),
    ...figures.map((d) =>
      stroke(d, color, 10, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
    ),
    dabs(
      500,
      (): Point => [150 + p.random() * 1300, 600 + p.random() * 370],
      mix(paint.granite, paint.rose, 0.25),
      3,
      0.7,
    ),
    birds(p, 620, 180, 6, 12, paint.plum),
  );
  return p.svg();
}
