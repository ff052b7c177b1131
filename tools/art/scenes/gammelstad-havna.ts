import { mix, paint, shade } from '../lib/color.ts';
import { rowboat } from '../lib/boats.ts';
import { horse } from '../lib/farm-animals.ts';
import { brush, dabs, grass, mist, ridge, under } from '../lib/land.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { ripples } from '../lib/water.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5634,
  alt: {
    no: 'En havn som er blitt for grunn: skuta ligger på skrå i leira, brygga står høyt på tørre pæler, siv vokser, og en mann laster flyttelasset på en kjerre.',
    sv: 'En hamn som blivit för grund: skutan ligger på sned i leran, bryggan står högt på torra pålar, vass växer, och en man lastar flyttlasset på en kärra.',
    en: 'A harbour grown too shallow: the ship lies aslant in the mud, the jetty stands high on dry piles, reeds are growing, and a man loads his household on a cart.',
  },
  caption: {
    no: 'Landet hever seg nesten en centimeter i året. Havnen ble for grunn, og i 1649 ble byen flyttet en mil ut til kysten. Fritt tegnet.',
    sv: 'Landet höjer sig, och hamnen blev för grund. År 1649 flyttades staden en mil ut till kusten. Fritt tecknat.',
    en: 'The land is rising, and the harbour became too shallow. In 1649 the town was moved out to the coast. Drawn freely.',
  },
  focal: [0.48, 0.55],
};

