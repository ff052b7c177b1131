import { beastHead } from '../lib/beast-head.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { interlace, type Band } from '../lib/interlace.ts';
import { brush, dabs } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
import { circle, fill, Picture, rect, stroke } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5501,
  alt: {
    no: 'Nordportalen på Urnes stavkirke: slanke dyr og slanger skåret i høyt relieff slynger seg om hverandre rundt en smal dør.',
    sv: 'Nordportalen på Urnes stavkyrka: smäckra djur och ormar skurna i hög relief slingrar sig om varandra kring en smal dörr.',
    en: 'The north portal of Urnes Stave Church: slender beasts and serpents carved in high relief wind about each other around a narrow door.',
    nn: 'Nordportalen på Urnes stavkyrkje: slanke dyr og slangar skorne i høgt relieff slyngjer seg om kvarandre kring ei smal dør.',
  },
  focal: [0.5, 0.5],
};

const left: Band[] = [
  {
    tone: 0,
    points: [
      [196, 1010, 16],
      [206, 900, 26],
      [250, 780, 40],
      [360, 716, 46],
      [470, 770, 46],
      [548, 700, 38],
      [520, 580, 32],
      [400, 530, 28],
      [276, 470, 26],
      [262, 350, 25],
      [350, 276, 24],
      [450, 296, 22],
    ],
  },
  {
    tone: 1,
    points: [
      [110, 850, 2],
      [230, 930, 12],
      [380, 880, 17],
      [440, 700, 18],
      [340, 610, 17],
      [200, 640, 16],
      [180, 750, 16],
      [300, 820, 16],
      [500, 890, 16],
      [596, 760, 15],
      [600, 540, 15],
      [430, 400, 14],
      [240, 400, 13],
      [150, 290, 12],
      [230, 170, 12],
      [400, 170, 12],
      [540, 240, 12],
    ],
  },
  {
    tone: 2,
    points: [
      [560, 1010, 7],
      [440, 940, 7],
      [250, 960, 7],
      [130, 780, 7],
      [180, 560, 7],
      [380, 450, 7],
      [580, 420, 7],
      [600, 590, 7],
      [440, 640, 7],
      [270, 560, 7],
      [150, 440, 7],
      [190, 250, 7],
      [360, 230, 7],
      [480, 370, 7],
      [360, 480, 7],
      [200, 520, 7],
      [120, 640, 7],
      [100, 560, 2],
    ],
  },
  {
    tone: 2,
    points: [
      [600, 940, 2],
      [500, 910, 8],
      [424, 800, 9],
      [410, 660, 9],
      [350, 560, 8],
      [330, 440, 8],
      [300, 330, 8],
      [300, 210, 8],
      [420, 110, 8],
      [560, 120, 8],
      [640, 210, 8],
      [590, 300, 8],
      [500, 250, 2],
    ],
  },
  {
    tone: 0,
    points: [
      [440, 790, 30],
      [500, 880, 20],
      [470, 960, 15],
      [530, 1010, 12],
    ],
  },
];

const right: Band[] = left.map((band, b) => ({
  ...band,
  // Not a mirror image: the carver never repeated himself.
  points: band.points.map(([x, y, half], i) => [
    1600 - x + Math.sin(i * 2.1 + b) * 14,
    y + Math.cos(i * 1.7 + b) * 16,
    half,
  ]),
}));

const above: Band[] = [
  {
    tone: 1,
    points: [
      [60, 160, 10],
      [180, 70, 13],
      [380, 50, 15],
      [560, 150, 17],
      [700, 240, 17],
      [840, 210, 16],
      [960, 110, 15],
      [1180, 60, 14],
      [1380, 110, 12],
      [1530, 230, 2],
    ],
  },
  {
    tone: 0,
    points: [
      [1540, 80, 9],
      [1380, 40, 15],
      [1180, 130, 20],
      [1020, 240, 22],
      [880, 130, 22],
      [760, 70, 20],
      [620, 70, 18],
      [470, 140, 14],
      [330, 90, 11],
      [190, 160, 2],
    ],
  },
  {
    tone: 2,
    points: [
      [660, 320, 2],
      [640, 190, 6],
      [760, 140, 6],
      [880, 270, 6],
      [1000, 180, 6],
      [900, 60, 6],
      [720, 190, 6],
      [600, 60, 6],
      [450, 70, 2],
    ],
  },
];

