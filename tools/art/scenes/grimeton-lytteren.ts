import { mix, paint, shade } from '../lib/color.ts';
import { boards } from '../lib/buildings.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { stars } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, rect, stroke } from '../lib/svg.ts';
import { blob, spruces } from '../lib/trees.ts';
import { pts } from '../lib/points.ts';

export const meta: Meta = {
  id: 5651,
  alt: {
    no: 'Tidlig julaften ved et kjøkkenvindu: en kvinne med hodetelefoner lytter ved en datamaskin, med en stor spole av ledning på bordet og stjerne i vinduet.',
    sv: 'Tidigt på julaftonen vid ett köksfönster: en kvinna med hörlurar lyssnar vid en dator, med en stor trådspole på bordet och en stjärna i fönstret.',
    en: 'Early on Christmas Eve by a kitchen window: a woman in headphones listens at a computer, with a large coil of wire on the table and a star in the window.',
  },
  caption: {
    no: 'Julaften om morgenen sender SAQ på 17,2 kHz. Et lydkort i en datamaskin og en spole av ledning er nok til å ta imot. Fritt tegnet.',
    sv: 'På julaftonens morgon sänder SAQ på 17,2 kHz. Ett ljudkort i en dator och en spole räcker för att ta emot. Fritt tecknat.',
    en: 'On the morning of Christmas Eve SAQ sends on 17.2 kHz. A computer’s sound card and a coil of wire are enough to receive it. Drawn freely.',
  },
  focal: [0.5, 0.52],
};

