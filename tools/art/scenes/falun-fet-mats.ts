import { flame } from '../lib/candle.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5606,
  alt: {
    no: 'Ved munningen av en gruvegang ligger en ung mann på en båre; en gammel, svartkledd kvinne bøyer seg over ham, og gruvefolk med fakler står stille rundt.',
    sv: 'Vid mynningen av en gruvgång ligger en ung man på en bår; en gammal, svartklädd kvinna böjer sig över honom, och gruvfolk med bloss står stilla runt om.',
    en: 'At the mouth of a mine passage a young man lies on a bier; an old woman in black bends over him, and miners with torches stand still around them.',
  },
  caption: {
    no: 'Fet-Mats var borte i 42 år. Vitriolen i vannet hadde holdt ham ung, mens hun var blitt gammel.',
    sv: 'Fet-Mats var försvunnen i 42 år. Vitriolen hade bevarat honom, och den gamla kvinnan kände igen sin fästman.',
    en: 'Fet-Mats was gone for 42 years. The vitriol had preserved him, and the old woman knew her fiancé.',
  },
  focal: [0.5, 0.62],
};

export function draw(): string {
  const p = new Picture('falun-fet-mats');
  const rock = mix(paint.rust, paint.plum, 0.5);
  const skin = mix(paint.rose, paint.umber, 0.2);
  const wall = pts('-20,-20 1620,-20 1620,860 -20,860');
  p.add(
    poly(
      wall,
      p.around(
        800,
        560,
        980,
        spread(mix(rock, paint.apricot, 0.45), rock, mix(rock, paint.ink, 0.7)),
      ),
    ),
    ...[mix(rock, paint.ink, 0.45), mix(rock, paint.apricot, 0.45), mix(rock, paint.ink, 0.6)].map(
      (c, k) =>
        fill(
          Array.from({ length: 24 }, () =>
            blob(
              p,
              between(p.random, -20, 1620),
              between(p.random, -20, 840),
              between(p.random, 40, 150),
              between(p.random, 30, 90),
              0.35,
              6,
            ),
          ).join(''),
          c,
          { opacity: k === 1 ? 0.3 : 0.4 },
        ),
    ),
    brush(p, { x: -20, y: -20, w: 1640, h: 860 }, 160, 0.7, 70, paint.ink, 3, 0.35),
    // Green and blue run down the rock: vitriol.
    ...[90, 250, 400, 1200, 1370, 1500].map((x, i) =>
      fill(
        `M${x} -20q${20 + i * 4} 160 -6 ${300 + i * 26}q14 90 10 170q-20 -60 -24 -150q-10 120 -22 170q-14 -120 2 -240q-20 -120 6 -250z`,
        p.down(0, 620, [
          [0, paint.aurora, 0.1],
          [0.5, mix(paint.aurora, paint.slate, 0.3), 0.34],
          [1, paint.aurora, 0.1],
        ]),
      ),
    ),
    // The passage with its timbering, black water far in.
    fill(
      'M520 860L556 296H1044L1080 860z',
      p.down(
        196,
        860,
        spread(mix(paint.ink, paint.tar, 0.2), paint.ink, mix(paint.fjord, paint.ink, 0.5)),
      ),
    ),
    fill(
      'M650 640L690 420Q720 360 800 356Q880 360 910 420L950 640z',
      mix(paint.ink, paint.fjord, 0.25),
    ),
    fill('M640 660H960L1010 740H590z', mix(paint.aurora, paint.fjord, 0.75), { opacity: 0.5 }) +
      stroke('M660 680H930M630 706H900M720 724H960', paint.aurora, 3, { opacity: 0.4 }),
    stroke('M520 860L556 300M1080 860L1044 300', mix(paint.umber, paint.tar, 0.3), 44) +
      stroke('M500 296H1100', mix(paint.umber, paint.tar, 0.2), 50) +
      stroke(
        'M508 280H1092M508 860L544 320M1066 860L1032 320',
        mix(paint.umber, paint.apricot, 0.5),
        5,
        { opacity: 0.7 },
      ),
    rect(
      -20,
      830,
      1640,
      190,
      p.around(
        800,
        800,
        900,
        spread(
          mix(paint.umber, paint.apricot, 0.4),
          mix(paint.tar, paint.rust, 0.2),
          mix(paint.tar, paint.ink, 0.7),
        ),
      ),
    ),
    brush(p, { x: -20, y: 840, w: 1640, h: 160 }, 200, 0.02, 46, paint.ink, 3, 0.4),
  );
  const man = (
    x: number,
    y: number,
    h: number,
    coat: string,
    beard: string,
    torch: number,
    lean: number,
  ): string =>
    worker({
      at: [x, y],
      h,
      coat,
      legs: paint.ink,
      hands: torch
        ? [
            [-0.06, 0.44],
            [torch * 0.2, 0.7],
          ]
        : [
            [-0.06, 0.42],
            [0.07, 0.42],
          ],
      lean,
      stride: 0.06,
      ...(beard ? { beard } : {}),
    }) +
    // Their hats are off: held before them.
    (torch
      ? ''
      : fill(`M${x - 34} ${y - h * 0.42}q36 -14 72 0l-14 12l-6 30h-34l-6 -30z`, paint.ink)) +
    circle(
      x + lean * h * 1.35,
      y - h * (0.8 + 0.13),
      h * 0.062,
      beard ? shade(beard, 0.2) : mix(paint.umber, paint.tar, 0.5),
    );
  p.add(
    man(250, 890, 400, mix(paint.fjord, paint.ink, 0.35), paint.umber, 1, 0.03),
    stroke('M330 610L342 500', mix(paint.umber, paint.tar, 0.3), 14),
    man(420, 880, 380, mix(paint.umber, paint.plum, 0.4), '', 0, 0.04),
    man(1210, 880, 380, mix(paint.moss, paint.tar, 0.5), paint.granite, 0, -0.04),
    man(1380, 894, 410, mix(paint.oxblood, paint.ink, 0.3), paint.tar, -1, -0.03),
    stroke('M1298 607L1286 500', mix(paint.umber, paint.tar, 0.3), 14),
    flame(p, 344, 470, 26, 15) + flame(p, 1284, 470, 26, 15),
    glow(p, 800, 700, 520, paint.butter, 0.5),
    // The bier of planks on two trestles.
    fill('M470 930Q800 1000 1140 930L1120 966Q800 1010 490 966z', paint.ink, { opacity: 0.5 }),
    stroke(
      'M560 842L520 950M580 842L616 950M1030 842L994 950M1050 842L1092 950',
      mix(paint.umber, paint.tar, 0.4),
      18,
    ),
    fill('M456 806H1150L1140 846H466z', mix(paint.umber, paint.ochre, 0.25)) +
      stroke('M456 808H1150', mix(paint.umber, paint.butter, 0.5), 5) +
      stroke('M640 810l-2 34M900 810v34', paint.tar, 4),
    // The young man: pale, hands folded, in the clothes of another time.
    fill(
      'M560 806Q560 742 640 730Q740 716 830 742L1060 760Q1096 764 1100 806z',
      mix(paint.slate, paint.fjord, 0.4),
    ),
    fill(
      'M640 730Q740 716 830 742L900 748Q880 790 800 792Q680 796 620 806H560Q560 742 640 730z',
      mix(paint.lime, paint.haze, 0.4),
    ),
    brush(p, { x: 580, y: 745, w: 500, h: 50 }, 50, 0.05, 40, paint.night, 3, 0.4),
    fill('M1060 760Q1076 730 1104 742Q1124 760 1120 806H1090z', mix(paint.tar, paint.ink, 0.3)),
    fill(
      'M500 800Q486 770 506 752Q520 740 534 745L544 728L554 744Q572 740 582 756L588 784Q580 802 556 806H520z',
      mix(paint.snow, skin, 0.22),
    ) +
      fill(
        'M484 806Q468 774 492 748Q508 734 528 744Q506 764 518 806z',
        mix(paint.tar, paint.umber, 0.4),
      ) +
      stroke('M518 757q8 5 15 1M560 753q5 6 11 4', mix(paint.umber, paint.plum, 0.3), 3.4),
    fill('M700 742Q740 724 786 744Q776 768 734 766Q706 762 700 742z', mix(paint.snow, skin, 0.25)) +
      stroke('M716 748q30 -8 56 2', mix(paint.umber, paint.rose, 0.4), 3),
    // The old woman.
    fill(
      'M640 950Q590 800 640 690Q650 600 720 588Q770 590 770 640Q782 700 720 728L700 760Q760 800 770 950z',
      p.along(
        [600, 0],
        [780, 0],
        spread(paint.ink, mix(paint.ink, paint.plum, 0.5), mix(paint.tar, paint.rust, 0.35)),
      ),
    ),
    fill('M690 640Q660 560 720 536Q780 530 784 584Q784 616 758 640Q720 660 690 640z', paint.snow) +
      fill(
        'M770 560Q790 584 780 610Q766 634 742 628Q730 596 770 560z',
        mix(skin, paint.apricot, 0.2),
      ) +
      stroke('M764 588q8 3 14 0M756 606q10 6 16 2', paint.umber, 3),
    fill(
      'M690 640Q664 600 680 560Q700 600 740 640Q716 656 690 640z',
      mix(paint.haze, paint.slate, 0.3),
      { opacity: 0.7 },
    ),
    stroke('M690 684Q716 740 726 742', mix(paint.tar, paint.plum, 0.4), 32, {
      'stroke-linecap': 'round',
    }) + circle(736, 746, 15, mix(skin, paint.umber, 0.1)),
    stroke('M770 640Q780 700 722 728', paint.apricot, 4, { opacity: 0.8 }),
    // Her stick, and puddles that hold the torchlight.
    stroke('M860 958L966 900', mix(paint.umber, paint.ochre, 0.2), 11, {
      'stroke-linecap': 'round',
    }),
    fill(
      'M180 952Q300 930 430 956Q300 984 180 952zM1170 966Q1300 940 1440 964Q1310 996 1170 966z',
      mix(paint.aurora, paint.fjord, 0.55),
      { opacity: 0.6 },
    ) + stroke('M230 952h140M1230 966h150', paint.butter, 4, { opacity: 0.7 }),
    dabs(24, () => [540 + p.random() * 520, 220 + p.random() * 380], paint.aurora, 4, 0.5),
    vignette(p, 800, 640, 0.75),
  );
  return p.svg();
}
