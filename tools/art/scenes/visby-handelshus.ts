import { flame } from '../lib/candle.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { dabs } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { limestone, stoneFace } from '../lib/limestone.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, stars } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { steppedGable } from '../lib/stonework.ts';
import { circle, fill, lines, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { snowfall } from '../lib/weather.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5601,
  alt: {
    no: 'Et kjøpmannshus av stein, skåret opp som et dukkehus en vinterkveld: tønner i kjelleren, handel i stua, folk ved ilden over, og varer under trappegavlen der en sekk heises inn.',
    sv: 'Ett köpmanshus av sten, öppnat som ett dockskåp en vinterkväll: tunnor i källaren, handel i bottenvåningen, folk vid elden ovanför, och varor under trappgaveln där en säck hissas in.',
    en: 'A merchant’s stone house cut open like a doll’s house on a winter evening: barrels in the cellar, trade on the ground floor, people by the fire above, goods under the stepped gable where a sack is hoisted in.',
  },
  caption: {
    no: 'I kjøpmennenes steinhus langs Strandgatan bodde varer og mennesker under samme tak. Fritt tegnet.',
    sv: 'I köpmännens stenhus längs Strandgatan bodde varor och människor under samma tak. Fritt tecknat.',
    en: 'In the merchants’ stone houses along Strandgatan goods and people lived under one roof. Drawn freely.',
  },
  focal: [0.5, 0.5],
};

const oak = mix(paint.umber, paint.tar, 0.35);

const barrel = (x: number, y: number, h: number): string =>
  fill(
    `M${x - h * 0.32} ${y}q${-h * 0.12} ${-h / 2} 0 ${-h}h${h * 0.64}q${h * 0.12} ${h / 2} 0 ${h}z`,
    mix(paint.umber, paint.ochre, 0.25),
  ) +
  stroke(
    `M${x - h * 0.37} ${y - h * 0.25}h${h * 0.74}M${x - h * 0.37} ${y - h * 0.75}h${h * 0.74}`,
    paint.tar,
    h * 0.06,
  ) +
  stroke(`M${x - h * 0.12} ${y}v${-h}M${x + h * 0.14} ${y}v${-h}`, paint.tar, h * 0.02, {
    opacity: 0.6,
  });

const bale = (x: number, y: number, w: number, h: number, color: string): string =>
  fill(`M${x} ${y}q-8 ${-h / 2} 4 ${-h}h${w - 8}q12 ${h / 2} 4 ${h}z`, color) +
  stroke(
    `M${x + w * 0.3} ${y}v${-h}M${x + w * 0.7} ${y}v${-h}M${x} ${y - h / 2}h${w}`,
    shade(color, 0.5),
    4,
  );

/** One storey: its back wall lit from the middle, and the joists of the floor above it. */
const room = (
  p: Picture,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  light: number,
): string =>
  rect(
    x,
    y,
    w,
    h,
    p.around(
      x + w / 2,
      y + h * 0.62,
      w * 0.62,
      spread(mix(wall, paint.butter, light), wall, shade(wall, 0.55)),
    ),
  ) +
  rect(x, y, w, 20, oak) +
  stroke(
    Array.from(
      { length: Math.floor(w / 62) },
      (_, i) => `M${n(x + 34 + i * 62)} ${y + 20}v14`,
    ).join(''),
    shade(oak, 0.3),
    24,
  );

/** A dark neighbour in the snow. */
const neighbour = (x: number, w: number, h: number, windows: [number, number][]): string =>
  poly(
    [[x, 880], ...steppedGable(x, 860 - h * 0.45, w, h * 0.55, 5), [x + w, 880]],
    mix(paint.night, paint.fjord, 0.35),
  ) +
  stroke(lines(steppedGable(x, 860 - h * 0.45, w, h * 0.55, 5), false), paint.haze, 9, {
    opacity: 0.6,
  }) +
  windows.map(([a, b]) => rect(a, b, 26, 40, paint.butter, { opacity: 0.8 })).join('');

