import { rowboat } from '../lib/boats.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, hill } from '../lib/land.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { ripples, water } from '../lib/water.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5663,
  alt: {
    no: 'En stor stein i vannkanten en lys sommerdag: en mann på kne hogger en vannrett strek i den, og en herre med hvit parykk og notatbok ser på fra en robåt.',
    sv: 'En stor sten i vattenbrynet en ljus sommardag: en man på knä hugger ett vågrätt streck i den, och en herre i vit peruk med anteckningsbok ser på från en roddbåt.',
    en: 'A big rock at the water’s edge on a bright summer day: a kneeling man cuts a level line in it, and a gentleman in a white wig with a notebook looks on from a rowing boat.',
  },
  caption: {
    no: 'I 1731 lot Anders Celsius, han med temperaturskalaen, hogge et vannmerke i en stein på Lövgrund for å måle hvor fort det gikk. Lenge trodde de lærde at det var vannet som sank. Fritt tegnet.',
    sv: 'År 1731 lät Anders Celsius hugga ett märke i en sten på Lövgrund för att mäta hur fort det gick. Länge trodde de lärda att vattnet sjönk. Fritt tecknat.',
    en: 'In 1731 Anders Celsius, of the temperature scale, had a mark cut in a rock on Lövgrund to measure how fast it went. For a long time scholars believed that the water was sinking. Drawn freely.',
  },
  focal: [0.48, 0.55],
};