export function draw(): string {
  const p = new Picture('urnes-portal');
  const wood = mix(paint.umber, paint.apricot, 0.28);
  const tones = [
    mix(wood, paint.apricot, 0.25),
    mix(wood, paint.ochre, 0.3),
    mix(wood, paint.cream, 0.25),
  ];
  const colors = {
    edge: mix(paint.tar, paint.ink, 0.5),
    body: (tone: number): string => tones[tone] ?? wood,
    light: paint.cream,
    dark: mix(paint.tar, paint.oxblood, 0.4),
  };
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.along(
        [0, 0],
        [1600, 600],
        [
          [0, mix(paint.umber, paint.tar, 0.45)],
          [0.5, mix(paint.tar, paint.oxblood, 0.15)],
          [1, shade(paint.tar, 0.4)],
        ],
      ),
    ),
  );
  for (const x of [0, 96, 350, 620, 980, 1250, 1504])
    p.add(
      rect(x, 0, 5, 1000, paint.ink, { opacity: 0.7 }),
      rect(x + 5, 0, 3, 1000, paint.umber, { opacity: 0.5 }),
    );
  p.add(
    brush(p, { x: 0, y: 0, w: 1600, h: 1000 }, 520, 1.57, 90, paint.ink, 2.4, 0.35),
    brush(p, { x: 0, y: 0, w: 1600, h: 1000 }, 260, 1.57, 70, paint.umber, 2, 0.4),
  );
  // Half columns that carry the frame, and the outer planks.
  for (const x of [30, 1514])
    p.add(
      rect(
        x,
        0,
        56,
        1000,
        p.along(
          [x, 0],
          [x + 56, 0],
          [
            [0, mix(wood, paint.cream, 0.2)],
            [0.4, wood],
            [1, paint.tar],
          ],
        ),
      ),
      rect(x - 10, 860, 76, 30, mix(wood, paint.tar, 0.2)),
      rect(x - 14, 930, 84, 80, mix(wood, paint.tar, 0.3)),
      brush(p, { x, y: 0, w: 50, h: 1000 }, 50, 1.57, 60, paint.tar, 2, 0.5),
    );
  p.add(interlace([...left], colors), interlace([...right], colors), interlace(above, colors));
  p.add(
    beastHead(470, 306, 0.95, 24, false, tones[0] ?? wood),
    beastHead(1130, 306, 0.95, -24, true, tones[0] ?? wood),
    beastHead(560, 258, 0.5, 30, false, tones[1] ?? wood),
    beastHead(1040, 262, 0.5, -30, true, tones[1] ?? wood),
    beastHead(70, 176, 0.5, -40, true, tones[1] ?? wood),
    beastHead(1540, 84, 0.5, 20, false, tones[0] ?? wood),
  );
  // The door: narrower at the foot than at the shoulder, like a keyhole.
  const opening =
    'M676 1010C670 860 640 700 640 540C640 400 700 330 800 326C900 330 960 400 960 540C960 700 930 860 924 1010z';
  p.add(
    fill(opening, paint.ink, { stroke: tones[1], 'stroke-width': 34 }),
    stroke(
      'M660 1010C654 860 623 700 623 540C623 390 690 313 800 309C910 313 977 390 977 540C977 700 946 860 940 1010',
      paint.cream,
      4,
      { opacity: 0.7 },
    ),
    stroke(
      'M694 1010C688 860 658 700 658 540C658 410 712 347 800 343C888 347 942 410 942 540C942 700 912 860 906 1010',
      paint.tar,
      5,
    ),
    p.clipped(
      opening,
      rect(
        640,
        326,
        320,
        690,
        p.along(
          [640, 0],
          [960, 0],
          [
            [0, mix(paint.umber, paint.oxblood, 0.35)],
            [0.6, mix(paint.tar, paint.oxblood, 0.4)],
            [1, paint.tar],
          ],
        ),
      ),
      brush(p, { x: 640, y: 330, w: 320, h: 680 }, 170, 1.57, 80, paint.ink, 2.4, 0.5),
      rect(744, 326, 4, 690, paint.ink),
      rect(856, 326, 4, 690, paint.ink),
      stroke('M640 560Q720 520 800 560T960 560M640 830Q720 800 800 830T960 830', paint.ink, 16),
      stroke(
        'M700 548q-10 -34 16 -44M780 548q14 -30 40 -22M700 818q-10 -34 16 -40M780 816q14 -30 40 -22',
        paint.ink,
        9,
        { 'stroke-linecap': 'round' },
      ),
      rect(640, 326, 60, 690, paint.ink, { opacity: 0.35 }),
    ),
    circle(884, 700, 24, 'none', { stroke: mix(paint.slate, paint.ink, 0.3), 'stroke-width': 8 }),
    circle(884, 676, 9, mix(paint.slate, paint.ink, 0.2)) + rect(878, 740, 12, 26, paint.ink),
    rect(600, 976, 400, 34, mix(paint.granite, paint.tar, 0.3)) +
      rect(600, 976, 400, 7, mix(paint.granite, paint.cream, 0.4)),
    // Evening light falls across from the left.
    rect(
      0,
      0,
      1600,
      1000,
      p.around(180, 300, 1200, [
        [0, paint.butter, 0.2],
        [0.6, paint.apricot, 0.06],
        [1, paint.apricot, 0],
      ]),
    ),
    dabs(60, () => [p.random() * 1000, p.random() * 1000], paint.butter, 3, 0.5),
  );
  return p.svg();
}
