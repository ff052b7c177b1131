import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, grass } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, n, Picture, rect, stroke } from '../lib/svg.ts';
import { leafy } from '../lib/trees.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5622,
  alt: {
    no: 'Sommerkveld i parken: foran et lite kinesisk slott med svungne tak rekker en gutt i silkedrakt og spiss hatt et knippe gullnøkler til dronningen.',
    sv: 'Sommarkväll i parken: framför ett litet kinesiskt slott med svängda tak räcker en pojke i sidendräkt och spetsig hatt en knippa guldnycklar till drottningen.',
    en: 'A summer evening in the park: before a small Chinese palace with curved roofs a boy in silk and a pointed hat holds out a bunch of golden keys to the queen.',
  },
  caption: {
    no: '24. juli 1753: den sju år gamle kronprins Gustav, kledd som kinesisk prins, rakte Lovisa Ulrika gullnøklene. Fritt tegnet.',
    sv: 'Den 24 juli 1753 fick Lovisa Ulrika ett kinesiskt slott i födelsedagspresent. Kronprins Gustav räckte henne guldnycklarna. Fritt tecknat.',
    en: 'On 24 July 1753 Lovisa Ulrika was given a Chinese palace for her birthday. Crown Prince Gustav handed her the golden keys. Drawn freely.',
  },
  focal: [0.5, 0.58],
};

/** A curved roof over a body of lattice and windows; the lower edge is 2w wide. */
function pavilion(x: number, y: number, w: number, h: number, body: string, roof: string): string {
  const eave = y - h;
  return (
    rect(x - w * 0.72, eave, w * 1.44, h, body) +
    stroke(
      Array.from(
        { length: 5 },
        (_, i) => `M${n(x - w * 0.72 + i * w * 0.36)} ${n(eave)}v${n(h)}`,
      ).join(''),
      paint.butter,
      9,
    ) +
    Array.from({ length: 4 }, (_, i) => {
      const [cx, top] = [x - w * 0.54 + i * w * 0.36, eave + h * 0.24];
      const [a, b] = [w * 0.1, h * 0.5];
      return (
        rect(cx - a, top, a * 2, b, mix(paint.butter, paint.cream, 0.4)) +
        stroke(
          `M${n(cx - a)} ${n(top)}h${n(a * 2)}v${n(b)}h${n(-a * 2)}zM${n(cx)} ${n(top)}v${n(b)}M${n(cx - a)} ${n(top + b * 0.3)}h${n(a * 2)}M${n(cx - a)} ${n(top + b * 0.7)}h${n(a * 2)}`,
          shade(body, 0.4),
          4,
        )
      );
    }).join('') +
    fill(
      `M${n(x - w * 1.1)} ${n(eave + h * 0.02)}Q${n(x - w * 0.5)} ${n(eave - h * 0.16)} ${n(x - w * 0.34)} ${n(eave - h * 0.62)}H${n(x + w * 0.34)}Q${n(x + w * 0.5)} ${n(eave - h * 0.16)} ${n(x + w * 1.1)} ${n(eave + h * 0.02)}Q${n(x)} ${n(eave + h * 0.14)} ${n(x - w * 1.1)} ${n(eave + h * 0.02)}z`,
      roof,
    ) +
    stroke(
      Array.from({ length: 9 }, (_, i) => {
        const t = (i - 4) / 4;
        return `M${n(x + t * w * 0.32)} ${n(eave - h * 0.6)}Q${n(x + t * w * 0.46)} ${n(eave - h * 0.16)} ${n(x + t * w * 0.92)} ${n(eave + h * 0.04)}`;
      }).join(''),
      shade(roof, 0.4),
      4,
      { opacity: 0.7 },
    ) +
    stroke(
      `M${n(x - w * 1.14)} ${n(eave - h * 0.04)}Q${n(x)} ${n(eave + h * 0.18)} ${n(x + w * 1.14)} ${n(eave - h * 0.04)}`,
      paint.butter,
      9,
    ) +
    circle(x - w * 1.12, eave + h * 0.06, 9, paint.butter) +
    circle(x + w * 1.12, eave + h * 0.06, 9, paint.butter)
  );
}

