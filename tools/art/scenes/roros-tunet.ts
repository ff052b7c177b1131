import { boards } from '../lib/buildings.ts';
import { mix, paint } from '../lib/color.ts';
import { cow } from '../lib/farm-animals.ts';
import { brush, dabs, grass, mist, ridge, under } from '../lib/land.ts';
import { logEnds, logWall } from '../lib/log-wall.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, lines, n, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5171,
  alt: {
    no: 'Et trangt tun bak husene på Røros en sommerkveld: en kone melker kua foran fjøset, en mann bærer høy til løa, og det hvite kirketårnet står over torvtakene.',
    sv: 'En trång gård bakom husen på Røros en sommarkväll: en hustru mjölkar kon framför ladugården, en man bär hö till ladan, och det vita kyrktornet står över torvtaken.',
    en: 'A narrow yard behind the houses at Røros on a summer evening: a woman milks the cow by the byre, a man carries hay to the loft, and the white church tower rises over turf roofs.',
    de: 'Ein enger Hof hinter den Häusern von Røros an einem Sommerabend: Eine Frau melkt vor dem Stall die Kuh, ein Mann trägt Heu zum Heuboden, und der weiße Kirchturm ragt über die Torfdächer.',
  },
  caption: {
    no: 'Bak stua lå fjøs, høyloe og stall rundt et trangt tun. Lønna fra verket holdt ikke, så hver familie hadde ku.',
    sv: 'Bakom stugan låg ladugård, hölada och stall kring en trång gård, för gruvarbetaren var också bonde.',
    en: 'Behind the cottage lay byre, hayloft and stable around a narrow yard. Wages from the works did not suffice, so every family kept a cow.',
    de: 'Hinter dem Wohnhaus lagen Kuhstall, Heuboden und Pferdestall um einen engen Hof. Der Lohn des Werks reichte nicht, darum hielt jede Familie eine Kuh.',
  },
  focal: [0.5, 0.62],
};

const logs = mix(paint.umber, paint.rust, 0.25);

function turf(p: Picture, roof: Point[], eave: Point[], salt: number): string {
  const edge = ridge(p, eave, 3, salt);
  return (
    p.clipped(
      lines(roof),
      poly(
        roof,
        p.down(
          Math.min(...roof.map(([, y]) => y)),
          Math.max(...roof.map(([, y]) => y)),
          spread(
            mix(paint.moss, paint.butter, 0.45),
            mix(paint.moss, paint.leaf, 0.5),
            mix(paint.leaf, paint.pine, 0.4),
          ),
        ),
      ),
      brush(p, { x: -40, y: 120, w: 1700, h: 480 }, 420, -1.2, 22, paint.butter, 2.2, 0.35),
      brush(p, { x: -40, y: 120, w: 1700, h: 480 }, 420, -1.4, 22, paint.pine, 2.4, 0.4),
      dabs(160, () => [p.random() * 1600, between(p.random, 150, 560)], paint.cream, 5, 0.8),
    ) +
    stroke(lines(eave, false), mix(paint.umber, paint.tar, 0.3), 15) +
    grass(p, edge, 0.35, 24, mix(paint.leaf, paint.pine, 0.3))
  );
}