export function draw(): string {
  const p = new Picture('grimeton-lytteren');
  const wall = mix(paint.oxblood, paint.rust, 0.4);
  const wood = mix(paint.umber, paint.ochre, 0.4);
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.down(0, 800, spread(mix(wall, paint.ink, 0.35), wall, mix(wall, paint.apricot, 0.3))),
    ),
    boards(0, 0, 1600, 780, 66, paint.tar, true, 0.5),
    // The window: blue morning, snow on the sill, a wood, one lit farm.
    rect(
      420,
      60,
      760,
      560,
      p.down(
        60,
        620,
        spread(
          paint.night,
          mix(paint.fjord, paint.slate, 0.2),
          mix(paint.slate, paint.haze, 0.3),
          mix(paint.rose, paint.haze, 0.4),
        ),
      ),
    ),
    p.clipped(
      'M420 60H1180V620H420z',
      stars(p, 240, 330, paint.snow),
      fill('M400 500Q640 440 860 474T1200 452V640H400z', mix(paint.slate, paint.haze, 0.4)),
      spruces(
        p,
        pts('420,500 640,470 860,486 1190,466'),
        46,
        40,
        110,
        mix(paint.pine, paint.night, 0.4),
        mix(paint.haze, paint.snow, 0.4),
      ),
      fill('M400 560Q700 500 1200 540V640H400z', mix(paint.haze, paint.snow, 0.45)),
      fill('M960 536v-34l34 -24l34 24v34z', mix(paint.oxblood, paint.ink, 0.3)) +
        rect(984, 508, 18, 18, paint.butter) +
        glow(p, 993, 516, 90, paint.butter, 0.7),
      dabs(
        120,
        () => [between(p.random, 420, 1180), between(p.random, 60, 600)],
        paint.snow,
        4,
        0.8,
      ),
      fill(
        'M420 620V584Q470 560 540 596L600 620zM1180 620V570Q1110 560 1060 600L1030 620z',
        paint.snow,
      ),
    ),
    stroke('M420 60H1180V620H420zM800 60V620M420 330H1180', mix(paint.snow, paint.cream, 0.4), 24) +
      stroke('M432 72H1168V608H432zM812 72V608M432 342H1168', mix(paint.umber, paint.haze, 0.4), 4),
    rect(384, 622, 832, 30, mix(paint.snow, paint.cream, 0.5)) +
      rect(384, 652, 832, 12, mix(paint.umber, paint.rust, 0.4)),
    // Paper star, lit from within.
    stroke('M990 60V170', paint.tar, 4),
    fill(
      `M${Array.from({ length: 14 }, (_, i) => {
        const a = (i / 14) * Math.PI * 2 - Math.PI / 2;
        const r = i % 2 ? 40 : 112;
        return `${n(990 + Math.cos(a) * r)} ${n(240 + Math.sin(a) * r)}`;
      }).join('L')}z`,
      p.around(990, 240, 112, spread(paint.snow, paint.butter, paint.ember)),
    ) +
      stroke(
        Array.from({ length: 14 }, (_, i) => {
          const a = (i / 14) * Math.PI * 2 - Math.PI / 2;
          const r = i % 2 ? 40 : 112;
          return `M990 240L${n(990 + Math.cos(a) * r)} ${n(240 + Math.sin(a) * r)}`;
        }).join(''),
        mix(paint.rust, paint.ember, 0.4),
        3,
        { opacity: 0.7 },
      ) +
      glow(p, 990, 240, 230, paint.butter, 0.5),
    // Curtains with a border.
    fill(
      'M330 20H520Q500 250 400 420L420 690H330zM1270 20H1080Q1100 250 1200 420L1180 690H1270z',
      mix(paint.cream, paint.lime, 0.4),
    ) +
      stroke(
        'M370 30Q380 300 356 680M430 30Q430 240 380 420M1230 30Q1220 300 1244 680M1170 30Q1170 240 1220 420',
        mix(paint.umber, paint.lime, 0.4),
        5,
        { opacity: 0.7 },
      ) +
      stroke('M330 650H416M1184 650h86M330 672H418M1182 672h88', paint.ember, 8),
  );
  // Table, with the coil: wire wound round a wooden cross.
  const coil = Array.from({ length: 9 }, (_, i) => {
    const r = 110 + i * 9;
    return `M${400 - r} 600L400 ${600 - r}L${400 + r} 600L400 ${600 + r}z`;
  }).join('');
  p.add(
    fill(
      'M-20 800H1620V1010H-20z',
      p.down(800, 1000, spread(mix(wood, paint.butter, 0.45), wood, mix(wood, paint.tar, 0.4))),
    ),
    brush(
      p,
      { x: 0, y: 812, w: 1600, h: 180 },
      150,
      0.01,
      170,
      mix(wood, paint.tar, 0.4),
      3,
      0.35,
    ) + stroke('M-20 806H1620', mix(wood, paint.cream, 0.6), 6),
    stroke('M400 400V810M204 600H596', paint.tar, 30) +
      stroke('M400 400V810M204 600H596', mix(paint.ochre, paint.butter, 0.3), 20),
    stroke(coil, paint.tar, 7) + stroke(coil, mix(paint.ember, paint.apricot, 0.4), 4.6),
    fill('M310 800h180l24 30h-228z', mix(paint.umber, paint.tar, 0.3)),
    stroke('M400 800Q480 880 620 850T800 856', paint.ink, 8) +
      rect(560, 826, 84, 38, mix(paint.slate, paint.ink, 0.4)) +
      circle(580, 845, 7, paint.aurora) +
      stroke('M600 845h30', paint.haze, 4),
    // The computer seen from its side-back, its light on her face.
    fill('M720 868L1010 856L1060 890L760 904z', mix(paint.slate, paint.night, 0.3)) +
      fill('M760 904L1060 890V900L760 914z', paint.ink),
    fill('M700 664L950 656L1006 856L726 868z', paint.ink) +
      fill(
        'M714 676L940 668L990 846L738 856z',
        p.along(
          [714, 676],
          [990, 850],
          spread(mix(paint.night, paint.fjord, 0.3), paint.fjord, paint.night),
        ),
      ),
    stroke(
      Array.from(
        { length: 30 },
        (_, i) =>
          `M${n(732 + i * 8)} ${n(846 - i * 0.2)}v${n(-12 - p.random() * 26 - (i === 13 ? 120 : 0))}`,
      ).join(''),
      paint.aurora,
      5,
    ) +
      stroke(
        Array.from(
          { length: 6 },
          (_, i) => `M${735 - i * 3} ${n(828 - i * 26)}h${250 - i * 4}`,
        ).join(''),
        paint.slate,
        2,
        { opacity: 0.7 },
      ),
    glow(p, 850, 760, 240, paint.aurora, 0.35),
  );
  // The listener, turned towards the screen from the right.
  const knit = mix(paint.fjord, paint.slate, 0.25);
  const skin = mix(paint.rose, paint.apricot, 0.3);
  p.add(
    group(
      {},
      fill('M1060 1010Q1040 780 1150 700Q1230 650 1330 690Q1440 750 1450 1010z', knit),
      fill('M1250 676Q1440 730 1450 1010H1340Q1380 800 1250 676z', paint.ink, { opacity: 0.3 }),
      stroke('M1082 850Q1250 900 1440 850M1076 880Q1250 930 1444 880', paint.snow, 9) +
        stroke('M1080 865Q1250 915 1442 865', mix(paint.rust, paint.ember, 0.4), 14, {
          'stroke-dasharray': '14 12',
        }),
      fill('M1140 710Q1200 760 1290 700V640H1170z', shade(skin, 0.25)) +
        stroke('M1146 716Q1210 766 1300 706', paint.snow, 22, { 'stroke-linecap': 'round' }),
      fill(
        'M1118 560Q1110 470 1200 450Q1300 450 1310 550Q1310 640 1240 680Q1170 700 1140 660Q1124 650 1128 628L1104 606Q1100 598 1112 588z',
        skin,
      ),
      fill(
        'M1118 560Q1112 500 1150 470L1140 560Q1150 640 1170 690Q1150 686 1140 660Q1124 650 1128 628L1104 606Q1100 598 1112 588z',
        mix(paint.aurora, paint.snow, 0.4),
        { opacity: 0.55 },
      ),
      stroke('M1128 546q16 -8 32 0M1130 566q14 8 24 2', paint.tar, 6, {
        'stroke-linecap': 'round',
      }) +
        stroke('M1132 638q18 8 30 -4', mix(paint.rust, paint.oxblood, 0.3), 7, {
          'stroke-linecap': 'round',
        }),
      fill(
        'M1120 520Q1130 420 1226 416Q1350 420 1356 560Q1370 660 1330 740Q1300 700 1290 620Q1250 600 1230 540Q1180 540 1120 520z',
        mix(paint.haze, paint.granite, 0.4),
      ) +
        stroke(
          'M1150 490Q1230 440 1320 520M1180 450Q1300 450 1340 580M1250 550Q1310 620 1320 710',
          mix(paint.snow, paint.haze, 0.3),
          6,
        ),
      stroke('M1238 590Q1206 450 1236 418', paint.ink, 17) +
        fill(blob(p, 1240, 594, 42, 54, 0.06, 12), paint.ink) +
        fill(blob(p, 1236, 592, 26, 38, 0.06, 12), mix(paint.rust, paint.ember, 0.3)),
      stroke('M1240 640Q1190 800 1080 870T980 880', paint.ink, 6),
      stroke('M1130 780Q1070 930 1000 890', shade(knit, 0.2), 74, { 'stroke-linecap': 'round' }) +
        fill('M940 866q40 -30 80 -4l14 44q-40 20 -80 2z', skin) +
        stroke('M946 884l-22 14M964 896l-18 18', skin, 15, { 'stroke-linecap': 'round' }),
      stroke('M962 886L900 930', paint.butter, 8, { 'stroke-linecap': 'round' }),
    ),
    // What is within reach: the report she fills in, a cup, saffron buns, a candle.
    fill('M820 930l130 -22l30 60l-140 30z', paint.snow) +
      stroke('M846 938l90 -15M852 952l90 -15M858 966l60 -11', paint.slate, 4),
    fill('M560 900h90l-8 80h-74z', mix(paint.snow, paint.cream, 0.3)) +
      stroke('M648 914q34 6 24 34q-8 16 -28 12', paint.snow, 10) +
      stroke('M566 930h78', mix(paint.fjord, paint.slate, 0.2), 9) +
      stroke('M590 890q-16 -24 0 -44M620 890q-16 -24 0 -44', paint.snow, 5, {
        opacity: 0.6,
        'stroke-linecap': 'round',
      }),
    fill('M150 950a150 34 0 1 0 300 0a150 34 0 1 0 -300 0z', mix(paint.haze, paint.snow, 0.6)),
    ...[
      [230, 930],
      [330, 922],
      [290, 896],
    ].map(
      ([x = 0, y = 0]) =>
        stroke(
          `M${x - 40} ${y + 6}a22 20 0 1 1 34 -10q6 24 34 22a22 20 0 1 0 -24 -30`,
          mix(paint.ochre, paint.butter, 0.4),
          21,
          { 'stroke-linecap': 'round' },
        ) + dabs(2, (i) => [x - 28 + i * 52, y - 2 + i * 2], paint.tar, 9),
    ),
    rect(90, 720, 26, 96, paint.snow) +
      fill('M92 716q-6 -30 11 -50q17 20 11 50z', paint.butter) +
      fill('M66 816h74l-12 22h-50z', mix(paint.ochre, paint.butter, 0.3)) +
      glow(p, 103, 690, 220, paint.butter, 0.6),
    vignette(p, 850, 560, 0.5),
  );
  return p.svg();
}
