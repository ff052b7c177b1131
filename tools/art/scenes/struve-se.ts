import { mix, paint } from '../lib/color.ts';
import { brush, dabs, mist, ridge, under, wisps } from '../lib/land.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import {
  circle,
  fill,
  group,
  lines,
  n,
  Picture,
  poly,
  rect,
  stroke,
  curve,
  type Point,
} from '../lib/svg.ts';
import { blob, pine, spruces } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5243,
  alt: {
    no: 'Struves meridianbue ved Pajala: landmålere med teodolitt på det lave berget Jupukka i midnattssol, trekanter fra topp til topp over skog og elv.',
    sv: 'Struves meridianbåge vid Pajala: lantmätare med teodolit på det låga berget Jupukka i midnattssol, trianglar från topp till topp över skog och älv.',
    en: 'The Struve Geodetic Arc near Pajala: surveyors with a theodolite on the low hill of Jupukka under the midnight sun, triangles from top to top above forest and river.',
  },
  focal: [0.46, 0.52],
};

function theodolite(x: number, y: number, s: number): string {
  const brass = mix(paint.ochre, paint.butter, 0.3);
  return group(
    {},
    stroke(
      `M${x} ${n(y - 150 * s)}L${n(x - 78 * s)} ${y}M${x} ${n(y - 150 * s)}L${n(x + 74 * s)} ${n(y + 4)}M${x} ${n(y - 150 * s)}L${n(x + 6 * s)} ${n(y + 14)}`,
      mix(paint.umber, paint.tar, 0.4),
      9 * s,
      { 'stroke-linecap': 'round' },
    ),
    rect(x - 34 * s, y - 160 * s, 68 * s, 12 * s, paint.tar),
    fill(`M${n(x - 26 * s)} ${n(y - 160 * s)}q${n(26 * s)} ${n(-24 * s)} ${n(52 * s)} 0z`, brass),
    stroke(
      `M${n(x - 20 * s)} ${n(y - 172 * s)}v${n(-44 * s)}M${n(x + 20 * s)} ${n(y - 172 * s)}v${n(-44 * s)}`,
      brass,
      7 * s,
    ),
    circle(x, y - 214 * s, 27 * s, 'none', { stroke: brass, 'stroke-width': 7 * s }),
    poly(
      [
        [x - 84 * s, y - 214 * s],
        [x + 78 * s, y - 236 * s],
        [x + 80 * s, y - 214 * s],
        [x - 82 * s, y - 200 * s],
      ],
      mix(brass, paint.tar, 0.25),
    ),
    rect(x + 76 * s, y - 242 * s, 14 * s, 34 * s, brass),
  );
}