export function draw(): string {
  const p = new Picture('roros-tunet');
  p.add(
    sky(p, 560, [
      [0, mix(paint.slate, paint.haze, 0.5)],
      [0.5, mix(paint.haze, paint.cream, 0.5)],
      [1, mix(paint.butter, paint.cream, 0.4)],
    ]),
    heap(p, 260, 230, 420, 90, paint.snow, 0.8),
    heap(p, 980, 190, 460, 100, mix(paint.cream, paint.rose, 0.3), 0.7),
    poly(
      under(
        ridge(
          p,
          [
            [-20, 420],
            [400, 360],
            [800, 400],
            [1200, 350],
            [1640, 410],
          ],
          5,
          2,
          8,
          true,
        ),
        700,
      ),
      mix(paint.haze, paint.moss, 0.35),
    ),
    // The slag heaps, black behind the roofs.
    fill(
      'M560 500Q680 372 800 392Q900 360 1010 410Q1120 440 1200 520z',
      mix(paint.night, paint.plum, 0.5),
    ),
    brush(p, { x: 640, y: 410, w: 480, h: 90 }, 60, 0.9, 26, paint.haze, 2.4, 0.4),
    mist(p, 400, 140, paint.cream, 0.5),
    // The church: white tower with its clock, dark octagonal helm, the lantern and the vane.
    rect(
      712,
      190,
      116,
      360,
      p.along(
        [712, 0],
        [828, 0],
        spread(paint.snow, paint.cream, mix(paint.mist, paint.slate, 0.35)),
      ),
    ) +
      rect(704, 184, 132, 13, paint.haze) +
      fill('M706 186L730 130H810L834 186z', mix(paint.night, paint.plum, 0.35)) +
      rect(738, 84, 64, 48, paint.snow) +
      fill('M746 132V104q8 -10 16 0v28zM778 132V104q8 -10 16 0v28z', paint.night) +
      fill('M730 86Q752 40 770 -10Q788 40 810 86z', mix(paint.night, paint.plum, 0.3)) +
      stroke('M770 -10V-20', paint.ochre, 4) +
      circle(770, 250, 32, paint.snow) +
      circle(770, 250, 32, 'none', { stroke: paint.night, 'stroke-width': 5 }) +
      stroke('M770 250V226M770 250L788 258', paint.night, 4) +
      stroke('M748 350L792 306M748 306L792 350M740 312l14 -12M786 300l14 12', paint.tar, 7) +
      fill('M752 440v-44q18 -18 36 0v44z', paint.night),
    fill('M828 470V400L1010 400V470z', paint.snow) +
      fill('M828 402L850 336H992L1016 402z', mix(paint.night, paint.plum, 0.35)),
    // Roofs in the next street.
    ...[
      [470, 486, 200],
      [640, 512, 160],
      [860, 500, 190],
      [1030, 480, 180],
    ].map(
      ([x = 0, y = 0, w = 0], i) =>
        rect(
          x,
          y,
          w,
          90,
          [paint.ochre, mix(paint.rust, paint.ember, 0.3), logs, mix(paint.lime, paint.umber, 0.3)][
            i
          ] ?? logs,
        ) +
        boards(x, y, w, 90, 14, paint.tar, true, 0.4) +
        fill(
          `M${x - 14} ${y + 4}L${x + w * 0.2} ${y - 54}H${n(x + w * 0.8)}L${x + w + 14} ${y + 4}z`,
          mix(paint.moss, paint.leaf, i * 0.25),
        ) +
        rect(x + w * 0.45, y - 78, 26, 40, mix(paint.granite, paint.cream, 0.3)) +
        rect(x + w * 0.3, y + 24, 24, 30, paint.night) +
        rect(x + w * 0.62, y + 24, 24, 30, paint.night),
    ),
  );
  const yard = 'M-20 1010V800L420 590H1150L1620 800V1010z';
  p.add(
    p.clipped(
      yard,
      fill(
        yard,
        p.down(
          590,
          1000,
          spread(
            mix(paint.lime, paint.butter, 0.35),
            mix(paint.lime, paint.umber, 0.4),
            mix(paint.umber, paint.moss, 0.45),
          ),
        ),
      ),
      fill(
        Array.from({ length: 130 }, () => {
          const y = between(p.random, 600, 1000);
          const s = (y - 520) / 14;
          return blob(p, between(p.random, 0, 1600), y, s, s * 0.4, 0.2, 8);
        }).join(''),
        mix(paint.granite, paint.umber, 0.25),
        { opacity: 0.75 },
      ),
      brush(p, { x: 0, y: 600, w: 1600, h: 400 }, 240, 0, 40, paint.cream, 2.4, 0.35),
      fill('M-20 800L420 590L640 590L520 700L300 1010H-20z', paint.plum, { opacity: 0.32 }),
    ),
    grass(
      p,
      ridge(
        p,
        [
          [500, 640],
          [900, 632],
          [1150, 640],
        ],
        3,
        4,
      ),
      0.3,
      14,
      paint.moss,
    ),
    // Byre to the left with its low door; loft to the right with a bridge of planks up to it.
    logWall([-20, 860], [440, 610], [440, 430], [-20, 380], 9, mix(logs, paint.plum, 0.3)),
    fill('M190 746V560L300 556V686z', paint.ink) +
      stroke('M190 746V560L300 556V686', mix(logs, paint.butter, 0.35), 13) +
      fill('M300 556L384 590V730L300 686z', mix(paint.rust, paint.oxblood, 0.3)) +
      stroke('M328 570V698M356 582V714', paint.ink, 3),
    logEnds(440, 430, 610, 9, logs),
    turf(
      p,
      [
        [-40, 390],
        [470, 440],
        [380, 300],
        [-40, 180],
      ],
      [
        [-40, 390],
        [470, 440],
      ],
      5,
    ),
    logWall([1140, 620], [1640, 880], [1640, 340], [1140, 420], 11, mix(logs, paint.apricot, 0.3)),
    logEnds(1140, 420, 620, 11, logs),
    fill('M1300 690V480L1460 464V760z', mix(paint.tar, paint.ink, 0.3)) +
      fill('M1306 690V600Q1380 560 1454 606V756z', mix(paint.ochre, paint.moss, 0.3)) +
      brush(p, { x: 1310, y: 590, w: 130, h: 110 }, 60, 1, 30, paint.butter, 3, 0.7) +
      stroke('M1300 690V480L1460 464V760', mix(logs, paint.butter, 0.4), 15),
    turf(
      p,
      [
        [1110, 432],
        [1660, 350],
        [1660, 150],
        [1200, 290],
      ],
      [
        [1110, 432],
        [1660, 350],
      ],
      7,
    ),
    fill('M1130 800L1300 690L1460 760L1300 880z', mix(paint.umber, paint.butter, 0.25)) +
      stroke(
        'M1164 778L1334 856M1200 754L1370 832M1236 732L1406 806M1270 710L1440 780',
        paint.tar,
        4,
      ),
  );
  p.add(
    // Cow and milker.
    fill('M560 842Q760 870 960 838L900 824H600z', paint.ink, { opacity: 0.3 }),
    cow(760, 840, 1.55, mix(paint.snow, paint.cream, 0.4), mix(paint.rust, paint.tar, 0.25), true),
    fill('M846 840l10 -54h56l10 54z', mix(paint.ochre, paint.cream, 0.25)) +
      stroke('M850 820h66M854 802h58', paint.umber, 4) +
      fill('M856 788q28 -12 56 0q-28 10 -56 0z', paint.snow),
    worker({
      at: [990, 880],
      h: 290,
      coat: mix(paint.fjord, paint.slate, 0.3),
      legs: paint.tar,
      skirt: mix(paint.oxblood, paint.rust, 0.25),
      hands: [
        [-0.28, 0.42],
        [-0.36, 0.36],
      ],
      lean: -0.12,
      hat: 'scarf',
      hatColor: paint.cream,
      sleeve: paint.snow,
    }),
    fill('M944 880Q980 770 1030 800L1044 880z', paint.snow, { opacity: 0.75 }),
    // The man with his bundle of hay.
    worker({
      at: [1190, 850],
      h: 300,
      coat: mix(paint.ochre, paint.umber, 0.45),
      legs: mix(paint.night, paint.tar, 0.3),
      hands: [
        [0.02, 0.92],
        [0.2, 0.92],
      ],
      lean: 0.06,
      stride: 0.13,
      hat: 'brim',
      hatColor: mix(paint.tar, paint.umber, 0.3),
      sleeve: paint.cream,
    }),
    fill(blob(p, 1270, 528, 118, 66, 0.14, 15), mix(paint.ochre, paint.moss, 0.35)) +
      brush(p, { x: 1176, y: 468, w: 180, h: 100 }, 130, 0.5, 50, paint.butter, 3, 0.7) +
      brush(p, { x: 1176, y: 480, w: 180, h: 100 }, 70, 2.4, 46, paint.moss, 3, 0.6) +
      stroke('M1226 470Q1252 530 1232 588M1306 468Q1316 530 1312 590', paint.umber, 5),
    // Hens, a grindstone, a kicksled's summer rest, firewood under the eave.
    ...[
      [420, 900, 1],
      [500, 940, -1],
      [580, 906, 1],
    ].map(
      ([x = 0, y = 0, s = 1], i) =>
        `<g transform="translate(${x} ${y}) scale(${s} 1)">` +
        fill(
          'M-26 -20Q-30 -44 -14 -34Q4 -40 14 -52Q26 -58 28 -46Q30 -16 4 -8Q-20 -6 -26 -20z',
          [paint.snow, paint.rust, paint.umber][i] ?? paint.snow,
        ) +
        fill('M20 -56l4 -8l4 6l5 -4l-1 9zM30 -48l9 3l-9 4z', paint.ember) +
        stroke('M0 -8v8M8 -9v9', paint.ochre, 3) +
        '</g>',
    ),
    fill(
      Array.from(
        { length: 26 },
        (_, i) =>
          `M${60 + (i % 9) * 26} ${n(806 - (i % 9) * 13 - Math.floor(i / 9) * 24)}a13 13 0 1 1 .1 0z`,
      ).join(''),
      mix(logs, paint.butter, 0.45),
      { stroke: paint.tar, 'stroke-width': 3 },
    ),
    fill('M-20 800L420 590L440 610V640L20 900L-20 900z', paint.plum, { opacity: 0.14 }),
    grass(
      p,
      ridge(
        p,
        [
          [-20, 1000],
          [800, 996],
          [1640, 990],
        ],
        5,
        9,
      ),
      0.35,
      54,
      mix(paint.leaf, paint.pine, 0.45),
    ),
    dabs(90, () => [p.random() * 1600, between(p.random, 945, 1000)], paint.butter, 7, 0.9),
    dabs(60, () => [p.random() * 1600, between(p.random, 945, 1000)], paint.snow, 6, 0.9),
    birds(p, 470, 150, 6, 9, paint.plum),
  );
  return p.svg();
}
