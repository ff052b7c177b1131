import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, mist, ridge, under } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, stars, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { glitter } from '../lib/water.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5618,
  alt: {
    no: 'Under et seilduk ved brygga i Birka veies sølvmynter på en liten vekt; på disken ligger pelsverk, silke og en krukke fra Rhinen, og bak ligger skip i kveldslys.',
    sv: 'Under ett segeltak vid bryggan i Birka vägs silvermynt på en liten våg; på disken ligger pälsverk, siden och ett krus från Rhen, och bakom ligger skepp i kvällsljus.',
    en: 'Under an awning by the jetty at Birka silver coins are weighed on small scales; on the counter lie furs, silk and a jug from the Rhine, and ships lie behind in evening light.',
  },
  caption: {
    no: 'Hit kom pelsverk fra nord, sølvmynter fra kalifatet, silke fra øst og keramikk fra Rhinlandet.',
    sv: 'Hit kom pälsverk från norr, silvermynt från kalifatet, siden från öster och keramik från Rhenlandet.',
    en: 'Furs came here from the north, silver coins from the caliphate, silk from the east and pottery from the Rhineland.',
  },
  focal: [0.5, 0.55],
};

/** The stem of a clinker ship with its neck and head, seen from the quay. */
const prow = (p: Picture, x: number, y: number, s: number, flip: number): string =>
  fill(
    'M0 0Q-20 -150 40 -250Q70 -330 50 -400Q92 -420 110 -386Q96 -366 84 -372Q98 -290 70 -220Q60 -120 260 -70V60H20z',
    p.along(
      [0, 0],
      [120, 0],
      spread(mix(paint.umber, paint.butter, 0.35), mix(paint.umber, paint.tar, 0.35)),
    ),
    { transform: `translate(${x} ${y}) scale(${flip * s} ${s})` },
  ) +
  stroke('M8 -60Q100 -30 260 -20M20 -110Q100 -60 260 -46M10 -10Q100 10 260 20', paint.tar, 4, {
    transform: `translate(${x} ${y}) scale(${flip * s} ${s})`,
    opacity: 0.8,
  });