export function draw(): string {
  const p = new Picture('visby-handelshus');
  const [left, right] = [420, 1180];
  const outline = [
    ...pts(`${left},940 ${left},420`),
    ...steppedGable(left, 420, right - left, 370, 5),
    ...pts(`${right},940`),
  ];
  p.add(
    sky(
      p,
      880,
      spread(
        mix(paint.night, paint.ink, 0.4),
        paint.night,
        mix(paint.fjord, paint.plum, 0.3),
        mix(paint.slate, paint.heather, 0.4),
      ),
    ),
    stars(p, 130, 420, paint.cream),
    neighbour(-70, 330, 560, [
      [60, 660],
      [130, 660],
    ]),
    neighbour(1340, 340, 620, [
      [1460, 560],
      [1530, 680],
    ]),
    stoneFace(p, outline, limestone.dim, 28, 0.6, paint.ink, limestone.mid),
    stroke(lines(steppedGable(left, 420, right - left, 370, 5), false), paint.snow, 15, {
      'stroke-linejoin': 'round',
    }),
  );
  const [x, w] = [left + 46, right - left - 92];
  p.add(
    // Loft in two levels under the gable, drawn inside the steps.
    room(p, 660, 128, 280, 112, mix(paint.umber, paint.tar, 0.5), 0.2),
    room(p, 560, 246, 480, 150, mix(paint.umber, paint.tar, 0.35), 0.28),
    room(p, x, 402, w, 176, mix(paint.rust, paint.umber, 0.35), 0.55),
    room(p, x, 586, w, 182, mix(paint.fjord, paint.slate, 0.35), 0.4),
    fill(
      `M${x} 948V800Q${x + w * 0.25} 742 ${x + w / 2} 800Q${x + w * 0.75} 742 ${x + w} 800V948z`,
      p.down(760, 948, spread(mix(paint.granite, paint.umber, 0.5), paint.tar)),
    ),
    stroke(`M${x + w / 2} 948V800`, mix(paint.granite, paint.umber, 0.3), 40),
    stroke(
      `M${x} 800Q${x + w * 0.25} 742 ${x + w / 2} 800Q${x + w * 0.75} 742 ${x + w} 800`,
      limestone.mid,
      12,
    ),
  );
  p.add(
    // Top: bundles of furs. Second loft: bales, wax, the door with the hoist beam.
    bale(680, 238, 70, 46, mix(paint.umber, paint.apricot, 0.25)) +
      bale(760, 238, 74, 40, paint.granite) +
      bale(846, 238, 70, 52, mix(paint.umber, paint.tar, 0.2)),
    bale(584, 394, 96, 66, paint.lime) +
      bale(600, 328, 76, 44, mix(paint.lime, paint.umber, 0.25)) +
      bale(690, 394, 86, 60, mix(paint.fjord, paint.slate, 0.3)),
    fill(
      blob(p, 830, 372, 30, 24, 0.1, 9) +
        blob(p, 872, 376, 26, 20, 0.1, 9) +
        blob(p, 850, 346, 26, 22, 0.1, 9),
      paint.butter,
    ),
    rect(980, 290, 100, 106, mix(paint.night, paint.fjord, 0.5)) +
      stroke('M980 290h100v106', oak, 10),
    stroke('M940 268H1270', oak, 18) +
      stroke('M1240 280V560', paint.lime, 5) +
      circle(1240, 282, 14, paint.tar),
    fill(
      'M1206 590Q1196 650 1216 668H1266Q1284 650 1274 590Q1250 566 1240 560Q1226 568 1206 590z',
      mix(paint.lime, paint.umber, 0.2),
    ) + stroke('M1216 584q24 10 50 0', oak, 5),
    worker({
      at: [958, 396],
      h: 118,
      coat: paint.rust,
      legs: paint.tar,
      hands: [
        [0.36, 0.72],
        [0.3, 0.86],
      ],
      lean: 0.06,
      hat: 'cap',
      hatColor: paint.oxblood,
    }),
    // The living room: hearth, mother and child, table with a jug.
    fill('M1010 576V470Q1020 440 1066 440H1134V576z', mix(limestone.mid, paint.umber, 0.2)) +
      fill('M1034 576V500Q1070 470 1112 500V576z', paint.tar),
    flame(p, 1074, 556, 20, 9) + flame(p, 1052, 562, 12, 3) + flame(p, 1096, 562, 12, 3),
    worker({
      at: [930, 578],
      h: 118,
      coat: paint.fjord,
      legs: paint.tar,
      skirt: mix(paint.fjord, paint.slate, 0.3),
      hands: [
        [0.26, 0.5],
        [0.3, 0.6],
      ],
      hat: 'scarf',
      hatColor: paint.snow,
      lean: 0.04,
    }),
    worker({
      at: [870, 578],
      h: 76,
      coat: paint.ochre,
      legs: paint.tar,
      hands: [
        [0.2, 0.5],
        [0.3, 0.55],
      ],
    }),
    stroke('M520 510H740M548 510V576M712 510V576', oak, 13) +
      fill(
        'M590 504v-30q14 -10 28 0v30zM650 504q0 -14 20 -14t20 14z',
        mix(paint.apricot, paint.umber, 0.3),
      ),
    worker({
      at: [490, 578],
      h: 126,
      coat: paint.oxblood,
      legs: paint.tar,
      hands: [
        [0.24, 0.52],
        [0.3, 0.56],
      ],
      hat: 'cap',
      hatColor: paint.plum,
      beard: paint.granite,
    }),
    // Below: the scales on the counter, cloth, buyer and seller.
    stroke('M660 690H960M690 690V766M930 690V766', oak, 16) +
      stroke(
        'M810 690V616M754 632L866 624M754 632l-18 34h36zM866 624l-18 34h36z',
        mix(paint.ochre, paint.butter, 0.3),
        5,
      ),
    worker({
      at: [600, 768],
      h: 138,
      coat: paint.ember,
      legs: paint.tar,
      hands: [
        [0.36, 0.6],
        [0.44, 0.56],
      ],
      hat: 'brim',
      hatColor: paint.tar,
      lean: 0.04,
    }),
    worker({
      at: [1000, 768],
      h: 138,
      coat: paint.moss,
      legs: paint.tar,
      hands: [
        [-0.36, 0.58],
        [-0.44, 0.62],
      ],
      hat: 'cap',
      hatColor: paint.rust,
      beard: paint.tar,
      lean: -0.04,
    }),
    ...[paint.ember, paint.ochre, paint.slate, paint.heather].map((c, i) =>
      fill(`M1050 ${764 - i * 30}h84v-26h-84q-12 13 0 26z`, c),
    ),
    bale(480, 768, 72, 70, paint.lime),
    glow(p, 810, 650, 240, paint.butter, 0.35),
    // The cellar.
    barrel(530, 944, 92) + barrel(614, 944, 92) + barrel(572, 856, 66) + barrel(706, 944, 70),
    barrel(900, 944, 84) + barrel(984, 944, 96) + barrel(1072, 944, 84),
    glow(p, 640, 860, 170, paint.apricot, 0.3) + glow(p, 990, 860, 170, paint.apricot, 0.3),
    // Snow in the street, footprints, and flakes in the light.
    fill(
      'M-20 1010V876Q200 862 420 880V944H1180V880Q1400 860 1620 878V1010z',
      p.down(
        860,
        1000,
        spread(mix(paint.snow, paint.haze, 0.2), mix(paint.haze, paint.slate, 0.4)),
      ),
    ),
    fill('M418 944H1182V960H418z', mix(paint.granite, paint.tar, 0.5)),
    dabs(
      26,
      (i) => [1200 + i * 17, 930 + (i % 2) * 14 + between(p.random, 0, 8)],
      paint.slate,
      9,
      0.6,
    ),
    worker({
      at: [1330, 956],
      h: 170,
      coat: paint.fjord,
      legs: paint.tar,
      hands: [
        [-0.36, 0.9],
        [-0.3, 0.76],
      ],
      hat: 'hood',
      hatColor: paint.rust,
      lean: -0.05,
    }),
    stroke('M1268 806L1242 668', paint.lime, 4),
    snowfall(p, 90, paint.snow),
  );
  return p.svg();
}
