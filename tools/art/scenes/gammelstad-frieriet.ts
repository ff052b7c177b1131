import { mix, paint } from '../lib/color.ts';
import { brush, dabs, dabsAt, grass, ridge, under } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { birch } from '../lib/trees.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5633,
  alt: {
    no: 'Lys sommernatt i kirkebyen: et ungt par på trappa til ei rød stue, han med blomster bak ryggen, hun med sjal; fra vinduet og hjørnet følger tre nysgjerrige med.',
    sv: 'Ljus sommarnatt i kyrkstaden: ett ungt par på trappan till en röd stuga, han med blommor bakom ryggen, hon i sjal; från fönstret och knuten följer tre nyfikna med.',
    en: 'A light summer night in the church town: a young couple on the steps of a red cottage, he with flowers behind his back, she in a shawl; three curious people watch from window and corner.',
  },
  caption: {
    no: 'Det var mat, marked, rettssaker og frierferder. Ungdommen og de gamle hadde hver sine helger.',
    sv: 'Ungdomen och de gamla hade var sina helger i kyrkstaden.',
    en: 'The young and the old had separate weekends in the church town.',
  },
  focal: [0.5, 0.58],
};

/** Where the flowers of the bunch are. */
const FLOWERS = pts('-10,-36 10,-46 -28,-20 28,-26 0,-60 -20,-50 22,-56 0,-22 -36,-40');

