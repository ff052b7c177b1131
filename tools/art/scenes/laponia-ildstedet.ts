import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, grass, massif, mist, ridge, under } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, lines, Picture, poly, stroke } from '../lib/svg.ts';
import { birch, blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5609,
  alt: {
    no: 'I høstlyngen ligger en rund voll med et ildsted av stein i midten; tynne, lyse streker viser gammen som en gang sto der, med røyk ut av ljoren.',
    sv: 'I höstljungen ligger en rund vall med en eldstad av sten i mitten; tunna, ljusa streck visar kåtan som en gång stod där, med rök ur rököppningen.',
    en: 'In the autumn heather lies a round bank with a hearth of stones in its middle; thin pale lines show the hut that once stood there, smoke rising from its vent.',
  },
  caption: {
    no: 'Ser du nøye etter, ligger sporene i lyngen: et ildsted av stein, en rund voll etter en gamme, en grop der noen gjemte mat.',
    sv: 'Samerna har levt här i flera tusen år, och spåren ligger i ljungen: en eldstad av sten, en rund vall efter en kåta.',
    en: 'The Sámi have lived here for thousands of years, and the traces lie in the heather: a hearth of stones, the round bank of a hut.',
  },
  focal: [0.5, 0.56],
};

export function draw(): string {
  const p = new Picture('laponia-ildstedet');
  const heath = ridge(p, pts('-20,520 340,490 760,520 1200,486 1620,516'), 5, 6, 8, true);
  p.add(
    sky(
      p,
      520,
      spread(
        mix(paint.fjord, paint.plum, 0.35),
        mix(paint.heather, paint.slate, 0.3),
        mix(paint.rose, paint.apricot, 0.35),
        paint.butter,
      ),
    ),
    streaks(
      p,
      { x: 0, y: 50, w: 1600, h: 220 },
      16,
      mix(paint.rose, paint.cream, 0.4),
      0.5,
      480,
      10,
    ),
    massif(p, {
      points: pts(
        '-40,470 160,330 300,380 520,290 700,400 900,340 1080,262 1230,360 1420,310 1640,440',
      ),
      color: mix(paint.heather, paint.plum, 0.35),
      light: mix(paint.rose, paint.apricot, 0.35),
      dark: mix(paint.plum, paint.night, 0.25),
      sun: 'right',
      base: 520,
      rough: 9,
      ribs: 60,
      snow: paint.cream,
      snowDepth: 70,
      salt: 3,
    }),
    mist(p, 400, 140, mix(paint.rose, paint.butter, 0.5), 0.75),
    poly(
      under(heath),
      p.down(
        500,
        1000,
        spread(
          mix(paint.rust, paint.heather, 0.35),
          mix(paint.rust, paint.plum, 0.25),
          mix(paint.oxblood, paint.plum, 0.4),
        ),
      ),
    ),
    p.clipped(
      lines(under(heath)),
      brush(
        p,
        { x: -20, y: 510, w: 1640, h: 490 },
        240,
        0.02,
        60,
        mix(paint.ochre, paint.moss, 0.4),
        6,
        0.45,
      ),
      dabs(
        480,
        () => [p.random() * 1600, 505 + p.random() ** 0.8 * 500],
        mix(paint.ember, paint.rust, 0.5),
        11,
        0.6,
      ),
      dabs(
        340,
        () => [p.random() * 1600, 520 + p.random() * 480],
        mix(paint.ochre, paint.butter, 0.2),
        9,
        0.6,
      ),
      dabs(220, () => [p.random() * 1600, 560 + p.random() * 440], paint.plum, 12, 0.5),
    ),
    // Birches behind the bank.
    ...[
      [110, 640, 360],
      [230, 590, 250],
      [1390, 620, 330],
      [1500, 670, 420],
      [1290, 560, 200],
      [370, 560, 170],
    ].map(([x = 0, y = 0, h = 0]) =>
      birch(
        p,
        x,
        y,
        h,
        {
          stem: paint.cream,
          mark: paint.tar,
          dark: mix(paint.ochre, paint.rust, 0.3),
          light: mix(paint.butter, paint.ochre, 0.35),
        },
        0.8,
      ),
    ),
  );
  // The bank: a low oval of turf, greener than the heath where people lived.
  const green = mix(paint.moss, paint.leaf, 0.4);
  p.add(
    fill(
      'M330 760Q340 610 800 606Q1270 612 1276 762Q1268 900 800 906Q340 902 330 760z',
      mix(paint.plum, paint.tar, 0.5),
      { opacity: 0.5, transform: 'translate(0 16)' },
    ),
    fill(
      'M330 750Q340 606 800 602Q1270 608 1276 752Q1268 894 800 898Q340 894 330 750z',
      p.along(
        [1276, 600],
        [330, 900],
        spread(mix(green, paint.butter, 0.5), green, shade(green, 0.35)),
      ),
    ),
    fill(
      'M430 754Q450 660 800 656Q1150 660 1172 754Q1160 846 800 850Q440 846 430 754z',
      p.along(
        [430, 650],
        [1172, 850],
        spread(shade(green, 0.55), mix(green, paint.moss, 0.5), mix(green, paint.butter, 0.25)),
      ),
    ),
    fill('M640 856Q700 884 680 912L560 920Q540 880 560 844z', mix(green, paint.moss, 0.6)),
    p.clipped(
      'M330 750Q340 606 800 602Q1270 608 1276 752Q1268 894 800 898Q340 894 330 750z',
      brush(p, { x: 330, y: 600, w: 950, h: 300 }, 260, -1.4, 20, paint.butter, 2.4, 0.45),
      brush(p, { x: 330, y: 600, w: 950, h: 300 }, 200, -1.5, 18, paint.pine, 2.6, 0.4),
    ),
    // The hearth: two rows of stones that keep the ash together.
    fill(
      'M650 754Q660 706 800 702Q940 706 952 754Q940 800 800 806Q660 800 650 754z',
      mix(paint.tar, paint.plum, 0.4),
    ),
    fill(
      'M690 754Q700 724 800 722Q900 724 912 754Q900 784 800 788Q700 784 690 754z',
      mix(paint.granite, paint.tar, 0.5),
    ),
    Array.from({ length: 17 }, (_, i) => {
      const a = (i / 17) * Math.PI * 2 - 1.5;
      const [x, y] = [800 + Math.cos(a) * 142, 754 + Math.sin(a) * 50];
      return (
        fill(blob(p, x, y + 5, 33, 22, 0.14, 9), mix(paint.tar, paint.plum, 0.4)) +
        fill(blob(p, x, y - 3, 31, 20, 0.14, 9), mix(paint.granite, paint.plum, 0.15)) +
        fill(blob(p, x + 6, y - 10, 17, 8, 0.2, 8), mix(paint.lime, paint.butter, 0.3)) +
        (i % 3 ? '' : fill(blob(p, x - 8, y - 4, 8, 5, 0.2, 7), paint.moss))
      );
    }).join(''),
    stroke('M730 760l60 -14M800 768l70 -18M770 744l30 16', mix(paint.tar, paint.ink, 0.5), 8, {
      'stroke-linecap': 'round',
    }),
    // A pit for food, grown over.
    fill(
      'M1330 850Q1350 800 1440 800Q1530 804 1540 852Q1520 900 1436 902Q1350 898 1330 850z',
      shade(green, 0.2),
    ) +
      fill(
        'M1362 850Q1380 822 1440 820Q1500 824 1510 852Q1490 876 1438 878Q1380 876 1362 850z',
        mix(paint.tar, paint.plum, 0.5),
      ) +
      fill(
        'M1380 866Q1440 840 1496 864Q1476 878 1438 878Q1400 878 1380 866z',
        mix(green, paint.butter, 0.25),
      ),
  );
  // What stood here: curved poles, the ribs, the birch bark and turf, only remembered.
  const ghost =
    'M392 752Q420 420 700 210L720 204M1216 752Q1190 420 900 210L880 204M520 690Q560 420 720 204M1090 690Q1050 420 880 204M620 870Q620 500 740 200M980 870Q980 500 862 200M700 660Q700 420 760 200M900 660Q900 420 842 200M720 204Q800 188 880 204M470 560Q800 500 1138 560M546 420Q800 370 1056 420M630 300Q800 266 972 300M392 752Q420 860 610 874M990 876Q1190 860 1216 752M620 870Q640 620 800 600Q960 620 980 870';
  p.add(
    glow(p, 800, 560, 460, paint.butter, 0.28),
    stroke(ghost, paint.cream, 5, {
      opacity: 0.8,
      'stroke-dasharray': '18 11',
      'stroke-linecap': 'round',
    }),
    stroke('M800 186Q760 130 806 84T800 -10', paint.snow, 5, {
      opacity: 0.6,
      'stroke-dasharray': '12 12',
      'stroke-linecap': 'round',
    }),
    stroke(
      'M800 760Q770 720 796 690Q800 670 792 650Q836 690 828 730Q826 750 800 760z',
      paint.butter,
      5,
      { 'stroke-dasharray': '12 8', opacity: 0.95 },
    ),
    glow(p, 806, 720, 130, paint.apricot, 0.5),
    grass(p, pts('-20,1006 1620,1006'), 0.22, 66, mix(paint.oxblood, paint.plum, 0.5)),
    fill(
      Array.from({ length: 8 }, (_, i) =>
        blob(
          p,
          60 + i * 210 + between(p.random, -40, 40),
          between(p.random, 950, 990),
          between(p.random, 30, 60),
          between(p.random, 16, 30),
          0.2,
          9,
        ),
      ).join(''),
      mix(paint.granite, paint.plum, 0.4),
    ),
    dabs(40, () => [p.random() * 1600, between(p.random, 920, 990)], paint.ember, 9, 0.9),
    dabs(14, (i) => [700 + i * 15, 640 - ((i * 53) % 200)], paint.butter, 5, 0.8),
  );
  return p.svg();
}