const lantern = (p: Picture, x: number, y: number, s: number): string =>
  stroke(`M${x} ${y - 60 * s}V${y - 30 * s}M${x} ${y + 30 * s}v${26 * s}`, paint.ochre, 4) +
  glow(p, x, y, 110 * s, paint.butter, 0.6) +
  fill(
    `M${x - 14 * s} ${y - 30 * s}h${28 * s}q${26 * s} ${30 * s} 0 ${60 * s}h${-28 * s}q${-26 * s} ${-30 * s} 0 ${-60 * s}z`,
    paint.ember,
  ) +
  stroke(
    `M${x} ${y - 30 * s}v${60 * s}M${x - 12 * s} ${y - 28 * s}q${-12 * s} ${28 * s} 0 ${56 * s}M${x + 12 * s} ${y - 28 * s}q${12 * s} ${28 * s} 0 ${56 * s}`,
    paint.butter,
    3,
  );

export function draw(): string {
  const p = new Picture('drottningholm-nokkelen');
  const [red, roof] = [mix(paint.rust, paint.ember, 0.3), mix(paint.slate, paint.aurora, 0.35)];
  p.add(
    sky(
      p,
      640,
      spread(
        mix(paint.fjord, paint.aurora, 0.3),
        mix(paint.slate, paint.rose, 0.35),
        mix(paint.rose, paint.butter, 0.4),
        paint.butter,
      ),
    ),
    streaks(
      p,
      { x: 0, y: 60, w: 1600, h: 200 },
      12,
      mix(paint.rose, paint.cream, 0.4),
      0.55,
      440,
      10,
    ),
    ...[
      [60, 660, 480],
      [220, 640, 380],
      [380, 630, 300],
      [1240, 630, 310],
      [1400, 640, 400],
      [1550, 664, 500],
    ].map(([x = 0, y = 0, h = 0], i) =>
      leafy(
        p,
        x,
        y,
        h,
        {
          trunk: paint.tar,
          dark: mix(paint.pine, paint.fjord, 0.35),
          mid: mix(paint.leaf, paint.pine, 0.35),
          light: mix(paint.leaf, paint.butter, 0.3),
        },
        i > 2,
      ),
    ),
    rect(
      0,
      630,
      1600,
      380,
      p.down(
        630,
        1000,
        spread(mix(paint.leaf, paint.butter, 0.3), paint.leaf, mix(paint.pine, paint.leaf, 0.3)),
      ),
    ),
    // Side wings, then the middle with its second storey.
    pavilion(430, 648, 130, 120, red, roof) + pavilion(1170, 648, 130, 120, red, roof),
    rect(540, 540, 520, 108, mix(red, paint.oxblood, 0.25)) +
      stroke('M540 548H1060M560 560V648M620 560V648M980 560V648M1040 560V648', paint.butter, 7),
    pavilion(800, 648, 250, 200, red, roof),
    pavilion(800, 330, 112, 96, mix(paint.cream, paint.butter, 0.3), roof),
    stroke('M800 178V120', paint.ochre, 8) +
      circle(800, 120, 17, paint.butter) +
      circle(800, 152, 10, paint.butter),
    fill('M752 648V520Q800 470 848 520V648z', mix(paint.tar, paint.oxblood, 0.4)) +
      stroke('M752 648V520Q800 470 848 520V648', paint.butter, 11) +
      glow(p, 800, 590, 100, paint.butter, 0.5),
    // Dragon heads at the eaves with bells.
    ...[
      [1, 1086],
      [-1, 514],
    ].map(
      ([k = 1, x = 0]) =>
        fill('M0 0Q30 -30 64 -24L52 -8L76 4Q54 18 30 10L0 14z', paint.butter, {
          transform: `translate(${x} 452) scale(${k} 1)`,
        }) +
        stroke(`M${x + k * 62} 462v30`, paint.ochre, 3) +
        fill(`M${x + k * 62 - 11} 508q11 -30 22 0z`, paint.ochre),
    ),
    // The path and its parterre.
    fill(
      'M740 650H860L1180 1010H420z',
      p.down(
        650,
        1000,
        spread(mix(paint.cream, paint.apricot, 0.3), mix(paint.lime, paint.apricot, 0.25)),
      ),
    ),
    brush(p, { x: 440, y: 690, w: 720, h: 300 }, 150, 0.02, 34, paint.umber, 2.4, 0.35),
    brush(p, { x: -20, y: 640, w: 700, h: 360 }, 110, -1.4, 22, paint.butter, 2.4, 0.4) +
      brush(p, { x: 920, y: 640, w: 700, h: 360 }, 110, -1.4, 22, paint.butter, 2.4, 0.4),
    ...[
      [250, 720],
      [130, 830],
      [1350, 720],
      [1470, 830],
    ].map(([x = 0, y = 0]) =>
      fill(
        `M${x - 60} ${y}Q${x} ${y - 190} ${x + 60} ${y}Q${x} ${y + 20} ${x - 60} ${y}z`,
        p.along([x - 60, 0], [x + 60, 0], spread(mix(paint.leaf, paint.butter, 0.35), paint.pine)),
      ),
    ),
    stroke('M300 660V470M1300 660V470', paint.tar, 9) +
      stroke('M300 476Q520 560 640 470M1300 476Q1080 560 960 470', paint.tar, 4),
    lantern(p, 370, 566, 0.8) +
      lantern(p, 470, 590, 0.9) +
      lantern(p, 1130, 590, 0.9) +
      lantern(p, 1230, 566, 0.8),
  );
  const silk = mix(paint.butter, paint.ochre, 0.35);
  p.add(
    fill(
      'M560 962Q700 940 760 966Q680 990 560 980zM860 974Q1040 940 1220 974Q1060 1004 880 992z',
      paint.ink,
      { opacity: 0.3 },
    ),
    // The queen in court dress: a wide skirt of blue silk.
    fill(
      'M920 980Q900 800 980 690H1070Q1200 780 1230 980Q1080 1010 920 980z',
      p.along(
        [910, 0],
        [1230, 0],
        spread(mix(paint.slate, paint.snow, 0.35), paint.slate, mix(paint.fjord, paint.plum, 0.3)),
      ),
    ) +
      fill(
        'M990 700Q950 820 976 990Q1010 996 1046 996Q1030 820 1040 700z',
        mix(paint.snow, paint.cream, 0.4),
      ) +
      stroke(
        'M984 760q28 14 54 0M976 830q34 16 64 0M972 900q38 16 70 0',
        mix(paint.rose, paint.ember, 0.2),
        9,
      ) +
      stroke('M920 970Q1080 1000 1230 970', paint.cream, 9, { 'stroke-dasharray': '16 8' }) +
      stroke(
        'M1100 740Q1150 860 1150 980M1150 770Q1200 870 1200 976M950 780Q924 880 930 980',
        mix(paint.fjord, paint.night, 0.3),
        5,
        { opacity: 0.5 },
      ),
    fill('M976 700Q960 610 996 570H1050Q1084 610 1070 700Q1020 716 976 700z', paint.slate) +
      fill('M1000 572h44l-20 60z', mix(paint.rose, paint.cream, 0.5)) +
      stroke('M1022 640v50', paint.rose, 9, { 'stroke-dasharray': '6 8' }),
    stroke('M990 604Q930 650 880 640', paint.slate, 36, { 'stroke-linecap': 'round' }) +
      stroke('M916 648l-24 -4', paint.snow, 44, { 'stroke-linecap': 'round' }) +
      circle(866, 640, 16, mix(paint.rose, paint.cream, 0.3)),
    stroke('M1060 610Q1110 650 1086 690', mix(paint.slate, paint.fjord, 0.3), 36, {
      'stroke-linecap': 'round',
    }) +
      fill('M1080 690l70 -60l30 30l-70 60q-24 -4 -30 -30z', paint.cream) +
      stroke('M1092 700l66 -58M1086 694l54 -56M1100 708l70 -52', paint.ochre, 3),
    circle(1024, 522, 44, mix(paint.rose, paint.cream, 0.25)) +
      fill(
        'M978 524Q968 450 1024 440Q1084 448 1072 530Q1060 486 1024 486Q992 488 978 524z',
        paint.snow,
      ) +
      stroke('M1066 500q20 20 10 56', paint.snow, 17, { 'stroke-linecap': 'round' }) +
      fill('M1000 444q24 -26 50 0q-24 -10 -50 0z', paint.butter) +
      stroke('M990 536q8 4 14 0', paint.umber, 3),
    // The boy.
    fill(
      'M600 968L640 770H730L770 968Q690 990 600 968z',
      p.along(
        [600, 0],
        [770, 0],
        spread(mix(silk, paint.snow, 0.35), silk, mix(silk, paint.umber, 0.35)),
      ),
    ) +
      stroke('M606 950Q690 972 766 950', paint.ember, 13) +
      stroke('M686 780V966', paint.ember, 11) +
      stroke('M640 850q20 -20 40 0t40 0M630 900q24 -22 48 0t50 0', paint.rust, 5),
    stroke('M720 800Q790 790 812 720', silk, 38, { 'stroke-linecap': 'round' }) +
      circle(816, 706, 15, mix(paint.rose, paint.cream, 0.2)) +
      stroke('M650 800Q620 850 640 890', mix(silk, paint.umber, 0.25), 36, {
        'stroke-linecap': 'round',
      }),
    circle(686, 722, 42, mix(paint.rose, paint.cream, 0.25)) +
      fill('M610 706Q686 670 762 706L686 612z', mix(paint.ember, paint.rust, 0.3)) +
      stroke('M612 704Q686 672 760 704', paint.butter, 7) +
      circle(686, 608, 12, paint.butter) +
      stroke('M650 740q-16 60 4 100', paint.tar, 9, { 'stroke-linecap': 'round' }) +
      stroke('M706 728q8 4 14 0', paint.umber, 3),
    // Keys of gold between them.
    glow(p, 836, 690, 150, paint.butter, 0.8),
    stroke(
      'M820 690a24 24 0 1 1 .1 .1M838 706l30 76l18 -6M860 760l16 -6M822 714l2 84h20M824 776h16M850 690l66 50l10 -16M900 728l10 -14',
      mix(paint.umber, paint.tar, 0.2),
      18,
      { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    ),
    stroke(
      'M820 690a24 24 0 1 1 .1 .1M838 706l30 76l18 -6M860 760l16 -6M822 714l2 84h20M824 776h16M850 690l66 50l10 -16M900 728l10 -14',
      mix(paint.butter, paint.snow, 0.25),
      9,
      { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    ),
    // A courtier or two bow at the side.
    worker({
      at: [440, 900],
      h: 290,
      coat: mix(paint.heather, paint.plum, 0.3),
      legs: paint.snow,
      hands: [
        [0.2, 0.44],
        [-0.06, 0.42],
      ],
      lean: 0.12,
      sleeve: mix(paint.heather, paint.rose, 0.3),
    }) +
      fill(
        'M462 626Q462 584 494 584Q522 588 518 620L506 640Q498 610 484 612Q472 614 462 626z',
        paint.snow,
      ),
    worker({
      at: [1370, 910],
      h: 300,
      coat: mix(paint.moss, paint.leaf, 0.3),
      legs: paint.snow,
      hands: [
        [-0.2, 0.46],
        [0.06, 0.42],
      ],
      lean: -0.1,
      sleeve: mix(paint.moss, paint.butter, 0.3),
    }) +
      fill(
        'M1302 626Q1302 588 1330 584Q1362 588 1356 630Q1346 608 1330 612Q1316 614 1302 626z',
        paint.snow,
      ),
    grass(p, pts('-20,1006 420,1006'), 0.3, 44, paint.pine) +
      grass(p, pts('1180,1006 1620,1006'), 0.3, 44, paint.pine),
    dabs(
      50,
      () => [
        p.random() < 0.5 ? between(p.random, 0, 400) : between(p.random, 1200, 1600),
        between(p.random, 860, 990),
      ],
      paint.rose,
      11,
    ) +
      dabs(
        50,
        () => [
          p.random() < 0.5 ? between(p.random, 0, 400) : between(p.random, 1200, 1600),
          between(p.random, 860, 990),
        ],
        paint.snow,
        8,
      ),
  );
  return p.svg();
}