export function draw(): string {
  const p = new Picture('birka-handel');
  const wood = mix(paint.umber, paint.tar, 0.25);
  p.add(
    sky(
      p,
      500,
      spread(
        mix(paint.fjord, paint.plum, 0.4),
        mix(paint.heather, paint.rose, 0.3),
        mix(paint.apricot, paint.rose, 0.3),
        paint.butter,
      ),
    ),
    stars(p, 50, 180, paint.cream),
    streaks(
      p,
      { x: 0, y: 160, w: 1600, h: 200 },
      12,
      mix(paint.rose, paint.butter, 0.4),
      0.5,
      440,
      10,
    ),
    poly(
      under(ridge(p, pts('-20,450 260,420 620,456 900,410 1260,450 1640,420'), 4, 2, 8, true), 520),
      mix(paint.plum, paint.heather, 0.35),
    ),
    mist(p, 390, 110, mix(paint.apricot, paint.butter, 0.4), 0.5),
    rect(
      0,
      488,
      1600,
      260,
      p.down(
        488,
        748,
        spread(
          mix(paint.butter, paint.apricot, 0.4),
          mix(paint.heather, paint.rose, 0.3),
          mix(paint.fjord, paint.plum, 0.3),
        ),
      ),
    ),
    glitter(p, 820, 492, 720, 120, paint.cream, 100),
    stroke('M420 620V180M1210 620V150', paint.tar, 13) +
      stroke('M290 230H550M1090 210H1330', paint.tar, 11) +
      fill(
        'M294 230q126 46 252 0q-20 30 -126 40q-104 -10 -126 -40zM1094 210q116 44 232 0q-20 28 -116 38q-96 -10 -116 -38z',
        mix(paint.rust, paint.plum, 0.2),
      ) +
      stroke('M420 190L300 600M420 190L560 600M1210 160L1080 600M1210 160L1350 600', paint.tar, 3),
    prow(p, 520, 690, 1, -1) + prow(p, 1060, 690, 1.05, 1),
    // The jetty and the awning.
    rect(
      -20,
      700,
      1640,
      320,
      p.down(
        700,
        1000,
        spread(mix(wood, paint.apricot, 0.3), wood, mix(paint.tar, paint.ink, 0.3)),
      ),
    ),
    stroke(
      'M-20 742H1620M-20 790H1620M300 700L200 1010M640 700L600 1010M980 700L1010 1010M1310 700L1420 1010',
      paint.tar,
      5,
      { opacity: 0.6 },
    ),
    stroke('M120 1000V120M1480 1000V110', wood, 30) +
      stroke('M110 990V130M1470 990V120', mix(wood, paint.butter, 0.4), 6),
    fill(
      'M60 130Q800 20 1540 116L1600 250Q1540 292 1470 246Q1400 300 1310 240Q1220 288 1130 230Q1040 276 950 222Q850 268 760 222Q660 268 560 226Q470 278 390 236Q300 288 210 246Q120 290 0 262z',
      p.along(
        [800, 60],
        [800, 280],
        spread(mix(paint.lime, paint.apricot, 0.25), mix(paint.lime, paint.umber, 0.35)),
      ),
    ),
    stroke(
      'M300 92L210 246M560 66L560 226M850 60L860 250M1130 72L1130 230M1370 96L1400 276',
      mix(paint.umber, paint.tar, 0.2),
      4,
      { opacity: 0.6 },
    ),
    brush(p, { x: 60, y: 90, w: 1480, h: 130 }, 90, 0.02, 60, paint.umber, 2.6, 0.35),
  );
  const lamp = (x: number): string =>
    stroke(`M${x} 210V300`, paint.tar, 4) +
    glow(p, x, 330, 230, paint.butter, 0.6) +
    fill(`M${x - 30} 320h60l-12 34h-36z`, mix(paint.ochre, paint.umber, 0.4)) +
    fill(`M${x - 8} 320q-6 -16 8 -34q14 18 8 34z`, paint.snow);
  p.add(
    lamp(310) + lamp(1290),
    worker({
      at: [520, 960],
      h: 560,
      coat: mix(paint.fjord, paint.pine, 0.3),
      legs: paint.tar,
      hands: [
        [0.1, 0.5],
        [0.33, 0.62],
      ],
      lean: 0.05,
      beard: mix(paint.ochre, paint.rust, 0.3),
      hat: 'cap',
      hatColor: mix(paint.umber, paint.tar, 0.3),
      sleeve: mix(paint.fjord, paint.slate, 0.3),
    }),
    fill('M440 560Q520 500 610 560L600 600Q520 560 450 604z', mix(paint.umber, paint.lime, 0.25)),
    worker({
      at: [1100, 960],
      h: 560,
      coat: mix(paint.ember, paint.rust, 0.4),
      legs: paint.tar,
      hands: [
        [-0.3, 0.44],
        [-0.1, 0.46],
      ],
      lean: -0.05,
      beard: paint.tar,
      hat: 'brim',
      hatColor: mix(paint.oxblood, paint.plum, 0.3),
      sleeve: mix(paint.ochre, paint.ember, 0.3),
    }),
    stroke('M1010 640Q1100 700 1180 640M1004 700Q1100 750 1190 700', paint.butter, 7, {
      'stroke-dasharray': '10 9',
    }),
    // Folding scales, held high.
    stroke('M706 602V650M610 652H802', paint.butter, 9, { 'stroke-linecap': 'round' }) +
      stroke(
        'M612 654L572 742M612 654L654 742M800 654L760 734M800 654L842 734',
        mix(paint.butter, paint.umber, 0.3),
        3.4,
      ) +
      fill(
        'M560 742H664Q650 782 612 782Q574 782 560 742zM750 734H850Q838 772 800 772Q762 772 750 734z',
        mix(paint.ochre, paint.butter, 0.4),
      ) +
      dabs(7, (i) => [590 + i * 8, 736 - (i % 3) * 7], paint.snow, 15) +
      fill('M776 734v-30h20v30zM800 734v-22h24v22z', mix(paint.slate, paint.ink, 0.2)),
    // The counter and all that lies on it.
    fill('M140 800H1460L1500 860H100z', mix(wood, paint.butter, 0.35)) +
      rect(100, 860, 1400, 160, p.down(860, 1010, spread(wood, mix(paint.tar, paint.ink, 0.3)))) +
      stroke('M100 862H1500M420 866V1010M800 866V1010M1180 866V1010', paint.tar, 6),
  );
  const fur = (x: number, y: number, w: number, color: string): string =>
    fill(
      `M${x} ${y}q${w * 0.1} -40 ${w * 0.4} -36q${w * 0.3} -14 ${w * 0.5} 10q${w * 0.16} 10 ${w * 0.1} 26z`,
      color,
    ) +
    brush(
      p,
      { x: x + 10, y: y - 32, w: w * 0.85, h: 26 },
      46,
      0.5,
      20,
      mix(color, paint.cream, 0.4),
      2.6,
      0.6,
    ) +
    brush(
      p,
      { x: x + 10, y: y - 26, w: w * 0.85, h: 22 },
      40,
      0.6,
      18,
      shade(color, 0.6),
      2.6,
      0.5,
    );
  p.add(
    fur(160, 846, 330, mix(paint.umber, paint.tar, 0.2)) +
      fur(190, 816, 280, mix(paint.rust, paint.umber, 0.4)) +
      fur(214, 786, 240, mix(paint.granite, paint.cream, 0.3)) +
      fill(
        'M440 780q60 10 70 60q-30 14 -44 -10q-4 -24 -40 -36z',
        mix(paint.rust, paint.umber, 0.3),
      ),
    // Silk, rolled and fallen over the edge.
    fill(
      'M1130 846Q1120 780 1180 776H1400Q1440 790 1430 846z',
      p.along(
        [1130, 776],
        [1430, 846],
        spread(
          mix(paint.heather, paint.rose, 0.4),
          paint.heather,
          mix(paint.heather, paint.plum, 0.5),
        ),
      ),
    ) +
      fill('M1130 846Q1120 780 1180 776Q1220 790 1214 846z', mix(paint.rose, paint.snow, 0.3)) +
      fill(
        'M1200 840Q1260 830 1320 844Q1330 930 1300 1000H1190Q1216 920 1200 840z',
        p.along(
          [1190, 0],
          [1330, 0],
          spread(
            paint.plum,
            mix(paint.heather, paint.rose, 0.5),
            mix(paint.heather, paint.plum, 0.3),
          ),
        ),
      ) +
      stroke(
        'M1220 870l30 -16l30 16l-30 16zM1216 920l30 -16l30 16l-30 16zM1210 970l30 -16l30 16l-30 16zM1280 846l26 14',
        paint.butter,
        4,
      ),
    // The jug, with its foil cross and bands.
    fill(
      'M960 846Q916 800 940 744Q952 720 950 690H1020Q1020 720 1030 744Q1056 800 1012 846z',
      p.along(
        [930, 0],
        [1050, 0],
        spread(mix(paint.granite, paint.cream, 0.2), paint.tar, mix(paint.tar, paint.ink, 0.5)),
      ),
    ) +
      stroke('M1020 704Q1070 716 1042 776', paint.tar, 13) +
      fill('M950 690l-24 -18h40z', mix(paint.tar, paint.granite, 0.2)) +
      stroke('M936 772h104M940 800h98', mix(paint.haze, paint.snow, 0.4), 5, {
        'stroke-dasharray': '10 8',
      }) +
      fill('M982 724l8 18l18 4l-18 6l-8 20l-8 -20l-18 -6l18 -4z', paint.snow),
    dabs(
      22,
      () => [between(p.random, 660, 880), between(p.random, 816, 848)],
      mix(paint.haze, paint.snow, 0.5),
      21,
    ) +
      dabs(
        18,
        () => [between(p.random, 670, 870), between(p.random, 814, 844)],
        paint.snow,
        8,
        0.9,
      ),
    fill(
      'M540 846Q530 800 570 790Q560 776 580 772H612Q630 776 620 790Q660 800 650 846z',
      mix(paint.umber, paint.apricot, 0.3),
    ) + stroke('M572 790h48', paint.tar, 5),
    glow(p, 740, 760, 380, paint.butter, 0.4),
  );
  return p.svg();
}
