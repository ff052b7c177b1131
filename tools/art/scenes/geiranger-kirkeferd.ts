import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, massif, mist, wisps } from '../lib/land.ts';
import { figure } from '../lib/people.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky } from '../lib/sky.ts';
import { fill, group, n, Picture, stroke } from '../lib/svg.ts';
import { leafy } from '../lib/trees.ts';
import { reflection, ripples, water } from '../lib/water.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5174,
  alt: {
    no: 'En stille høstmorgen: to robåter med folk i kirkeklær på vei over en blank fjord med tåke, bratte fjell og gule løvtrær.',
    sv: 'En stilla höstmorgon: två roddbåtar med folk i kyrkkläder på väg över en blank fjord med dimma, branta berg och gula lövträd.',
    en: 'A still autumn morning: two rowing boats with people in their church clothes cross a smooth fjord with mist, steep mountains and yellow trees.',
    nn: 'Ein stille haustmorgon: to robåtar med folk i kyrkjeklede på veg over ein blank fjord med skodde, bratte fjell og gule lauvtre.',
  },
  caption: {
    no: 'Da folk rodde til kirke. Fra 2026 skal mindre passasjerskip seile her uten utslipp.',
    sv: 'När folk rodde till kyrkan. Från 2026 ska mindre passagerarfartyg gå här utan utsläpp.',
    en: 'When people rowed to church. From 2026 smaller passenger ships are to sail here without emissions.',
    nn: 'Då folk rodde til kyrkje. Frå 2026 skal mindre passasjerskip segle her utan utslepp.',
  },
  focal: [0.5, 0.66],
};

