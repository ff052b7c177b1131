import { beastHead } from '../lib/beast-head.ts';
import { mix, paint } from '../lib/color.ts';
import { interlace, type Band } from '../lib/interlace.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { fill, Picture, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5160,
  alt: {
    no: 'Nært: det firbeinte dyret i nordveggen på Urnes, skåret i værgrått tre, biter om en slange mens vintersola kommer lavt fra siden.',
    sv: 'Nära: det fyrbenta djuret i nordväggen på Urnes, skuret i vädergrått trä, biter om en orm medan vintersolen kommer lågt från sidan.',
    en: 'Close up: the four-legged beast in the north wall at Urnes, carved in weathered wood, bites a snake while the winter sun comes in low.',
    nn: 'Nært: det firbeinte dyret i nordveggen på Urnes, skore i vêrgrått tre, bit om ein slange medan vintersola kjem lågt frå sida.',
  },
  caption: {
    no: 'Dyret og slangen, fritt tegnet. Trærne til planken ble felt rundt 1070, til en kirke som sto her før denne.',
    sv: 'Djuret och ormen, fritt tecknade. Träden till plankan fälldes omkring 1070, till en kyrka som stod här före denna.',
    en: 'The beast and the snake, drawn freely. The trees for the plank were felled around 1070, for a church that stood here before this one.',
    nn: 'Dyret og slangen, fritt teikna. Trea til planken vart felte kring 1070, til ei kyrkje som stod her før denne.',
  },
  focal: [0.52, 0.42],
};

const snake: Band['points'] = [
  [60, 420, 2],
  [190, 250, 15],
  [360, 230, 22],
  [450, 380, 25],
  [360, 560, 25],
  [400, 730, 25],
  [600, 780, 24],
  [830, 700, 24],
  [960, 520, 24],
  [1080, 380, 23],
  [1280, 330, 22],
  [1400, 190, 20],
  [1290, 80, 19],
  [1080, 110, 18],
  [960, 240, 17],
  [900, 350, 16],
];

const bands: Band[] = [
  {
    tone: 0,
    points: [
      [1130, 1020, 15],
      [1180, 900, 18],
      [1120, 790, 30],
      [1200, 660, 66],
      [1090, 560, 74],
      [940, 570, 58],
      [800, 610, 66],
      [650, 560, 80],
      [580, 410, 62],
      [640, 260, 48],
      [780, 200, 40],
      [870, 250, 37],
      [915, 292, 36],
    ],
  },
  { tone: 1, points: snake },
  {
    tone: 0,
    points: [
      [1250, 650, 52],
      [1350, 770, 34],
      [1300, 890, 18],
      [1370, 1020, 14],
    ],
  },
  {
    tone: 0,
    points: [
      [700, 610, 60],
      [640, 750, 34],
      [720, 870, 18],
      [660, 1020, 14],
    ],
  },
  {
    tone: 0,
    points: [
      [600, 560, 56],
      [470, 650, 32],
      [500, 800, 18],
      [430, 890, 15],
      [450, 1020, 13],
    ],
  },
  {
    tone: 2,
    points: [
      [40, 760, 2],
      [200, 640, 8],
      [330, 460, 9],
      [520, 300, 9],
      [540, 120, 9],
      [720, 60, 9],
      [860, 140, 9],
      [760, 330, 9],
      [860, 480, 9],
      [1060, 700, 9],
      [1250, 800, 9],
      [1440, 700, 9],
      [1460, 500, 9],
      [1330, 420, 9],
      [1230, 500, 9],
      [1330, 600, 8],
      [1520, 560, 2],
    ],
  },
];

export function draw(): string {
  const p = new Picture('urnes-dyret');
  const wood = mix(paint.haze, paint.lime, 0.45);
  const tones = [
    mix(wood, paint.apricot, 0.3),
    mix(wood, paint.cream, 0.35),
    mix(wood, paint.ochre, 0.35),
  ];
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.along(
        [0, 200],
        [1600, 800],
        spread(
          mix(paint.slate, paint.umber, 0.35),
          mix(paint.fjord, paint.tar, 0.45),
          mix(paint.night, paint.tar, 0.35),
        ),
      ),
    ),
  );
  for (const x of [250, 770, 1240])
    p.add(
      rect(x, 0, 7, 1000, paint.ink, { opacity: 0.75 }),
      rect(x + 7, 0, 3, 1000, paint.haze, { opacity: 0.4 }),
    );
  p.add(
    brush(p, { x: 0, y: -60, w: 1600, h: 1000 }, 620, 1.57, 120, paint.ink, 2.6, 0.34),
    brush(p, { x: 0, y: -60, w: 1600, h: 1000 }, 300, 1.57, 90, paint.haze, 2, 0.3),
    // Everything stands a hand's breadth out of the plank, and throws its shadow to the right.
    `<g transform="translate(26 20)" opacity=".5">${interlace(bands, {
      edge: paint.ink,
      body: () => paint.ink,
      light: paint.ink,
      dark: paint.ink,
    })}</g>`,
    interlace(bands, {
      edge: mix(paint.ink, paint.tar, 0.4),
      body: (tone) => tones[tone] ?? wood,
      light: paint.cream,
      dark: mix(paint.fjord, paint.plum, 0.35),
    }),
    beastHead(962, 338, 1.4, 46, false, tones[0] ?? wood),
    beastHead(872, 398, 0.84, 118, false, tones[1] ?? wood),
    // Spirals at shoulder and hip, where the legs are joined on.
    ...[
      'M560 640C570 520 640 480 690 510C740 550 710 620 664 612C626 602 634 560 664 562',
      'M1330 760C1320 640 1260 570 1200 590C1150 616 1170 684 1216 680C1250 672 1244 632 1216 634',
    ].map(
      (d) =>
        stroke(d, mix(paint.ink, paint.tar, 0.4), 9, { 'stroke-linecap': 'round' }) +
        stroke(d, paint.cream, 4, {
          'stroke-linecap': 'round',
          transform: 'translate(-5 -4)',
          opacity: 0.8,
        }),
    ),
    brush(p, { x: 300, y: 150, w: 1060, h: 800 }, 240, 1.57, 44, paint.tar, 1.8, 0.4),
  );
  // Fine cracks along the grain, and snow on the sill.
  p.add(
    stroke(
      'M540 330q8 60 -4 120M1080 520q10 50 2 96M690 700q6 40 -4 90M1190 600q6 40 0 110M420 250q8 50 0 90',
      paint.ink,
      3,
      { opacity: 0.7 },
    ),
    fill(
      `M-20 1000V948${Array.from({ length: 20 }, (_, i) => `Q${i * 84 - 20} ${(i * 37) % 5 < 2 ? 912 : 940} ${i * 84 + 30} ${944 + ((i * 29) % 18)}`).join('')}V1000z`,
      p.down(910, 1000, spread(paint.snow, mix(paint.mist, paint.slate, 0.4))),
    ),
    fill(
      [436, 640, 1116, 1356]
        .map((x) => blob(p, x + 14, 946, between(p.random, 60, 80), 20, 0.12, 11))
        .join(''),
      paint.snow,
    ),
    glow(p, 60, 260, 1150, paint.apricot, 0.34),
    dabs(
      90,
      () => [p.random() * 1600, p.random() * 980],
      mix(paint.snow, paint.haze, 0.2),
      5,
      0.75,
    ),
    dabs(40, () => [p.random() * 1600, p.random() * 980], paint.snow, 9, 0.7),
    vignette(p, 760, 460, 0.45),
  );
  return p.svg();
}
