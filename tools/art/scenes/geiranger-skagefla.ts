import { mix, paint, shade } from '../lib/color.ts';
import { goat } from '../lib/goat.ts';
import { brush, dabs, grass, massif, mist, ridge, under, wisps } from '../lib/land.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, group, lines, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { birch, blob } from '../lib/trees.ts';
import { ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5172,
  alt: {
    no: 'Skageflå sett ovenfra en sommermorgen: torvtekte hus på ei bratt grashylle, geiter i forgrunnen og fjorden dypt nede med et lite skip.',
    sv: 'Skageflå sett ovanifrån en sommarmorgon: torvtäckta hus på en brant gräshylla, getter i förgrunden och fjorden djupt nere med ett litet fartyg.',
    en: 'Skageflå from above on a summer morning: turf-roofed houses on a steep grassy ledge, goats in front, and the fjord far below with a small ship.',
    nn: 'Skageflå sett ovanfrå ein sommarmorgon: torvtekte hus på ei bratt grashylle, geiter i framgrunnen og fjorden djupt nede med eit lite skip.',
  },
  caption: {
    no: 'Skageflå var en rik gård, med over hundre geiter. Siste familie flyttet i 1916.',
    sv: 'Skageflå var en rik gård, med över hundra getter. Den sista familjen flyttade 1916.',
    en: 'Skageflå was a rich farm, with more than a hundred goats. The last family left in 1916.',
    nn: 'Skageflå var ein rik gard, med over hundre geiter. Den siste familien flytta i 1916.',
  },
  focal: [0.45, 0.6],
};

