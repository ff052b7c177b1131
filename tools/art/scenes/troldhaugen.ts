import { boards, pane } from '../lib/buildings.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, brush, dabs, mist, ridge, under, wisps } from '../lib/land.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, stars, streaks } from '../lib/sky.ts';
import { circle, fill, group, lines, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { birch, blob, pine, spruces } from '../lib/trees.ts';
import { reflection, ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5134,
  alt: {
    no: 'Troldhaugen i høstskumring: Griegs lyse villa med tårn på knausen, og den lille røde komponisthytten med lys i vinduet nede ved Nordåsvannet.',
    sv: 'Troldhaugen i höstskymning: Griegs ljusa villa med torn på höjden och den lilla röda komponiststugan med ljus i fönstret nere vid Nordåsvannet.',
    en: 'Troldhaugen at autumn dusk: Grieg’s pale villa with its tower on the rise, and the small red composer’s hut, its window lit, down by the lake.',
  },
  focal: [0.46, 0.56],
};

const cream = mix(paint.cream, paint.heather, 0.16);
const creamDim = mix(paint.lime, paint.plum, 0.42);
const green = mix(paint.leaf, paint.pine, 0.4);
const slate = mix(paint.slate, paint.plum, 0.5);

/** The villa from the garden side: two storeys, the flat-topped tower with its flag, the open veranda. */
function villa(): string {
  const frame = { frame: green, glass: mix(paint.butter, paint.apricot, 0.25), rows: 3 };
  const dark = { frame: green, glass: mix(paint.fjord, paint.heather, 0.35), rows: 3 };
  return group(
    { transform: 'translate(700 520)' },
    rect(64, -218, 22, 50, shade(paint.rust, 0.4)) +
      rect(252, -206, 22, 46, shade(paint.rust, 0.4)),
    fill('M-10 -130L40 -206H300L350 -130z', slate) +
      fill('M-10 -130L40 -206H70L30 -130z', mix(slate, paint.rose, 0.35)),
    rect(0, -134, 340, 134, cream),
    boards(0, -134, 340, 134, 9, paint.umber, false, 0.28),
    rect(200, -134, 140, 134, paint.plum, { opacity: 0.22 }),
    // The gable that faces the water, with its carved boards.
    fill('M22 0V-150L76 -222L130 -150V0z', mix(cream, paint.snow, 0.25)),
    boards(22, -150, 108, 150, 9, paint.umber, false, 0.28),
    stroke('M8 -132L76 -224L144 -132', slate, 11) + stroke('M16 -138L76 -216L136 -138', green, 4),
    stroke('M52 -192h48M76 -214v40', green, 4),
    pane(40, -128, 26, 44, frame) + pane(86, -128, 26, 44, frame) + pane(62, -178, 28, 34, dark),
    // The tower.
    rect(150, -262, 84, 262, mix(cream, paint.snow, 0.35)),
    rect(204, -262, 30, 262, creamDim, { opacity: 0.5 }),
    boards(150, -262, 84, 262, 9, paint.umber, false, 0.26),
    rect(142, -272, 100, 12, green) +
      stroke(
        'M142 -296h100M142 -296v26M162 -296v26M182 -296v26M202 -296v26M222 -296v26M242 -296v26',
        mix(cream, paint.snow, 0.4),
        5,
      ),
    stroke('M192 -272v-112', paint.tar, 4) +
      fill('M194 -382h62l-10 20l10 20h-62z', paint.rust) +
      stroke('M194 -362h56M214 -382v40', paint.snow, 9) +
      stroke('M194 -362h56M214 -382v40', paint.fjord, 4.5),
    pane(166, -244, 20, 44, dark) + pane(198, -244, 20, 44, dark) + pane(172, -172, 40, 50, frame),
    rect(150, -190, 84, 5, green) + rect(0, -74, 340, 6, green),
    pane(258, -124, 26, 42, dark) + pane(300, -124, 26, 42, frame),
    // The veranda with its trellis.
    rect(128, -66, 222, 66, mix(paint.plum, paint.apricot, 0.25)),
    rect(158, -56, 34, 56, paint.butter) +
      rect(226, -56, 26, 40, paint.butter) +
      rect(288, -56, 26, 40, mix(paint.butter, paint.apricot, 0.4)),
    rect(120, -74, 240, 11, green),
    stroke(
      'M130 -64V0M176 -64V0M214 -64V0M262 -64V0M306 -64V0M350 -64V0',
      mix(cream, paint.snow, 0.4),
      6,
    ),
    stroke(
      'M130 -24h46M214 -24h136M130 -46l46 -16M214 -46l48 -16M306 -46l44 -16',
      mix(cream, paint.snow, 0.4),
      3,
    ),
    pane(40, -56, 26, 44, frame) + pane(86, -56, 26, 44, frame),
    rect(-8, 0, 366, 26, mix(paint.granite, paint.plum, 0.4)),
  );
}

/** The hut: one room, red boards, a window to the lake. */
function hut(p: Picture): string {
  const red = mix(paint.rust, paint.oxblood, 0.3);
  return group(
    { transform: 'translate(360 742)' },
    circle(
      86,
      -72,
      190,
      p.around(86, -72, 190, [
        [0, paint.butter, 0.5],
        [0.4, paint.apricot, 0.2],
        [1, paint.apricot, 0],
      ]),
    ),
    rect(-6, -4, 262, 40, mix(paint.granite, paint.plum, 0.5)) +
      stroke(
        'M-6 16h262M30 -4v20M90 -4v20M150 -4v20M210 -4v20M60 16v20M120 16v20M190 16v20',
        paint.ink,
        2,
        { opacity: 0.5 },
      ),
    rect(178, -228, 26, 60, shade(paint.granite, 0.35)),
    rect(170, -130, 84, 128, shade(red, 0.35)) +
      boards(170, -130, 84, 128, 11, paint.ink, true, 0.4),
    fill('M0 0V-130L86 -204L172 -130V0z', red) +
      boards(0, -130, 172, 130, 12, shade(red, 0.6), true, 0.5) +
      boards(40, -172, 92, 44, 12, shade(red, 0.6), true, 0.4),
    fill('M86 -222L232 -222L276 -126H190z', mix(paint.tar, paint.slate, 0.3)) +
      stroke('M100 -204H242M116 -184H252M134 -164H260M154 -144H268', paint.ink, 2.4, {
        opacity: 0.6,
      }),
    stroke('M-20 -118L86 -214L192 -118', mix(paint.cream, paint.rose, 0.3), 10) +
      stroke('M-22 -126L86 -224L100 -214', mix(paint.tar, paint.slate, 0.3), 8),
    rect(36, -112, 100, 78, mix(paint.cream, paint.rose, 0.2)) +
      rect(43, -105, 86, 64, paint.butter),
    // Inside: the composer's back at the desk, and a lamp.
    circle(112, -86, 10, paint.cream) + stroke('M112 -76v20', paint.umber, 4),
    fill('M56 -41q2 -34 20 -36q18 2 20 36z', paint.tar) +
      fill(
        'M67 -82a9.500 10 0 1 1 19 0q2 8 -3 10h-13q-5 -2 -3 -10z',
        mix(paint.haze, paint.tar, 0.25),
      ),
    stroke('M86 -105v64M43 -76h86', mix(paint.cream, paint.rose, 0.2), 3.4),
    rect(196, -104, 36, 102, mix(paint.cream, paint.plum, 0.35)) + rect(201, -99, 26, 97, green),
  );
}

export function draw(): string {
  const p = new Picture('troldhaugen');
  const shoreline = 790;
  const far = ridge(p, acrossSheet(470, 400, 430, 370, 420, 390, 460), 5, 2, 8, true);
  p.add(
    sky(p, 640, [
      [0, mix(paint.night, paint.plum, 0.4)],
      [0.4, mix(paint.heather, paint.plum, 0.35)],
      [0.75, paint.rose],
      [1, mix(paint.butter, paint.apricot, 0.4)],
    ]),
    stars(p, 70, 200, paint.cream),
    streaks(
      p,
      { x: -60, y: 150, w: 1700, h: 200 },
      18,
      mix(paint.apricot, paint.rose, 0.4),
      0.45,
      460,
      11,
    ),
    poly(under(far, 800), mix(paint.heather, paint.rose, 0.4)),
    mist(p, 400, 180, paint.rose, 0.6),
  );
  const rise = ridge(
    p,
    pts('-20,640 180,590 420,560 640,528 900,520 1120,540 1340,590 1640,640'),
    7,
    3,
    8,
    true,
  );
  const bank = ridge(
    p,
    pts('-20,748 240,744 420,752 760,740 1100,756 1400,744 1640,752'),
    7,
    5,
    8,
    true,
  );
  const gold = {
    stem: mix(paint.snow, paint.heather, 0.3),
    mark: paint.tar,
    dark: paint.ochre,
    light: paint.butter,
  };
  const rust = { ...gold, dark: paint.rust, light: paint.apricot };
  const fir = {
    stem: mix(paint.rust, paint.tar, 0.45),
    dark: mix(paint.pine, paint.plum, 0.35),
    light: mix(paint.leaf, paint.plum, 0.3),
  };
  const shore = p.symbol(
    spruces(p, rise, 46, 70, 170, mix(paint.pine, paint.plum, 0.42)),
    pine(p, 250, 600, 330, fir) +
      pine(p, 1190, 570, 380, fir) +
      pine(p, 1330, 600, 300, fir) +
      birch(p, 640, 540, 230, gold, 0.6),
    villa(),
    p.clipped(
      lines(under(rise, 800)),
      poly(
        under(rise, 800),
        p.down(520, 790, [
          [0, mix(paint.moss, paint.plum, 0.3)],
          [1, mix(paint.pine, paint.plum, 0.3)],
        ]),
      ),
      // Bare rock and heather in the slope, and the path that leads down to the hut.
      fill(
        [
          [180, 690, 150, 60],
          [760, 650, 130, 46],
          [1020, 700, 170, 60],
          [1420, 690, 160, 62],
        ]
          .map(([x, y, a, b]) => blob(p, x ?? 0, y ?? 0, a ?? 0, b ?? 0, 0.16, 12))
          .join(''),
        mix(paint.granite, paint.plum, 0.4),
      ),
      fill(
        [
          [160, 670, 100, 20],
          [742, 632, 84, 16],
          [990, 676, 110, 20],
          [1390, 664, 100, 22],
        ]
          .map(([x, y, a, b]) => blob(p, x ?? 0, y ?? 0, a ?? 0, b ?? 0, 0.2, 12))
          .join(''),
        mix(paint.granite, paint.rose, 0.5),
      ),
      fill(
        'M840 540Q760 580 770 606Q790 650 800 664Q810 700 610 760H676Q862 700 846 654Q820 610 818 596Q820 574 862 540z',
        mix(paint.lime, paint.heather, 0.35),
      ),
      dabs(
        260,
        () => [p.random() * 1600, between(p.random, 570, 790)],
        mix(paint.heather, paint.rose, 0.3),
        7,
        0.75,
      ),
      dabs(150, () => [p.random() * 1600, between(p.random, 570, 790)], paint.ochre, 6, 0.8),
    ),
    hut(p),
    birch(p, 300, 760, 360, gold, 0.9) +
      birch(p, 660, 762, 260, rust, 0.7) +
      birch(p, 1110, 764, 330, gold, 0.9) +
      birch(p, 1490, 760, 300, rust, 0.7),
    p.clipped(
      lines(under(bank, 800)),
      poly(under(bank, 800), mix(paint.pine, paint.plum, 0.5)),
      fill(
        Array.from({ length: 40 }, () =>
          blob(
            p,
            p.random() * 1600,
            between(p.random, 764, 796),
            between(p.random, 14, 50),
            between(p.random, 7, 17),
            0.2,
            8,
          ),
        ).join(''),
        mix(paint.granite, paint.plum, 0.5),
      ),
      fill(
        Array.from({ length: 26 }, () =>
          blob(
            p,
            p.random() * 1600,
            between(p.random, 758, 786),
            between(p.random, 10, 30),
            between(p.random, 3, 7),
            0.25,
            7,
          ),
        ).join(''),
        mix(paint.granite, paint.rose, 0.5),
      ),
    ),
  );
  p.add(
    `<use href="#${shore}"/>`,
    wisps(p, 0, 1600, 730, 26, paint.rose, 0.4, 6),
    water(p, shoreline, 1000, [
      [0, mix(paint.rose, paint.plum, 0.45)],
      [0.5, mix(paint.heather, paint.plum, 0.6)],
      [1, mix(paint.night, paint.plum, 0.4)],
    ]),
    reflection(p, shore, shoreline, { squeeze: 0.62, opacity: 0.72, depth: 210 }),
    fill('M410 806h74l26 150h-130z', paint.butter, { opacity: 0.22 }),
    ripples(
      p,
      { x: -60, y: shoreline + 6, w: 1720, h: 210 },
      70,
      mix(paint.night, paint.plum, 0.4),
      0.4,
      170,
      4,
    ),
    ripples(p, { x: -60, y: shoreline + 10, w: 1720, h: 200 }, 40, paint.rose, 0.45, 130, 3),
    ripples(p, { x: 380, y: shoreline + 8, w: 130, h: 170 }, 34, paint.butter, 0.8, 50, 4),
    mist(p, shoreline - 34, 90, mix(paint.rose, paint.cream, 0.3), 0.4),
    dabs(70, () => [p.random() * 1600, between(p.random, 830, 990)], paint.ochre, 6, 0.85),
    stroke(
      'M1560 1000Q1540 900 1556 800M1580 1000Q1590 890 1574 790M1530 1000Q1500 920 1512 850M20 1000Q40 900 26 830M50 1000Q40 920 64 860',
      mix(paint.pine, paint.ink, 0.5),
      4,
    ),
    brush(p, { x: 0, y: 800, w: 1600, h: 190 }, 40, 0, 80, paint.cream, 1.6, 0.3),
  );
  return p.svg();
}