/** A slender clinker-built boat with both stems raised, seen from the side. */
function boat(x: number, y: number, s: number, hull: string): string {
  return group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${s})` },
    fill(
      'M-270 -74Q-240 -20 -120 -18H120Q236 -22 268 -78L278 -74Q262 20 150 34H-150Q-262 20 -280 -70z',
      hull,
    ),
    fill(
      'M-270 -74Q-240 -20 -120 -18H120Q236 -22 268 -78Q240 -8 130 -4H-130Q-240 -6 -270 -74z',
      mix(hull, paint.butter, 0.4),
    ),
    stroke(
      'M-262 -30Q-200 14 -120 14H130Q214 10 258 -34M-240 0Q-190 26 -130 26H140',
      shade(hull, 0.6),
      4,
    ),
  );
}

export function draw(): string {
  const p = new Picture('geiranger-kirkeferd');
  const gold = {
    trunk: paint.tar,
    dark: mix(paint.ochre, paint.umber, 0.5),
    mid: paint.ochre,
    light: paint.butter,
  };
  const red = { trunk: paint.tar, dark: paint.oxblood, mid: paint.rust, light: paint.ember };
  const shore = 560;
  const land = p.symbol(
    massif(p, {
      points: [
        [-30, -60],
        [90, 40],
        [230, 150],
        [340, 300],
        [470, 440],
        [600, 548],
      ],
      color: mix(paint.fjord, paint.slate, 0.35),
      light: mix(paint.haze, paint.cream, 0.25),
      dark: mix(paint.night, paint.fjord, 0.5),
      sun: 'right',
      base: shore,
      ribs: 70,
      salt: 3,
    }),
    massif(p, {
      points: [
        [980, 548],
        [1100, 430],
        [1210, 260],
        [1340, 120],
        [1460, 30],
        [1640, -50],
      ],
      color: mix(paint.slate, paint.haze, 0.15),
      light: mix(paint.haze, paint.cream, 0.5),
      dark: mix(paint.fjord, paint.slate, 0.3),
      sun: 'left',
      base: shore,
      ribs: 70,
      salt: 4,
    }),
    stroke('M1250 230q10 60 0 120t16 90t-4 110', paint.snow, 9, { opacity: 0.9 }) +
      stroke('M1262 440q20 50 30 110', paint.snow, 4, { opacity: 0.8 }),
    ...[
      [60, 150, 1],
      [150, 130, 0],
      [240, 116, 1],
      [330, 96, 1],
      [420, 84, 0],
      [1130, 80, 1],
      [1210, 96, 0],
      [1330, 120, 1],
      [1430, 140, 0],
      [1540, 150, 1],
    ].map(([x = 0, h = 0, k = 0]) => leafy(p, x, shore + 4, h, k ? gold : red)),
    fill(
      `M-20 ${shore}H620L560 ${shore - 10}Q300 ${shore - 26} -20 ${shore - 30}zM1640 ${shore}H1030L1090 ${shore - 8}Q1300 ${shore - 24} 1640 ${shore - 30}z`,
      mix(paint.moss, paint.ochre, 0.3),
    ),
  );
  p.add(
    sky(p, shore, [
      [0, mix(paint.haze, paint.slate, 0.35)],
      [0.6, mix(paint.mist, paint.cream, 0.5)],
      [1, paint.cream],
    ]),
    massif(p, {
      points: [
        [380, 420],
        [520, 320],
        [660, 230],
        [780, 310],
        [900, 210],
        [1040, 320],
        [1200, 400],
      ],
      color: mix(paint.haze, paint.mist, 0.3),
      light: paint.snow,
      dark: paint.haze,
      sun: 'left',
      base: shore,
      ribs: 40,
      snow: paint.snow,
      snowDepth: 100,
      salt: 2,
    }),
    mist(p, 320, 260, paint.snow, 0.85),
    `<use href="#${land}"/>`,
    water(p, shore, 1000, [
      [0, mix(paint.cream, paint.mist, 0.4)],
      [0.4, mix(paint.haze, paint.slate, 0.4)],
      [1, mix(paint.fjord, paint.slate, 0.2)],
    ]),
    reflection(p, land, shore, { squeeze: 0.8, opacity: 0.7, depth: 420 }),
    // The little white church where they are bound, on its green point.
    fill('M700 560Q790 536 900 560z', mix(paint.moss, paint.ochre, 0.2)) +
      fill('M770 552v-26h70v26z', paint.snow) +
      fill('M764 528l14 -22h58l12 22z', mix(paint.slate, paint.plum, 0.3)) +
      fill('M752 552v-44h26v44zM750 510l15 -40l15 40z', paint.snow) +
      fill('M750 510l15 -42l15 42z', mix(paint.slate, paint.plum, 0.3)) +
      fill('M752 566h88v20h-88z', paint.snow, { opacity: 0.35 }),
    mist(p, 500, 120, paint.snow, 0.9),
    wisps(p, 100, 1500, 590, 24, paint.snow, 0.85, 12),
    ripples(p, { x: 0, y: 600, w: 1600, h: 390 }, 70, paint.snow, 0.4, 160, 3),
    brush(p, { x: 0, y: 760, w: 1600, h: 240 }, 90, 0, 90, paint.night, 2.6, 0.16),
  );
  const hull = mix(paint.umber, paint.rust, 0.25);
  const sitter = (x: number, y: number, h: number, coat: string, scarf: boolean): string =>
    worker({
      at: [x, y],
      h,
      coat,
      legs: paint.ink,
      skirt: coat,
      hands: [
        [0.06, 0.42],
        [0.14, 0.42],
      ],
      lean: 0.01,
      hat: scarf ? 'scarf' : 'brim',
      hatColor: scarf ? paint.snow : paint.ink,
    });
  const rower = (x: number, y: number, h: number, coat: string): string =>
    worker({
      at: [x, y],
      h,
      coat,
      legs: paint.ink,
      skirt: paint.ink,
      hands: [
        [0.3, 0.52],
        [0.34, 0.5],
      ],
      lean: -0.06,
      hat: 'brim',
      hatColor: paint.ink,
      sleeve: paint.snow,
    });
  p.add(
    // The boat ahead, half in the mist.
    [1020, 1056, 1096, 1134]
      .map((x, i) =>
        figure(
          x,
          668,
          70,
          mix([paint.ink, paint.oxblood, paint.night, paint.ink][i] ?? paint.ink, paint.haze, 0.25),
          paint.rose,
          0,
        ),
      )
      .join('') + boat(1080, 664, 0.42, mix(hull, paint.haze, 0.4)),
    fill('M980 680Q1080 700 1190 680L1170 716H1010z', mix(hull, paint.slate, 0.5), {
      opacity: 0.4,
    }),
    // The near boat: rowers amidships, women aft with a child and a wreath, a man at the bow.
    fill('M360 842Q720 910 1080 842L1010 960H430z', mix(hull, paint.night, 0.5), { opacity: 0.45 }),
    group(
      {},
      rower(560, 900, 300, mix(paint.fjord, paint.night, 0.4)),
      rower(710, 900, 300, mix(paint.oxblood, paint.tar, 0.2)),
      sitter(856, 890, 270, mix(paint.ink, paint.plum, 0.3), true),
      sitter(930, 886, 200, mix(paint.rust, paint.ember, 0.3), true),
      sitter(446, 852, 262, mix(paint.ink, paint.night, 0.4), false),
    ),
    boat(710, 850, 1.5, hull),
    stroke(
      'M650 752L600 820L420 940M800 752L780 830L690 970',
      mix(paint.ochre, paint.cream, 0.3),
      9,
      { 'stroke-linecap': 'round' },
    ) +
      fill(
        'M436 922L400 962l14 8l34 -36zM704 950L672 996l16 6l28 -40z',
        mix(paint.ochre, paint.cream, 0.3),
      ),
    fill(
      'M340 972a60 9 0 1 1 120 0a60 9 0 1 1 -120 0zM960 900a70 8 0 1 1 140 0a70 8 0 1 1 -140 0z',
      paint.snow,
      { opacity: 0.5 },
    ),
    stroke('M1110 848Q1300 860 1560 846M1100 876Q1300 900 1600 890', paint.snow, 4, {
      opacity: 0.55,
    }),
    dabs(26, () => [p.random() * 1600, 880 + p.random() * 110], paint.butter, 9, 0.95) +
      dabs(16, () => [p.random() * 1600, 880 + p.random() * 110], paint.ember, 9, 0.95),
    birds(p, 900, 300, 5, 10, paint.slate),
  );
  return p.svg();
}