export function draw(): string {
  const p = new Picture('struve-se');
  const glow = mix(paint.apricot, paint.butter, 0.4);
  const tops: Point[] = [
    [150, 372],
    [420, 330],
    [800, 352],
    [1120, 318],
    [1450, 356],
  ];
  const layer = (points: string, color: string, salt: number, rough = 6): string =>
    poly(under(ridge(p, pts(points), rough, salt, 8, true)), color);
  const river: [number, number, number][] = [
    [880, 470, 4],
    [930, 486, 8],
    [860, 502, 12],
    [760, 518, 14],
    [800, 540, 18],
    [940, 558, 22],
    [1080, 580, 26],
    [1060, 612, 32],
    [900, 640, 38],
    [860, 680, 46],
    [1000, 730, 56],
    [1200, 790, 70],
    [1300, 880, 96],
  ];
  const arm = curve(
    [
      ...river.map(([x, y, w]): Point => [x - w, y]),
      ...river.map(([x, y, w]): Point => [x + w, y]).reverse(),
    ],
    true,
  );
  const near = ridge(
    p,
    pts('-20,690 200,664 460,650 700,676 900,740 1150,850 1400,930 1640,960'),
    7,
    9,
    8,
    true,
  );
  p.add(
    sky(
      p,
      460,
      spread(
        mix(paint.slate, paint.heather, 0.45),
        mix(paint.haze, paint.rose, 0.5),
        paint.butter,
        mix(paint.cream, paint.butter, 0.4),
      ),
    ),
    streaks(
      p,
      { x: 0, y: 60, w: 1600, h: 220 },
      26,
      mix(paint.rose, paint.cream, 0.4),
      0.55,
      480,
      11,
    ),
    sun(p, 960, 268, 50, paint.snow, paint.butter, 12, 1),
    layer(
      '-20,400 150,372 300,410 420,340 560,396 800,356 980,400 1120,326 1280,392 1450,360 1640,400',
      mix(paint.heather, paint.butter, 0.4),
      2,
      4,
    ),
    mist(p, 360, 90, paint.cream, 0.75),
    layer(
      '-20,450 240,420 500,440 760,424 1040,446 1300,416 1640,440',
      mix(paint.heather, paint.apricot, 0.2),
      3,
      5,
    ),
    mist(p, 410, 100, paint.cream, 0.7),
    layer(
      '-20,500 300,478 640,496 980,470 1300,494 1640,470',
      mix(paint.slate, paint.plum, 0.45),
      4,
      5,
    ),
    spruces(
      p,
      ridge(p, pts('-20,502 300,480 640,498 980,472 1300,496 1640,472'), 5, 4),
      120,
      8,
      20,
      mix(paint.slate, paint.plum, 0.5),
    ),
    rect(
      0,
      500,
      1600,
      500,
      p.down(
        490,
        1000,
        spread(
          mix(paint.pine, paint.heather, 0.45),
          mix(paint.pine, paint.plum, 0.2),
          mix(paint.pine, paint.ink, 0.2),
        ),
      ),
    ),
    ...[530, 576, 632, 700].map((y, i) =>
      spruces(
        p,
        pts(`-20,${y} 800,${y - 10} 1640,${y}`),
        80 - i * 8,
        18 + i * 12,
        36 + i * 22,
        mix(mix(paint.pine, paint.heather, 0.4 - i * 0.12), paint.ink, i * 0.05),
        i > 1 ? mix(paint.moss, paint.apricot, 0.3) : undefined,
        false,
      ),
    ),
    fill(
      arm,
      p.down(470, 880, spread(paint.cream, glow, mix(paint.rose, paint.slate, 0.5), paint.slate)),
    ),
    p.clipped(arm, brush(p, { x: 700, y: 470, w: 640, h: 420 }, 90, 0, 60, paint.snow, 2.4, 0.5)),
    spruces(
      p,
      pts('1120,842 1300,800 1640,780'),
      26,
      70,
      130,
      mix(paint.pine, paint.ink, 0.3),
      mix(paint.moss, paint.apricot, 0.4),
      true,
    ),
    wisps(p, 100, 1500, 540, 26, paint.cream, 0.55, 8) +
      wisps(p, 300, 1500, 650, 30, paint.cream, 0.35, 6),
    // The triangles that were measured: sight lines from top to top.
    stroke(
      tops.map(([x, y]) => `M360 500L${x} ${y}`).join('') +
        lines(tops, false) +
        'M150 372L800 352L1450 356',
      paint.snow,
      2.6,
      { opacity: 0.75, 'stroke-dasharray': '14 7' },
    ),
    ...tops.map(
      ([x, y]) =>
        circle(x, y, 7, paint.ember) +
        circle(x, y, 13, 'none', { stroke: paint.snow, 'stroke-width': 2.6 }) +
        stroke(`M${x - 9} ${y + 16}L${x} ${y - 22}L${x + 9} ${y + 16}`, paint.plum, 3),
    ),
  );
  p.add(
    p.clipped(
      lines(under(near)),
      poly(
        under(near),
        p.along(
          [500, 640],
          [300, 1000],
          spread(
            mix(paint.granite, paint.apricot, 0.5),
            mix(paint.granite, paint.heather, 0.4),
            mix(paint.plum, paint.ink, 0.3),
          ),
        ),
      ),
      brush(p, { x: -20, y: 640, w: 1640, h: 360 }, 260, 0.12, 90, paint.cream, 2.4, 0.25) +
        brush(p, { x: -20, y: 640, w: 1640, h: 360 }, 220, 0.16, 80, paint.ink, 2.4, 0.22),
      fill(
        Array.from({ length: 30 }, () =>
          blob(
            p,
            p.random() * 1500,
            between(p.random, 720, 1000),
            between(p.random, 24, 90),
            between(p.random, 8, 24),
            0.35,
            10,
          ),
        ).join(''),
        mix(paint.moss, paint.ochre, 0.3),
        { opacity: 0.7 },
      ),
      dabs(200, () => [p.random() * 1600, between(p.random, 700, 1000)], paint.rust, 6, 0.8) +
        dabs(120, () => [p.random() * 1600, between(p.random, 700, 1000)], paint.mist, 5, 0.7),
    ),
    stroke(lines(near, false), paint.cream, 5, { opacity: 0.6 }),
    theodolite(360, 716, 1.16),
    figure(478, 726, 206, mix(paint.night, paint.fjord, 0.4), paint.rose, 0.06) +
      fill('M450 546h58l-8-12h-7v-34h-28v34h-8z', paint.ink) +
      stroke('M466 590L420 500', mix(paint.night, paint.fjord, 0.4), 15, {
        'stroke-linecap': 'round',
      }),
    figure(226, 736, 188, mix(paint.umber, paint.tar, 0.3), paint.rose, 0.06) +
      fill('M200 574q26 -34 52 0z', mix(paint.rust, paint.oxblood, 0.4)) +
      rect(240, 628, 44, 32, paint.cream, { transform: 'rotate(-14 262 644)' }) +
      stroke('M232 610L264 650', mix(paint.umber, paint.tar, 0.3), 14, {
        'stroke-linecap': 'round',
      }),
    // The drilled mark in the rock, and a chest.
    fill(blob(p, 620, 800, 74, 20, 0.16, 12), mix(paint.granite, paint.cream, 0.35)) +
      stroke('M596 800h48M620 788v24', paint.oxblood, 5) +
      circle(620, 800, 7, paint.ink),
    poly(pts('96,776 190,770 194,828 100,836'), mix(paint.umber, paint.rust, 0.3)) +
      stroke('M96 792L192 786M142 772v62', paint.tar, 4),
    ...[
      [830, 862, 1],
      [920, 892, -1],
      [1010, 940, 1],
    ].map(
      ([x = 0, y = 0, s = 1]) =>
        fill(blob(p, x, y - 28, 34, 21, 0.12, 12), paint.snow) +
        stroke(
          `M${x - 16} ${y - 14}v18M${x - 4} ${y - 12}v18M${x + 10} ${y - 12}v17M${x + 20} ${y - 14}v17`,
          paint.tar,
          4,
        ) +
        fill(
          `M${x - 28 * s} ${y - 38}q${-20 * s} -8 ${-24 * s} 8q${6 * s} 12 ${20 * s} 8z`,
          paint.tar,
        ),
    ),
    pine(p, 1500, 1010, 640, {
      stem: mix(paint.rust, paint.umber, 0.4),
      dark: mix(paint.pine, paint.ink, 0.3),
      light: mix(paint.leaf, paint.apricot, 0.3),
    }),
    birds(p, 640, 220, 6, 12, paint.plum),
  );
  return p.svg();
}
