import { mix, paint } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { fill, n, Picture, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5181,
  alt: {
    no: 'En høstkveld ved vinduet: ei kvinne renser dun over strengene på ei dunharpe, lette grå dotter fyller kurver og sekker, og ute ligger øyene i solnedgang.',
    sv: 'En höstkväll vid fönstret: en kvinna rensar dun över strängarna på en dunharpa, lätta grå tussar fyller korgar och säckar, och ute ligger öarna i solnedgång.',
    en: 'An autumn evening at the window: a woman cleans down over the strings of a down harp, light grey tufts fill baskets and sacks, and outside the islands lie in sunset.',
  },
  caption: {
    no: 'Å rense ett kilo dun for hånd tar rundt to uker. Dun fra omkring seksti reir blir til én dyne.',
    sv: 'Att rensa ett kilo dun för hand tar ungefär två veckor. Dun från omkring sextio reden räcker till ett täcke.',
    en: 'Cleaning down by hand is slow work: one kilogram takes about two weeks, and some sixty nests make one quilt.',
  },
  focal: [0.5, 0.55],
};

export function draw(): string {
  const p = new Picture('vega-dyna');
  const wall = mix(paint.leaf, paint.haze, 0.45);
  const tuft = (x: number, y: number, r: number): string =>
    fill(blob(p, x, y, r, r * 0.66, 0.28, 13), mix(paint.granite, paint.mist, 0.35)) +
    fill(
      blob(p, x - r * 0.15, y - r * 0.2, r * 0.66, r * 0.4, 0.3, 11),
      mix(paint.mist, paint.cream, 0.3),
    );
  p.add(
    rect(
      0,
      0,
      1600,
      800,
      p.around(
        800,
        360,
        950,
        spread(mix(wall, paint.butter, 0.35), wall, mix(wall, paint.night, 0.6)),
      ),
    ),
    stroke(Array.from({ length: 22 }, (_, i) => `M${20 + i * 76} 0V790`).join(''), paint.pine, 4, {
      opacity: 0.5,
    }),
    // The window: islands, sea and the last of the sun.
    rect(
      520,
      80,
      560,
      400,
      p.down(
        80,
        330,
        spread(mix(paint.slate, paint.heather, 0.35), paint.rose, paint.apricot, paint.butter),
      ),
    ),
    glow(p, 900, 316, 230, paint.cream, 0.9),
    rect(
      520,
      326,
      560,
      154,
      p.down(326, 480, spread(paint.butter, mix(paint.heather, paint.slate, 0.4), paint.fjord)),
    ),
    fill(
      'M520 330Q580 300 640 326T760 318T820 330H520zM930 330Q980 250 1010 240Q1040 270 1080 260V330zM560 380Q640 358 740 380zM860 410Q960 386 1060 410zM600 440Q660 428 730 440z',
      mix(paint.plum, paint.night, 0.35),
    ),
    fill('M640 366h34v-14l-17 -12l-17 12z', paint.oxblood) +
      stroke('M840 350h60M850 364h80M862 390h70', paint.cream, 4),
    stroke('M520 80h560v400H520zM800 80v400M520 280h560', paint.snow, 16) +
      stroke('M500 60h600v440H500z', mix(paint.cream, paint.ochre, 0.2), 26) +
      rect(470, 496, 660, 26, paint.snow),
    fill(
      'M486 40Q500 300 456 530H520Q560 300 560 40zM1114 40Q1100 300 1144 530H1080Q1040 300 1040 40z',
      paint.cream,
      { opacity: 0.85 },
    ) +
      stroke(
        'M510 40Q520 300 480 530M534 40Q540 300 500 530M1090 40Q1080 300 1120 530M1066 40Q1060 300 1100 530',
        mix(paint.lime, paint.rose, 0.3),
        4,
      ),
    // Dried flowers, and a lamp not yet lit, on the sill.
    fill('M1020 496l8 -44h34l8 44z', paint.rust) +
      dabs(
        18,
        () => [between(p.random, 1010, 1080), between(p.random, 390, 450)],
        paint.ember,
        15,
      ) +
      dabs(14, () => [between(p.random, 1010, 1080), between(p.random, 400, 456)], paint.moss, 13),
    fill(
      'M540 496v-20q0 -26 26 -26t26 26v20zM552 450q-10 -60 14 -70q24 10 14 70z',
      mix(paint.ochre, paint.butter, 0.3),
      { opacity: 0.9 },
    ),
    fill(
      'M-20 780H1620V1010H-20z',
      p.down(
        780,
        1000,
        spread(mix(paint.umber, paint.apricot, 0.35), mix(paint.umber, paint.tar, 0.45)),
      ),
    ) +
      stroke('M-20 820H1620M-20 880H1620M-20 950H1620', paint.tar, 4, { opacity: 0.7 }) +
      brush(p, { x: 0, y: 786, w: 1600, h: 210 }, 140, 0, 90, paint.tar, 2.4, 0.35),
    fill('M520 790L1080 790L1240 1010H300z', paint.butter, { opacity: 0.22 }),
    // Sacks of raw down to the left, the finished quilt over a chair to the right.
    ...[
      [130, 900, 1],
      [330, 930, 0.8],
    ].map(
      ([x = 0, y = 0, s = 1]) =>
        fill(
          `M${n(x - 130 * s)} ${y}Q${n(x - 170 * s)} ${n(y - 160 * s)} ${n(x - 90 * s)} ${n(y - 250 * s)}H${n(x + 90 * s)}Q${n(x + 170 * s)} ${n(y - 160 * s)} ${n(x + 130 * s)} ${y}z`,
          mix(paint.lime, paint.umber, 0.25),
        ) +
        stroke(
          `M${n(x - 80 * s)} ${n(y - 230 * s)}Q${n(x - 130 * s)} ${n(y - 120 * s)} ${n(x - 90 * s)} ${y}M${n(x + 70 * s)} ${n(y - 230 * s)}Q${n(x + 120 * s)} ${n(y - 120 * s)} ${n(x + 90 * s)} ${y}`,
          paint.umber,
          4,
          { opacity: 0.6 },
        ) +
        [
          [-60, -262, 50],
          [10, -284, 62],
          [68, -258, 46],
        ]
          .map(([dx = 0, dy = 0, r = 0]) => tuft(x + dx * s, y + dy * s, r * s))
          .join(''),
    ),
    stroke(
      'M1300 980V560M1520 980V560M1300 600H1520M1300 760H1520',
      mix(paint.umber, paint.rust, 0.25),
      24,
    ),
    fill(
      'M1250 600Q1260 540 1330 556Q1420 530 1500 556Q1570 540 1580 610Q1600 760 1570 880Q1500 910 1420 886Q1330 912 1262 880Q1236 740 1250 600z',
      p.along(
        [1250, 0],
        [1590, 0],
        spread(paint.snow, mix(paint.mist, paint.cream, 0.4), mix(paint.haze, paint.mist, 0.4)),
      ),
    ) +
      stroke(
        'M1340 556Q1330 720 1344 896M1430 550Q1440 720 1424 890M1510 556Q1520 720 1508 892M1250 660Q1420 690 1588 660M1250 770Q1420 800 1592 770',
        mix(paint.haze, paint.rose, 0.3),
        5,
      ),
  );
  p.add(
    worker({
      at: [660, 960],
      h: 560,
      coat: mix(paint.fjord, paint.slate, 0.25),
      legs: paint.tar,
      skirt: mix(paint.night, paint.plum, 0.3),
      hands: [
        [0.34, 0.5],
        [0.42, 0.56],
      ],
      lean: 0.07,
      hat: 'scarf',
      hatColor: mix(paint.rust, paint.ember, 0.3),
      sleeve: mix(paint.cream, paint.rose, 0.12),
    }),
    fill('M600 960Q620 780 700 730L790 750Q800 860 780 960z', mix(paint.cream, paint.haze, 0.2)) +
      stroke('M640 940Q660 820 716 760M720 950Q736 850 750 770', paint.haze, 4, { opacity: 0.7 }),
    // The harp: a wooden frame strung close, held across the knees, down clinging to the cords.
    stroke(
      'M730 800L1140 640M770 900L1190 740M740 796L776 902M1134 642L1188 744',
      mix(paint.umber, paint.ochre, 0.4),
      22,
      { 'stroke-linecap': 'round' },
    ) + stroke('M730 793L1140 633', paint.butter, 5),
    stroke(
      Array.from(
        { length: 8 },
        (_, i) => `M${n(748 + i * 4.4)} ${n(812 + i * 12)}L${n(1140 + i * 6)} ${n(655 + i * 12)}`,
      ).join(''),
      paint.cream,
      2.6,
    ),
    tuft(880, 750, 74) + tuft(970, 720, 56) + tuft(1040, 740, 46) + tuft(930, 800, 50),
    stroke('M880 646q16 14 6 30M850 680q20 8 14 26', mix(paint.rose, paint.umber, 0.2), 11, {
      'stroke-linecap': 'round',
    }),
    // A basket of cleaned down, and what drifts in the light.
    fill('M900 980Q880 910 890 880H1150Q1162 910 1140 980z', mix(paint.ochre, paint.umber, 0.35)) +
      stroke(
        'M888 902H1152M890 930H1152M896 958H1146' +
          [930, 980, 1030, 1080, 1120].map((x) => `M${x} 884V980`).join(''),
        paint.umber,
        5,
      ) +
      tuft(950, 868, 70) +
      tuft(1040, 856, 84) +
      tuft(1110, 872, 54),
    ...Array.from({ length: 26 }, () =>
      tuft(between(p.random, 560, 1300), between(p.random, 480, 960), between(p.random, 5, 15)),
    ),
    dabs(
      60,
      () => [between(p.random, 480, 1160), between(p.random, 300, 960)],
      paint.snow,
      3.4,
      0.7,
    ),
    vignette(p, 800, 520, 0.6),
  );
  return p.svg();
}