export function draw(): string {
  const p = new Picture('hoga-kusten-vannmerket');
  const shore = 470;
  const rock = mix(paint.granite, paint.rose, 0.4);
  const stone =
    'M560 800Q540 640 600 520Q650 390 790 350Q930 320 1040 400Q1140 470 1170 600Q1200 720 1190 800z';
  p.add(
    sky(
      p,
      shore,
      spread(
        mix(paint.slate, paint.haze, 0.35),
        mix(paint.haze, paint.snow, 0.35),
        mix(paint.snow, paint.cream, 0.6),
      ),
    ),
    heap(p, 60, 330, 460, 170, paint.snow, 0.9) + heap(p, 980, 250, 560, 130, paint.snow, 0.85),
    hill(p, pts('-20,450 240,436 420,458 700,462'), mix(paint.leaf, paint.haze, 0.5), {
      bottom: shore,
      rough: 8,
    }),
    hill(p, pts('1080,466 1260,440 1440,446 1640,430'), mix(paint.leaf, paint.haze, 0.35), {
      bottom: shore,
      rough: 10,
      salt: 3,
    }),
    water(
      p,
      shore,
      1000,
      spread(
        mix(paint.haze, paint.snow, 0.3),
        mix(paint.slate, paint.haze, 0.4),
        mix(paint.fjord, paint.aurora, 0.25),
        paint.fjord,
      ),
    ),
    ripples(p, { x: -50, y: shore + 8, w: 1700, h: 500 }, 170, paint.snow, 0.55, 150, 4),
    ripples(p, { x: -50, y: shore + 8, w: 1700, h: 500 }, 80, paint.fjord, 0.4, 160, 5),
    // Skerries that the land has lifted.
    fill(
      'M1220 540Q1300 496 1420 506T1640 520V560Q1400 574 1220 540zM80 560Q160 520 260 536T380 566Q220 590 80 560z',
      rock,
    ) + fill('M1250 530Q1320 504 1420 512T1640 528V520Q1400 490 1250 530z', paint.cream),
  );
  p.add(
    p.clipped(
      stone,
      rect(
        520,
        320,
        700,
        500,
        p.along(
          [560, 360],
          [1190, 800],
          spread(mix(rock, paint.snow, 0.5), rock, shade(rock, 0.35)),
        ),
      ),
      brush(p, { x: 520, y: 340, w: 680, h: 460 }, 190, 0.5, 44, shade(rock, 0.4), 3, 0.35),
      dabs(
        130,
        () => [between(p.random, 560, 1180), between(p.random, 350, 700)],
        mix(paint.snow, rock, 0.2),
        7,
        0.8,
      ) +
        dabs(
          90,
          () => [between(p.random, 560, 1180), between(p.random, 350, 720)],
          paint.tar,
          5,
          0.6,
        ),
      fill(
        Array.from({ length: 20 }, () =>
          blob(
            p,
            between(p.random, 580, 1160),
            between(p.random, 360, 620),
            between(p.random, 14, 40),
            between(p.random, 8, 22),
            0.35,
            9,
          ),
        ).join(''),
        mix(paint.ochre, paint.butter, 0.3),
        { opacity: 0.75 },
      ),
      fill('M1000 330Q940 520 1010 640T1000 830H1240V330z', paint.ink, { opacity: 0.25 }),
      // Where the water has been: bare, then dark and wet, then weed.
      rect(520, 690, 700, 66, mix(rock, paint.slate, 0.55), { opacity: 0.8 }),
      rect(520, 740, 700, 90, mix(paint.pine, paint.tar, 0.4), { opacity: 0.8 }),
      stroke('M560 690Q700 696 860 690T1190 690', paint.cream, 5, { opacity: 0.7 }),
      stroke('M640 560L720 620L700 700M1040 420L1000 520', shade(rock, 0.6), 6, { opacity: 0.7 }),
    ),
    // The mark: a long level line with a year's worth of care.
    stroke('M750 664H976', shade(rock, 0.75), 13) + stroke('M752 672H974', paint.snow, 4),
    fill(
      'M480 806Q640 784 800 800T1270 800Q1200 850 860 846T480 806z',
      mix(paint.fjord, paint.pine, 0.5),
      { opacity: 0.75 },
    ),
    stroke('M500 802Q700 786 860 802T1250 798M470 830Q700 812 900 832T1280 824', paint.snow, 6, {
      opacity: 0.8,
    }),
    // The mason kneels on a plank laid over two stones.
    fill(blob(p, 1090, 812, 90, 40, 0.2) + blob(p, 1290, 822, 90, 44, 0.2), shade(rock, 0.25)) +
      fill('M960 768H1370V792H960z', mix(paint.ochre, paint.umber, 0.4)) +
      stroke('M960 771H1370', paint.cream, 4),
    stroke('M1160 760Q1230 700 1250 640M1160 758h94', mix(paint.night, paint.tar, 0.3), 52, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }) + fill('M1252 780q-20 -28 6 -44l30 10v32z', paint.tar),
    fill(
      'M1196 668Q1150 600 1130 520Q1150 470 1210 476Q1280 520 1290 640Q1260 690 1196 668z',
      mix(paint.snow, paint.lime, 0.25),
    ) +
      fill('M1210 476Q1280 520 1290 640Q1270 684 1236 680Q1260 580 1210 476z', paint.slate, {
        opacity: 0.35,
      }) +
      stroke('M1140 500Q1190 560 1280 590', mix(paint.umber, paint.rust, 0.3), 12),
    circle(1126, 440, 44, mix(paint.rose, paint.umber, 0.2)) +
      fill(
        'M1080 436Q1076 384 1128 384Q1172 390 1172 440L1190 448L1076 442z',
        mix(paint.rust, paint.oxblood, 0.3),
      ) +
      fill('M1096 470q24 16 50 -6l8 20q-30 26 -56 8z', mix(paint.umber, paint.ochre, 0.3)),
    stroke('M1150 530Q1080 580 1000 628', mix(paint.snow, paint.lime, 0.35), 38, {
      'stroke-linecap': 'round',
    }) + stroke('M1170 536Q1100 560 1066 540', paint.snow, 38, { 'stroke-linecap': 'round' }),
    stroke('M1010 610L966 664', paint.night, 15) +
      circle(1000, 628, 20, mix(paint.rose, paint.umber, 0.2)),
    stroke('M1062 544L1036 500', mix(paint.umber, paint.ochre, 0.3), 14) +
      fill('M1000 470l60 -24l18 44l-60 24z', mix(paint.slate, paint.night, 0.4)) +
      circle(1062, 546, 20, mix(paint.rose, paint.umber, 0.2)),
    dabs(34, () => [between(p.random, 880, 1000), between(p.random, 590, 760)], paint.snow, 8),
  );
  // Celsius in his boat, with a man at the oars.
  p.add(
    fill('M20 906Q280 950 560 900Q300 980 20 906z', paint.ink, { opacity: 0.35 }),
    stroke('M150 800L20 930M180 804L470 956', mix(paint.ochre, paint.cream, 0.3), 12, {
      'stroke-linecap': 'round',
    }),
    group(
      { transform: 'translate(0 -54)' },
      worker({
        at: [170, 960],
        h: 330,
        coat: mix(paint.umber, paint.tar, 0.3),
        legs: paint.tar,
        hands: [
          [-0.1, 0.46],
          [0.2, 0.46],
        ],
        lean: -0.06,
        hat: 'brim',
        hatColor: paint.ink,
        sleeve: paint.lime,
      }),
      worker({
        at: [400, 950],
        h: 370,
        coat: mix(paint.fjord, paint.slate, 0.2),
        legs: paint.tar,
        hands: [
          [0.08, 0.56],
          [0.2, 0.58],
        ],
        lean: 0.03,
      }),
      // Wig, three-cornered hat, lace.
      fill(
        'M364 640Q362 580 410 578Q462 580 462 640Q470 664 456 680L446 640Q440 612 412 614Q386 612 384 640L372 682Q356 666 364 640z',
        paint.snow,
      ) +
        fill(
          'M350 596Q410 560 478 598Q462 560 438 552L410 536L380 552Q358 562 350 596z',
          paint.ink,
        ) +
        stroke('M356 594Q410 566 472 594', paint.butter, 5) +
        fill('M400 668h30l6 40l-20 10l-20 -10z', paint.snow),
      stroke('M360 706V800M376 716v.1M376 740v.1M376 764v.1', paint.butter, 7, {
        'stroke-linecap': 'round',
        'stroke-dasharray': '.1 24',
      }),
      fill('M430 712l84 -24l18 60l-84 26z', paint.cream) +
        stroke('M446 724l60 -18M452 742l60 -18M458 758l36 -10', paint.umber, 4) +
        stroke('M500 742L540 650', paint.snow, 8, { 'stroke-linecap': 'round' }),
    ),
    rowboat(20, 912, 560, mix(paint.rust, paint.umber, 0.3), mix(paint.umber, paint.tar, 0.2)),
    stroke('M10 930Q290 972 600 918M60 962Q300 996 560 952', paint.snow, 5, { opacity: 0.7 }),
    fill(
      Array.from({ length: 15 }, (_, i) =>
        blob(p, 1180 + (i % 8) * 62, 950 + Math.floor(i / 8) * 40 - (i % 8) * 8, 54, 32, 0.25, 9),
      ).join(''),
      shade(rock, 0.3),
    ) +
      fill(
        Array.from({ length: 8 }, (_, i) =>
          blob(p, 1186 + i * 62, 934 - i * 8, 30, 9, 0.3, 8),
        ).join(''),
        mix(rock, paint.snow, 0.5),
      ),
    birds(p, 560, 230, 6, 22, paint.slate),
    stroke(
      Array.from(
        { length: 9 },
        (_, i) =>
          `M${n(1400 + i * 24)} 900q${n(8 - i)} -40 ${n(20 - i * 4)} -${60 + ((i * 17) % 40)}`,
      ).join(''),
      mix(paint.leaf, paint.butter, 0.2),
      5,
    ),
  );
  return p.svg();
}