export function draw(): string {
  const p = new Picture('gammelstad-frieriet');
  const red = mix(paint.rust, paint.oxblood, 0.25);
  const skin = mix(paint.rose, paint.cream, 0.25);
  p.add(
    sky(
      p,
      620,
      spread(
        mix(paint.slate, paint.heather, 0.4),
        mix(paint.rose, paint.haze, 0.4),
        mix(paint.rose, paint.butter, 0.5),
        mix(paint.butter, paint.cream, 0.3),
      ),
    ),
    streaks(
      p,
      { x: 0, y: 60, w: 1600, h: 260 },
      16,
      mix(paint.cream, paint.rose, 0.3),
      0.6,
      500,
      11,
    ),
    // The tower and the lane that goes down to it.
    fill(
      'M236 600V260H304V600zM228 260l42 -40l42 40zM250 224V160h40V224zM246 160l24 -70l24 70z',
      mix(paint.snow, paint.heather, 0.25),
    ) +
      fill('M270 600V260h34V600z', mix(paint.heather, paint.plum, 0.2), { opacity: 0.35 }) +
      circle(270, 310, 17, paint.ink) +
      fill('M256 400v-40a14 14 0 0 1 28 0v40z', paint.night),
    fill('M330 560L560 480V610H330z', mix(paint.tar, paint.heather, 0.4)),
    ...[
      [20, 600, 190, 120],
      [360, 610, 170, 104],
      [150, 620, 150, 90],
    ].map(
      ([x = 0, y = 0, w = 0, h = 0]) =>
        rect(x, y - h, w, h, mix(red, paint.heather, 0.25)) +
        fill(`M${x - 12} ${y - h}l24 -46h${w - 24}l24 46z`, mix(paint.umber, paint.plum, 0.4)) +
        rect(x + 30, y - h + 26, 30, 36, paint.snow) +
        rect(x + 35, y - h + 31, 20, 26, mix(paint.butter, paint.rose, 0.4)) +
        rect(x + w - 56, y - h + 30, 32, h - 30, mix(paint.leaf, paint.pine, 0.3)),
    ),
    poly(
      under(ridge(p, pts('-20,620 300,606 640,626 1000,640 1620,660'), 4, 4, 8, true)),
      p.down(
        610,
        1000,
        spread(
          mix(paint.leaf, paint.rose, 0.3),
          mix(paint.leaf, paint.heather, 0.2),
          mix(paint.pine, paint.plum, 0.3),
        ),
      ),
    ),
    fill(
      'M230 620H330L760 1010H60z',
      p.down(
        620,
        1000,
        spread(mix(paint.lime, paint.rose, 0.35), mix(paint.lime, paint.plum, 0.35)),
      ),
    ) + brush(p, { x: 150, y: 640, w: 480, h: 360 }, 110, 0.3, 26, paint.plum, 2.4, 0.3),
    birch(
      p,
      90,
      760,
      520,
      {
        stem: paint.cream,
        mark: paint.tar,
        dark: mix(paint.leaf, paint.heather, 0.3),
        light: mix(paint.leaf, paint.butter, 0.4),
      },
      1.1,
    ),
  );
  const logs = (x: number, y: number, w: number, h: number, k: number): string =>
    rect(
      x,
      y,
      w,
      h,
      p.along(
        [x, 0],
        [x + w, 0],
        spread(mix(red, paint.rose, 0.25 * k), red, mix(red, paint.plum, 0.4)),
      ),
    ) +
    stroke(
      Array.from({ length: 12 }, (_, i) => `M${x} ${y + (i * h) / 12}h${w}`).join(''),
      mix(paint.tar, paint.oxblood, 0.4),
      7,
      { opacity: 0.8 },
    ) +
    stroke(
      Array.from({ length: 12 }, (_, i) => `M${x} ${y + (i * h) / 12 + 16}h${w}`).join(''),
      paint.rose,
      4,
      { opacity: 0.3 },
    );
  const head = (x: number, y: number, r: number, hair: string): string =>
    circle(x, y, r, skin) +
    fill(
      `M${x - r} ${y}Q${x - r} ${y - r * 1.3} ${x} ${y - r * 1.25}Q${x + r} ${y - r * 1.3} ${x + r} ${y}Q${x} ${y - r * 0.9} ${x - r} ${y}z`,
      hair,
    ) +
    circle(x - r * 0.35, y + r * 0.1, r * 0.12, paint.ink) +
    circle(x + r * 0.35, y + r * 0.1, r * 0.12, paint.ink);
  p.add(
    // The cottage fills the right: end wall with its door and steps, small white window.
    fill('M780 900Q1100 930 1620 910V960H740z', paint.ink, { opacity: 0.3 }),
    logs(820, 330, 780, 570, 1) +
      rect(812, 326, 30, 580, paint.snow) +
      stroke('M842 330V900', mix(paint.haze, paint.slate, 0.3), 4),
    fill(
      'M760 340L900 120H1640V340z',
      p.down(120, 340, spread(mix(paint.umber, paint.rose, 0.3), mix(paint.tar, paint.plum, 0.4))),
    ) +
      stroke(
        Array.from({ length: 14 }, (_, i) => `M${916 + i * 54} 122L${800 + i * 62} 340`).join(''),
        mix(paint.tar, paint.plum, 0.4),
        5,
        { opacity: 0.7 },
      ) +
      brush(p, { x: 860, y: 130, w: 740, h: 190 }, 60, 0.02, 40, paint.moss, 5, 0.45) +
      rect(760, 334, 880, 16, paint.snow),
    rect(1180, 40, 110, 150, mix(paint.snow, paint.rose, 0.2)) +
      fill('M1170 40h130v22h-130z', mix(paint.granite, paint.plum, 0.3)),
    rect(1280, 440, 240, 250, paint.snow) +
      rect(1308, 468, 184, 194, mix(paint.tar, paint.plum, 0.4)) +
      glow(p, 1400, 570, 150, paint.butter, 0.5),
    head(1362, 600, 38, mix(paint.snow, paint.haze, 0.4)) +
      head(1448, 616, 33, mix(paint.ochre, paint.butter, 0.3)) +
      stroke('M1330 640h64M1420 650h56', skin, 15, { 'stroke-linecap': 'round' }) +
      stroke('M1350 624q12 8 24 0', paint.rust, 4),
    stroke('M1400 468V662M1308 560H1492', paint.snow, 11) +
      stroke('M1308 468q50 60 0 130M1492 468q-50 60 0 130', mix(paint.cream, paint.snow, 0.5), 20, {
        opacity: 0.85,
      }) +
      fill('M1264 690h272v18h-272z', paint.snow) +
      fill(
        'M1180 700l60 -16v-240l-60 -14zM1620 700l-60 -16V444l60 -14z',
        mix(paint.leaf, paint.pine, 0.3),
      ),
    rect(930, 430, 210, 430, paint.snow) +
      rect(956, 456, 158, 404, mix(paint.leaf, paint.pine, 0.25)) +
      stroke(
        'M956 660L1035 580L1114 660M956 740L1035 660L1114 740M956 580L1035 500L1114 580M956 820L1035 740L1114 820',
        mix(paint.leaf, paint.mist, 0.35),
        8,
      ) +
      circle(970, 660, 8, paint.butter) +
      fill('M916 430L1035 370L1154 430z', paint.snow) +
      circle(1035, 408, 13, red),
    fill('M880 860H1190V900H880zM840 900H1230V948H840z', mix(paint.granite, paint.rose, 0.25)) +
      stroke('M880 862H1190M840 902H1230', paint.cream, 5),
    // The third one, round the corner.
    head(796, 640, 34, mix(paint.rust, paint.ember, 0.2)) +
      fill('M770 670Q800 660 820 680V880H776Q760 780 770 670z', paint.ochre),
    rect(812, 560, 30, 340, paint.snow),
    // She on the step, he below.
    worker({
      at: [1060, 902],
      h: 430,
      coat: mix(paint.night, paint.plum, 0.3),
      legs: paint.tar,
      skirt: mix(paint.fjord, paint.plum, 0.3),
      hands: [
        [-0.1, 0.52],
        [0.02, 0.5],
      ],
      lean: -0.03,
      sleeve: paint.snow,
    }),
    fill(
      'M1000 560Q1048 530 1100 560L1112 680Q1046 740 984 690z',
      mix(paint.ember, paint.rose, 0.25),
    ) +
      stroke('M984 690Q1046 740 1112 680', paint.butter, 7, { 'stroke-dasharray': '6 8' }) +
      stroke('M1014 580l30 70M1082 580l-30 70', paint.butter, 6) +
      fill(
        'M990 740Q1050 760 1106 740L1124 890Q1050 910 978 890z',
        mix(paint.cream, paint.rose, 0.2),
      ),
    fill(
      'M1004 524Q1000 470 1046 464Q1092 470 1084 520Q1104 600 1086 640L1074 620Q1080 560 1072 516Q1046 486 1014 516z',
      mix(paint.ochre, paint.butter, 0.25),
    ) +
      circle(1024, 520, 5, paint.ink) +
      stroke('M1014 536q8 6 16 0', paint.rust, 4) +
      circle(1036, 534, 11, mix(paint.ember, paint.rose, 0.4), { opacity: 0.6 }),
    worker({
      at: [900, 980],
      h: 470,
      coat: mix(paint.umber, paint.granite, 0.3),
      legs: mix(paint.lime, paint.umber, 0.35),
      hands: [
        [-0.16, 0.48],
        [-0.1, 0.44],
      ],
      lean: 0.02,
      stride: 0.06,
      sleeve: paint.snow,
    }),
    fill('M862 600Q900 590 938 604L944 780H860z', mix(paint.moss, paint.leaf, 0.3)) +
      dabs(4, (i) => [916, 630 + i * 36], paint.butter, 8) +
      fill(
        'M872 566q-4 -46 36 -48q42 0 38 44l10 8q-36 -10 -62 -8z',
        mix(paint.tar, paint.umber, 0.3),
      ) +
      circle(928, 570, 5, paint.ink) +
      stroke('M924 586q8 4 14 0', paint.rust, 4),
    group(
      { transform: 'translate(826 750) rotate(-28)' },
      stroke(
        'M0 40L-10 -30M0 40L10 -40M0 40L-26 -14M0 40L26 -20',
        mix(paint.leaf, paint.moss, 0.3),
        5,
      ),
      dabsAt(FLOWERS, paint.snow, 22),
      dabsAt(
        [
          [-10, -36],
          [28, -26],
          [0, -60],
          [-20, -50],
          [0, -22],
        ],
        mix(paint.slate, paint.heather, 0.4),
        20,
      ),
      dabsAt(FLOWERS, paint.butter, 7),
    ),
    // A bench and oxeye daisies.
    stroke('M1250 830H1560M1290 830V910M1520 830V910', mix(paint.lime, paint.umber, 0.4), 19),
    grass(p, pts('-20,1006 800,1006'), 0.3, 80, mix(paint.pine, paint.plum, 0.2)) +
      grass(p, pts('1190,1000 1620,1000'), 0.34, 90, mix(paint.pine, paint.plum, 0.2)),
    dabs(
      40,
      () => [
        p.random() < 0.5 ? between(p.random, 0, 240) : between(p.random, 1200, 1600),
        between(p.random, 900, 980),
      ],
      paint.snow,
      17,
    ) +
      dabs(
        30,
        () => [
          p.random() < 0.5 ? between(p.random, 0, 240) : between(p.random, 1200, 1600),
          between(p.random, 900, 980),
        ],
        mix(paint.heather, paint.rose, 0.3),
        13,
      ),
    glow(p, 60, 560, 760, paint.butter, 0.3),
  );
  return p.svg();
}