/** A small house of logs with a turf roof, seen a little from above. */
function house(x: number, y: number, s: number, wall: string): string {
  return group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${s})` },
    fill('M-70 0L90 14L150 -12L150 -60L90 -50L10 -90L-70 -56z', shade(wall, 0.5)),
    fill('M-70 0V-54L-30 -92L10 -50V8z', wall),
    stroke(
      'M-70 -14L10 -6M-70 -28L10 -20M-70 -42L10 -34M10 -6L148 -22M10 -20L148 -36M10 -34L148 -48',
      paint.tar,
      3,
      { opacity: 0.6 },
    ),
    fill('M-30 -98L106 -112L158 -58L14 -42z', mix(paint.moss, paint.butter, 0.25)) +
      fill('M-30 -98L-78 -52L-70 -46L-30 -86L8 -42L14 -42z', mix(paint.moss, paint.pine, 0.5)),
    stroke(
      'M0 -92l-4 -12M20 -94l4 -14M44 -96l-2 -12M70 -98l4 -14M92 -102l2 -12M40 -70l4 -12M90 -76l-2 -12M120 -70l4 -12',
      mix(paint.moss, paint.butter, 0.6),
      3,
    ),
    rect(-42, -46, 20, 22, paint.cream) +
      rect(-39, -43, 14, 16, paint.night) +
      fill('M40 -2V-34L64 -36V0zM96 -18v-20l22 -3v20z', paint.ink),
  );
}

export function draw(): string {
  const p = new Picture('geiranger-skagefla');
  const rock = mix(paint.slate, paint.fjord, 0.35);
  p.add(
    sky(p, 320, [
      [0, mix(paint.slate, paint.haze, 0.5)],
      [1, mix(paint.cream, paint.butter, 0.35)],
    ]),
    massif(p, {
      points: [
        [-30, 230],
        [160, 130],
        [340, 240],
        [560, 120],
        [760, 260],
        [960, 150],
        [1160, 280],
        [1380, 130],
        [1640, 250],
      ],
      color: mix(rock, paint.haze, 0.55),
      light: mix(paint.haze, paint.cream, 0.5),
      dark: mix(rock, paint.haze, 0.25),
      sun: 'left',
      base: 640,
      ribs: 80,
      snow: paint.snow,
      snowDepth: 110,
      salt: 2,
    }),
    mist(p, 250, 260, paint.cream, 0.7),
    massif(p, {
      points: [
        [470, 650],
        [620, 470],
        [760, 380],
        [940, 300],
        [1180, 210],
        [1420, 250],
        [1640, 170],
      ],
      color: rock,
      light: mix(paint.haze, paint.butter, 0.3),
      dark: paint.fjord,
      sun: 'left',
      base: 900,
      ribs: 90,
      salt: 3,
    }),
    // The sisters: threads of white down the other wall.
    stroke(
      'M1030 300q8 80 2 150t10 120M1066 286q6 90 2 160t8 130M1104 276q4 80 4 160t2 160M1150 262q8 80 0 170t8 160M1186 250q4 90 4 180t4 180M1240 250q6 100 0 190t6 180M1290 262q4 90 4 190t0 180',
      paint.snow,
      6,
      { opacity: 0.9 },
    ),
    stroke(
      'M1034 480q-8 60 -14 110M1072 500l-12 90M1110 500q6 50 -6 110M1156 500l14 110M1192 500q10 60 -4 130M1244 520l10 110',
      paint.snow,
      3,
      { opacity: 0.7 },
    ),
    wisps(p, 940, 1500, 640, 40, paint.snow, 0.6, 7),
    water(p, 640, 1000, [
      [0, mix(paint.leaf, paint.haze, 0.5)],
      [0.4, mix(paint.fjord, paint.leaf, 0.35)],
      [1, mix(paint.night, paint.leaf, 0.25)],
    ]),
    ripples(p, { x: 500, y: 660, w: 1120, h: 300 }, 90, paint.mist, 0.3, 80, 3),
    fill('M1150 800L1290 752L1312 758L1296 772L1170 816z', paint.snow) +
      fill('M1180 792L1276 758L1272 744L1190 774z', mix(paint.snow, paint.haze, 0.3)) +
      fill('M1218 768l4 -20l16 -6l2 20z', paint.ember) +
      stroke('M1150 808Q980 870 700 930M1170 818Q1080 880 900 980', paint.snow, 5, {
        opacity: 0.5,
      }),
  );
  const ledge = ridge(
    p,
    [
      [-20, 560],
      [180, 500],
      [420, 560],
      [640, 640],
      [840, 700],
      [1010, 830],
      [1080, 1010],
    ],
    8,
    6,
  );
  p.add(
    massif(p, {
      points: [
        [-30, 60],
        [70, 190],
        [190, 330],
        [300, 470],
        [380, 560],
        [420, 640],
      ],
      color: mix(rock, paint.umber, 0.3),
      light: mix(paint.granite, paint.cream, 0.4),
      dark: paint.fjord,
      sun: 'right',
      base: 900,
      ribs: 40,
      salt: 5,
    }),
    p.clipped(
      lines(under(ledge, 1010)),
      poly(
        under(ledge, 1010),
        p.along(
          [200, 480],
          [900, 1000],
          spread(
            mix(paint.moss, paint.butter, 0.55),
            mix(paint.moss, paint.leaf, 0.3),
            mix(paint.leaf, paint.pine, 0.4),
          ),
        ),
      ),
      brush(p, { x: -20, y: 500, w: 1100, h: 500 }, 520, 0.75, 34, paint.butter, 2.2, 0.3),
      brush(p, { x: -20, y: 520, w: 1100, h: 500 }, 460, 0.85, 34, paint.pine, 2.4, 0.32),
      dabs(
        200,
        () => [between(p.random, 0, 1000), between(p.random, 560, 1000)],
        paint.cream,
        5,
        0.85,
      ),
    ),
    stroke(
      lines(
        ledge.filter((_, i) => i > 40),
        false,
      ),
      mix(paint.granite, paint.cream, 0.2),
      9,
      { opacity: 0.8 },
    ),
    fill('M1010 830L1080 1010H1020Q990 900 960 830z', mix(rock, paint.ink, 0.2)),
    grass(p, ledge, 0.4, 16, mix(paint.moss, paint.pine, 0.4)),
    stroke('M60 760Q240 700 420 720T700 760T840 830', mix(paint.lime, paint.umber, 0.2), 11, {
      opacity: 0.8,
      'stroke-linecap': 'round',
    }),
    birch(p, 250, 590, 190, {
      stem: paint.snow,
      mark: paint.tar,
      dark: paint.leaf,
      light: paint.moss,
    }),
    birch(p, 130, 600, 230, {
      stem: paint.snow,
      mark: paint.tar,
      dark: paint.leaf,
      light: mix(paint.moss, paint.butter, 0.4),
    }),
    house(380, 660, 1.05, mix(paint.umber, paint.rust, 0.2)),
    house(640, 740, 1.25, mix(paint.umber, paint.apricot, 0.2)),
    house(250, 760, 1.15, mix(paint.umber, paint.granite, 0.25)),
    stroke(
      'M470 790L880 860M470 806L880 878' +
        [480, 540, 600, 660, 720, 780, 840]
          .map((x) => `M${x} ${n(776 + (x - 470) * 0.17)}v50`)
          .join(''),
      mix(paint.granite, paint.cream, 0.2),
      5,
    ),
    stroke('M640 610q-10 -40 10 -70t0 -80', paint.snow, 12, {
      opacity: 0.55,
      'stroke-linecap': 'round',
    }),
    fill(
      Array.from({ length: 14 }, () =>
        blob(
          p,
          between(p.random, 20, 760),
          between(p.random, 840, 980),
          between(p.random, 16, 44),
          between(p.random, 10, 26),
          0.25,
          8,
        ),
      ).join(''),
      mix(paint.granite, paint.slate, 0.3),
    ),
    goat(150, 930, 1.5, paint.snow) +
      goat(420, 960, 1.8, mix(paint.umber, paint.cream, 0.25), true) +
      goat(700, 950, 1.35, paint.cream) +
      goat(560, 880, 0.9, mix(paint.granite, paint.snow, 0.4)) +
      goat(820, 900, 0.8, paint.snow, true) +
      goat(300, 864, 0.8, mix(paint.tar, paint.umber, 0.4)),
    grass(
      p,
      ridge(
        p,
        [
          [-20, 1000],
          [500, 990],
          [1080, 1004],
        ],
        5,
        9,
      ),
      0.35,
      56,
      mix(paint.leaf, paint.pine, 0.5),
    ),
    dabs(
      70,
      () => [between(p.random, 0, 1000), between(p.random, 950, 1000)],
      paint.heather,
      8,
      0.95,
    ),
    birds(p, 1000, 470, 5, 10, paint.snow),
  );
  return p.svg();
}