export function draw(): string {
  const p = new Picture('gammelstad-havna');
  const mud = mix(paint.granite, paint.umber, 0.35);
  const oak = mix(paint.umber, paint.tar, 0.3);
  p.add(
    sky(
      p,
      470,
      spread(
        mix(paint.fjord, paint.slate, 0.4),
        mix(paint.haze, paint.slate, 0.35),
        mix(paint.mist, paint.cream, 0.4),
      ),
    ),
    heap(p, -40, 250, 560, 190, mix(paint.haze, paint.snow, 0.5), 0.9) +
      heap(p, 900, 220, 640, 180, mix(paint.haze, paint.snow, 0.5), 0.9),
    poly(
      under(ridge(p, pts('-20,420 300,400 700,420 1100,396 1620,416'), 3, 2, 8, true), 480),
      mix(paint.slate, paint.leaf, 0.35),
    ),
    // The church of stone on its rise, a few grey houses.
    poly(
      under(ridge(p, pts('980,450 1180,400 1400,380 1640,390'), 3, 3, 8, true), 520),
      mix(paint.leaf, paint.moss, 0.3),
    ),
    fill('M1240 392V316H1430V392z', mix(paint.granite, paint.cream, 0.35)) +
      fill('M1226 318L1262 226H1420L1446 318z', mix(paint.tar, paint.slate, 0.3)) +
      fill('M1240 318L1262 236L1284 318z', mix(paint.snow, paint.granite, 0.2)) +
      rect(1310, 334, 13, 32, paint.night) +
      rect(1360, 334, 13, 32, paint.night) +
      stroke('M1262 226v-26M1254 210h16', paint.ink, 4),
    ...[
      [1100, 420],
      [1160, 412],
      [1480, 396],
      [1540, 400],
    ].map(
      ([x = 0, y = 0]) =>
        rect(x, y - 34, 46, 36, mix(paint.granite, paint.umber, 0.4)) +
        fill(`M${x - 6} ${y - 32}l29 -24l29 24z`, mix(paint.tar, paint.umber, 0.4)),
    ),
    mist(p, 380, 110, paint.mist, 0.6),
    // The water has gone out: a band far off, then wet mud with runnels.
    rect(
      0,
      450,
      1600,
      60,
      p.down(450, 510, spread(mix(paint.mist, paint.haze, 0.3), mix(paint.slate, paint.haze, 0.4))),
    ) + ripples(p, { x: 0, y: 456, w: 1600, h: 40 }, 60, paint.snow, 0.5, 80, 3),
    rect(
      0,
      500,
      1600,
      510,
      p.down(500, 1000, spread(mix(mud, paint.haze, 0.5), mud, mix(mud, paint.tar, 0.4))),
    ),
    fill(
      'M0 520Q300 510 560 530T1000 560Q820 600 900 650T700 760Q560 820 640 900L560 1010H380Q480 880 420 820T640 690Q560 620 620 590T0 556z',
      p.down(
        510,
        1000,
        spread(paint.mist, mix(paint.slate, paint.haze, 0.4), mix(paint.fjord, paint.slate, 0.4)),
      ),
    ),
    stroke('M80 536h200M420 546h160M700 566h140M640 640h90M560 730h60M500 860h70', paint.snow, 4, {
      opacity: 0.6,
    }),
    brush(p, { x: 0, y: 520, w: 1600, h: 480 }, 240, 0.05, 60, paint.tar, 3, 0.3) +
      brush(p, { x: 0, y: 520, w: 1600, h: 480 }, 150, 0.02, 60, paint.mist, 3, 0.35),
    fill(
      Array.from({ length: 26 }, () =>
        blob(
          p,
          between(p.random, 0, 1600),
          between(p.random, 600, 980),
          between(p.random, 12, 40),
          between(p.random, 7, 18),
          0.25,
          9,
        ),
      ).join(''),
      mix(paint.granite, paint.slate, 0.3),
    ),
  );
  p.add(
    // The jetty on legs too long: weed marks where the sea once stood.
    stroke('M-20 560V700M110 566V720M240 572V744M370 580V770M470 586V790', oak, 26) +
      stroke(
        'M-20 620v80M110 630v90M240 640v104M370 650v120M470 660v130',
        mix(paint.moss, paint.tar, 0.4),
        28,
      ) +
      fill('M-20 530L500 566L540 590L-20 574z', mix(oak, paint.butter, 0.45)) +
      fill('M-20 574L540 590V606L-20 594z', oak) +
      stroke('M60 536v42M150 542v42M240 550v40M330 556v38M420 562v34', paint.tar, 4),
    worker({
      at: [400, 572],
      h: 170,
      coat: mix(paint.fjord, paint.night, 0.2),
      legs: paint.tar,
      hands: [
        [0.2, 0.5],
        [0.3, 0.46],
      ],
      lean: 0.05,
      hat: 'brim',
      hatColor: paint.ink,
      beard: paint.granite,
    }) +
      stroke('M450 420L480 790', mix(paint.ochre, paint.cream, 0.3), 8) +
      stroke('M462 560h20M466 610h20M470 660h20M474 710h20', paint.rust, 5),
    // The ship heeled over, its cable slack.
    stroke('M850 720L980 180M1010 700L1110 260M900 470L1060 500M930 300L1040 320', oak, 19, {
      'stroke-linecap': 'round',
    }) +
      stroke('M980 180L700 690M980 180L1120 690M1110 260L1220 670', paint.tar, 4) +
      fill(
        'M906 472Q980 500 1056 502Q1030 540 960 530Q910 520 906 472z',
        mix(paint.lime, paint.umber, 0.3),
      ),
    fill(
      'M640 690Q660 740 720 760L1150 742Q1240 730 1270 660Q1300 760 1230 840Q1080 900 860 894Q700 880 640 690z',
      p.down(660, 894, spread(mix(oak, paint.apricot, 0.35), oak, shade(oak, 0.45))),
    ) +
      stroke(
        'M656 736Q760 800 920 800T1274 712M672 778Q780 840 930 840T1260 770M706 826Q800 868 930 872T1230 816',
        paint.tar,
        5,
        { opacity: 0.8 },
      ) +
      fill(
        'M640 690Q660 740 720 760L1150 742Q1240 730 1270 660L1250 654Q1220 706 1150 716L740 734Q690 722 660 684z',
        mix(paint.butter, paint.ochre, 0.3),
      ) +
      fill('M660 690l-60 -30l-16 14l60 50z', oak) +
      circle(1170, 780, 13, paint.ink) +
      circle(1100, 792, 13, paint.ink) +
      circle(1030, 800, 13, paint.ink) +
      brush(
        p,
        { x: 720, y: 840, w: 500, h: 44 },
        60,
        0.1,
        26,
        mix(paint.moss, paint.tar, 0.3),
        5,
        0.8,
      ),
    fill('M640 890Q900 930 1260 850L1300 880Q1000 960 660 920z', paint.ink, { opacity: 0.35 }) +
      stroke('M1240 690Q1340 860 1480 880', mix(paint.lime, paint.umber, 0.3), 7) +
      stroke('M1460 850l40 70M1440 900q40 40 76 -10', paint.ink, 11),
    rowboat(120, 880, 230, mix(paint.umber, paint.granite, 0.4), mix(paint.tar, paint.umber, 0.3)),
    // The cart with a bed, a cupboard, a hen; the horse waits.
    fill('M1180 950Q1400 930 1620 960V990H1160z', paint.ink, { opacity: 0.3 }),
    horse(
      1250,
      970,
      1.05,
      mix(paint.umber, paint.ochre, 0.35),
      mix(paint.cream, paint.ochre, 0.3),
      true,
      mix(paint.oxblood, paint.rust, 0.3),
    ),
    fill('M1390 860H1620V900H1400z', mix(oak, paint.ochre, 0.4)) +
      circle(1480, 930, 56, 'none', { stroke: oak, 'stroke-width': 15 }) +
      stroke('M1424 930h112M1480 874v112M1441 891l78 78M1519 891l-78 78', oak, 8) +
      fill('M1430 860V700h104v160z', mix(paint.fjord, paint.slate, 0.3)) +
      stroke('M1444 714h76v60h-76zM1444 788h76v60h-76z', mix(paint.rose, paint.cream, 0.3), 5) +
      fill('M1548 860V770h72v90z', mix(paint.rust, paint.umber, 0.2)) +
      fill('M1420 700q60 -40 130 0v-16q-60 -40 -130 0z', paint.lime) +
      fill('M1560 770q0 -30 26 -30l10 -16l12 8l-4 14q14 8 10 24z', paint.snow) +
      dabs(1, () => [1600, 724], paint.ember, 9),
    worker({
      at: [1350, 980],
      h: 260,
      coat: mix(paint.moss, paint.umber, 0.3),
      legs: paint.tar,
      hands: [
        [0.28, 0.56],
        [0.3, 0.64],
      ],
      lean: 0.1,
      stride: 0.12,
      hat: 'cap',
      hatColor: mix(paint.rust, paint.oxblood, 0.2),
      sleeve: mix(paint.lime, paint.cream, 0.3),
    }),
    // Reeds that move in.
    grass(p, pts('-20,1006 660,1006'), 0.3, 170, mix(paint.moss, paint.ochre, 0.3)) +
      grass(p, pts('540,690 700,700'), 0.3, 60, mix(paint.moss, paint.ochre, 0.4)) +
      stroke(
        Array.from(
          { length: 14 },
          (_, i) =>
            `M${30 + i * 44} 1000q${i % 2 ? 8 : -8} -80 ${i % 3 ? 6 : -6} -${130 + ((i * 31) % 70)}`,
        ).join(''),
        mix(paint.moss, paint.umber, 0.3),
        4,
      ) +
      stroke(
        Array.from(
          { length: 14 },
          (_, i) => `M${30 + i * 44 + (i % 3 ? 6 : -6)} ${870 - ((i * 31) % 70)}v-40`,
        ).join(''),
        mix(paint.umber, paint.tar, 0.2),
        13,
        { 'stroke-linecap': 'round' },
      ),
    birds(p, 640, 250, 8, 15, paint.night),
  );
  return p.svg();
}
