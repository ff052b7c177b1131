import { hunter, oarShip, reindeer } from '../lib/carvings.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, mist, ridge, under } from '../lib/land.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { birch, blob } from '../lib/trees.ts';
import { water } from '../lib/water.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5179,
  alt: {
    no: 'I 1970-årene løfter to personer bort ei matte av mose og torv i regnvær, og under kommer reinsdyr og båter til syne i det våte berget.',
    sv: 'På 1970-talet lyfter två personer bort en matta av mossa och torv i regn, och under den blir renar och båtar synliga i den våta hällen.',
    en: 'In the 1970s two people lift away a mat of moss and peat in the rain, and reindeer and boats appear in the wet rock beneath.',
  },
  caption: {
    no: 'Mose og torv dekket berget til 1970-årene. Først i 1973 ble de store feltene i Hjemmeluft oppdaget.',
    sv: 'Mossa och torv täckte hällen. Först 1973 upptäcktes de stora fälten i Hjemmeluft.',
    en: 'Moss and peat covered the rock. Only in 1973 were the great panels at Hjemmeluft discovered.',
  },
  focal: [0.5, 0.58],
};

export function draw(): string {
  const p = new Picture('alta-mosen');
  const stone = mix(paint.slate, paint.granite, 0.45);
  p.add(
    sky(p, 380, [
      [0, mix(paint.slate, paint.fjord, 0.3)],
      [1, mix(paint.mist, paint.haze, 0.4)],
    ]),
    streaks(
      p,
      { x: 0, y: 30, w: 1600, h: 200 },
      16,
      mix(paint.slate, paint.haze, 0.3),
      0.7,
      520,
      30,
    ),
    poly(
      under(
        ridge(
          p,
          [
            [-20, 300],
            [300, 230],
            [620, 300],
            [980, 220],
            [1300, 290],
            [1640, 240],
          ],
          7,
          2,
        ),
        420,
      ),
      mix(paint.slate, paint.haze, 0.4),
    ),
    mist(p, 240, 140, paint.mist, 0.7),
    water(p, 372, 520, [
      [0, paint.mist],
      [1, mix(paint.slate, paint.fjord, 0.3)],
    ]),
  );
  const heath = ridge(
    p,
    [
      [-20, 500],
      [300, 460],
      [700, 470],
      [1100, 440],
      [1640, 480],
    ],
    8,
    4,
    8,
    true,
  );
  p.add(
    poly(
      under(heath),
      p.down(
        440,
        1000,
        spread(
          mix(paint.moss, paint.ochre, 0.35),
          mix(paint.moss, paint.pine, 0.35),
          mix(paint.pine, paint.tar, 0.45),
        ),
      ),
    ),
    brush(p, { x: -20, y: 470, w: 1640, h: 530 }, 380, -1.1, 26, paint.butter, 2.4, 0.28),
    dabs(
      260,
      () => [p.random() * 1600, between(p.random, 480, 720)],
      mix(paint.rust, paint.moss, 0.3),
      8,
      0.7,
    ),
    ...[
      [80, 500, 260],
      [190, 488, 190],
      [1500, 480, 300],
      [1400, 470, 200],
      [1570, 500, 220],
    ].map(([x = 0, y = 0, h = 0]) =>
      birch(p, x, y, h, {
        stem: paint.snow,
        mark: paint.tar,
        dark: paint.ochre,
        light: paint.butter,
      }),
    ),
  );
  // The bared rock, wet, and its figures, pale where the pecking broke the skin.
  const rock =
    'M250 1010Q230 860 340 770Q430 690 640 690Q800 640 1000 680Q1240 680 1330 780Q1420 880 1380 1010z';
  const figures =
    reindeer(520, 800, 1.5, false) +
    reindeer(720, 770, 1.25, false) +
    reindeer(640, 920, 1.6, true) +
    oarShip(980, 800, 1.5, 6) +
    reindeer(900, 930, 1.5, false) +
    hunter(1150, 930, 1.6) +
    reindeer(420, 930, 1.2, false) +
    oarShip(1230, 810, 1, 4);
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  p.add(
    fill(blob(p, 810, 880, 640, 230, 0.06, 23), mix(paint.tar, paint.umber, 0.3)),
    p.clipped(
      rock,
      rect(
        200,
        620,
        1240,
        400,
        p.along(
          [300, 660],
          [1300, 1000],
          spread(mix(stone, paint.mist, 0.55), stone, mix(stone, paint.fjord, 0.55)),
        ),
      ),
      brush(p, { x: 220, y: 640, w: 1200, h: 360 }, 220, 0.1, 80, paint.night, 2.6, 0.25) +
        brush(p, { x: 220, y: 640, w: 1200, h: 360 }, 170, 0.1, 70, paint.snow, 2.4, 0.4),
      stroke(
        'M230 860Q520 820 760 880T1400 840M560 690Q620 800 560 1010',
        mix(paint.ink, paint.plum, 0.3),
        6,
        { opacity: 0.6 },
      ),
      fill(
        blob(p, 800, 985, 150, 24, 0.15, 13) + blob(p, 1060, 730, 90, 12, 0.15, 11),
        paint.mist,
        { opacity: 0.75 },
      ),
    ),
    stroke(figures, mix(paint.night, paint.plum, 0.3), 9, {
      ...round,
      transform: 'translate(-3 -3)',
      opacity: 0.75,
    }),
    stroke(figures, mix(paint.cream, stone, 0.15), 6.5, round),
  );
  const sod = (d: string, under2: string): string =>
    fill(under2, mix(paint.tar, paint.umber, 0.25)) + fill(d, mix(paint.moss, paint.leaf, 0.4));
  p.add(
    // The mat being rolled back between them, its roots hanging.
    worker({
      at: [470, 720],
      h: 400,
      coat: mix(paint.ember, paint.apricot, 0.2),
      legs: mix(paint.fjord, paint.night, 0.3),
      hands: [
        [0.2, 0.3],
        [0.3, 0.34],
      ],
      lean: 0.2,
      stride: 0.14,
      hat: 'cap',
      hatColor: paint.fjord,
      beard: mix(paint.umber, paint.ochre, 0.4),
    }),
    worker({
      at: [1170, 716],
      h: 390,
      coat: mix(paint.butter, paint.ochre, 0.3),
      legs: mix(paint.pine, paint.night, 0.4),
      hands: [
        [-0.3, 0.34],
        [-0.22, 0.3],
      ],
      lean: -0.18,
      stride: 0.13,
      hat: 'scarf',
      hatColor: mix(paint.rust, paint.ember, 0.3),
    }),
    sod(
      'M540 590Q680 530 830 540Q980 526 1100 586L1110 622Q960 580 830 590Q680 580 536 626z',
      'M536 612Q680 566 830 576Q980 566 1112 610L1096 690Q1080 640 1050 690Q1020 640 990 680Q950 630 920 676Q880 630 850 670Q810 630 780 674Q740 634 710 680Q680 640 650 690Q610 640 590 696Q560 650 536 690z',
    ),
    stroke(
      Array.from(
        { length: 26 },
        (_, i) =>
          `M${556 + i * 21} ${650 + ((i * 17) % 20)}q${i % 2 ? 6 : -6} 20 ${(i % 3) * 3 - 3} ${34 + ((i * 13) % 30)}`,
      ).join(''),
      mix(paint.umber, paint.tar, 0.3),
      3,
    ),
    brush(p, { x: 560, y: 540, w: 520, h: 46 }, 110, -1.3, 22, paint.butter, 2.4, 0.5) +
      dabs(
        60,
        () => [between(p.random, 560, 1080), between(p.random, 546, 590)],
        mix(paint.rust, paint.heather, 0.4),
        8,
      ),
    // Tools: brush, bucket, spade, a camera on its case.
    fill('M1280 930l12 -96h90l12 96q-56 20 -114 0z', mix(paint.slate, paint.haze, 0.4)) +
      fill('M1292 836q44 -16 90 0q-44 16 -90 0z', paint.night) +
      stroke('M1292 834q44 -76 90 0', paint.tar, 5),
    stroke('M220 920L300 690', mix(paint.ochre, paint.umber, 0.3), 13) +
      stroke('M286 684h34', mix(paint.ochre, paint.umber, 0.3), 13, { 'stroke-linecap': 'round' }) +
      fill('M196 900l48 16l-8 74q-30 20 -56 -16z', mix(paint.slate, paint.ink, 0.3)),
    fill(
      Array.from({ length: 18 }, (_, i) =>
        blob(
          p,
          i % 2 ? between(p.random, 0, 260) : between(p.random, 1390, 1600),
          between(p.random, 800, 1000),
          between(p.random, 30, 70),
          between(p.random, 18, 36),
          0.25,
          10,
        ),
      ).join(''),
      mix(paint.moss, paint.pine, 0.4),
    ),
    dabs(
      160,
      (i) => [
        i % 2 ? p.random() * 260 : between(p.random, 1390, 1600),
        between(p.random, 780, 1000),
      ],
      mix(paint.moss, paint.butter, 0.45),
      7,
      0.85,
    ) +
      dabs(
        60,
        (i) => [
          i % 2 ? p.random() * 260 : between(p.random, 1390, 1600),
          between(p.random, 780, 1000),
        ],
        paint.rust,
        8,
        0.9,
      ),
    brush(p, { x: 0, y: -80, w: 1640, h: 1080 }, 230, 1.78, 62, paint.snow, 1.8, 0.4),
    rect(0, 0, 1600, 1000, shade(paint.slate, 0.4), { opacity: 0.08 }),
  );
  return p.svg();
}
