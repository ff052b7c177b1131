import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, brush, dabs, grass, mist, ridge, under } from '../lib/land.ts';
import { limestone, stoneFace, teeth } from '../lib/limestone.ts';
import { edge } from '../lib/oblique.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { roundArch } from '../lib/stonework.ts';
import { fill, group, lines, Picture, poly, stroke } from '../lib/svg.ts';
import { blob, leafy } from '../lib/trees.ts';
import { ripples } from '../lib/water.ts';

export const meta: Meta = {
  id: 5233,
  alt: {
    no: 'Jungfrutornet, det minste tårnet i Visby ringmur, sett fra steinstranda i soloppgang; et hvitt klede henger fra gluggen.',
    sv: 'Jungfrutornet, det minsta tornet i Visby ringmur, sett från klapperstranden i soluppgång; ett vitt kläde hänger ur gluggen.',
    en: 'The Maiden’s Tower, the smallest tower of the Visby ring wall, seen from the shingle beach at sunrise; a white cloth hangs from its opening.',
  },
  focal: [0.5, 0.46],
};

const shadow = mix(limestone.dim, paint.heather, 0.42);
const face = mix(limestone.mid, paint.rose, 0.34);

function tower(p: Picture): string {
  const [x, w, top, base] = [650, 250, 200, 742];
  return group(
    {},
    stoneFace(
      p,
      pts(`${x},${base} ${x + 6},${top} ${x + w - 6},${top} ${x + w},${base}`),
      p.along([x, 0], [x + w, 0], spread(shadow, face, mix(face, paint.rose, 0.4))),
      22,
      0.55,
      paint.ink,
      paint.rose,
    ),
    stoneFace(
      p,
      pts(
        `${x + w},${base - 4} ${x + w - 6},${top} ${x + w + 62},${top + 14} ${x + w + 70},${base - 22}`,
      ),
      mix(paint.apricot, limestone.mid, 0.4),
      22,
      0.5,
      paint.plum,
    ),
    teeth([x + 2, top], [x + w - 4, top], 34, face) +
      teeth([x + w - 4, top], [x + w + 62, top + 14], 30, mix(paint.apricot, limestone.mid, 0.4)),
    edge(pts(`${x + w},${base} ${x + w - 6},${top - 30}`), paint.butter, 4, 0.8),
    edge(pts(`${x + w + 70},${base - 22} ${x + w + 62},${top + 16}`), paint.cream, 4, 0.9),
    ...[
      [0.5, 150, 40, 84],
      [0.26, 330, 22, 56],
      [0.74, 330, 22, 56],
    ].map(
      ([t = 0, dy = 0, ow = 0, oh = 0]) =>
        fill(roundArch(x + w * t, top + dy, ow + 16, oh + 10), mix(face, paint.rose, 0.5)) +
        fill(roundArch(x + w * t, top + dy, ow, oh), paint.ink),
    ),
    // The cloth of the tale.
    fill(
      `M${x + 98} ${top + 140}Q${x + 116} ${top + 132} ${x + 138} ${top + 142}Q${x + 152} ${top + 210} ${x + 128} ${top + 250}Q${x + 150} ${top + 300} ${x + 120} ${top + 352}Q${x + 96} ${top + 330} ${x + 72} ${top + 346}Q${x + 100} ${top + 280} ${x + 86} ${top + 230}Q${x + 84} ${top + 180} ${x + 98} ${top + 140}z`,
      paint.snow,
    ),
    stroke(
      `M${x + 110} ${top + 146}Q${x + 116} ${top + 230} ${x + 98} ${top + 330}M${x + 126} ${top + 146}Q${x + 132} ${top + 220} ${x + 116} ${top + 260}`,
      mix(paint.haze, paint.rose, 0.5),
      4,
    ),
  );
}

export function draw(): string {
  const p = new Picture('jungfrutornet');
  const wallTop = pts('-20,452 300,466 700,486 960,492 1300,504 1640,516');
  const beach = ridge(p, pts('-20,740 400,748 800,744 1200,728 1640,716'), 5, 3, 8, true);
  p.add(
    sky(
      p,
      620,
      spread(
        mix(paint.slate, paint.heather, 0.45),
        mix(paint.rose, paint.heather, 0.35),
        mix(paint.rose, paint.apricot, 0.5),
        paint.butter,
        paint.cream,
      ),
    ),
    streaks(
      p,
      { x: 0, y: 70, w: 1600, h: 300 },
      26,
      mix(paint.apricot, paint.cream, 0.3),
      0.6,
      460,
      11,
    ) + streaks(p, { x: 0, y: 40, w: 1600, h: 160 }, 10, paint.heather, 0.45, 480, 14),
    sun(p, 1150, 452, 50, paint.snow, paint.butter, 11, 0.95),
    // Behind the wall: the garden's great trees and a thin chimney smoke.
    ...[
      [100, 330],
      [330, 400],
      [560, 300],
      [1010, 300],
      [1400, 400],
      [1580, 320],
    ].map(([x = 0, h = 0], i) =>
      leafy(
        p,
        x,
        530,
        h,
        {
          trunk: paint.plum,
          dark: mix(paint.leaf, paint.plum, 0.5),
          mid: mix(paint.leaf, paint.rose, i % 2 ? 0.3 : 0.42),
          light: mix(paint.moss, paint.butter, 0.45),
        },
        i > 3,
      ),
    ),
    mist(p, 380, 150, paint.butter, 0.55),
    stoneFace(
      p,
      [...wallTop, [1640, 740], [-20, 780]],
      p.along(
        [0, 0],
        [1600, 0],
        spread(shadow, face, mix(face, paint.apricot, 0.45), mix(face, paint.plum, 0.2)),
      ),
      27,
      0.55,
      paint.ink,
      paint.rose,
    ),
    ...wallTop
      .slice(0, -1)
      .map((a, i) =>
        teeth(
          a,
          wallTop[i + 1] ?? a,
          26,
          i > 2 ? mix(face, paint.apricot, 0.35) : mix(face, shadow, 0.4),
        ),
      ),
    stroke(lines(wallTop, false), paint.butter, 3, { opacity: 0.6 }),
    fill(
      [120, 290, 470, 1080, 1260, 1440]
        .map((x, i) => roundArch(x, 700 - (i % 2) * 6, 70, 100))
        .join(''),
      shade(shadow, 0.25),
      { opacity: 0.75 },
    ),
    fill(roundArch(1262, 712, 74, 104), mix(paint.butter, paint.apricot, 0.3)) +
      fill('M1232 712v-40q30 -26 60 0v40z', mix(paint.leaf, paint.butter, 0.4)),
    tower(p),
    poly(
      under(beach),
      p.down(
        720,
        900,
        spread(mix(paint.moss, paint.heather, 0.4), mix(paint.leaf, paint.plum, 0.4), paint.pine),
      ),
    ),
    grass(p, beach, 0.5, 34, mix(paint.pine, paint.plum, 0.3)),
    dabs(120, () => [p.random() * 1600, 752 + p.random() * 36], paint.rose, 7, 0.9) +
      dabs(90, () => [p.random() * 1600, 750 + p.random() * 40], paint.butter, 5, 0.9),
  );
  const shingle = ridge(p, acrossSheet(806, 800, 812, 796, 784), 6, 4, 8, true);
  const surf = ridge(p, acrossSheet(900, 880, 890, 866, 872), 7, 5, 8, true);
  const stones = (count: number, color: string, opacity: number): string =>
    fill(
      Array.from({ length: count }, () => {
        const t = p.random();
        return blob(p, p.random() * 1600, 812 + t * 110, 7 + t * 24, 3.4 + t * 10, 0.2, 8);
      }).join(''),
      color,
      { opacity },
    );
  p.add(
    poly(under(shingle), mix(paint.granite, paint.heather, 0.4)),
    stones(80, mix(paint.granite, paint.plum, 0.45), 0.9) +
      stones(80, mix(paint.lime, paint.rose, 0.35), 0.85) +
      stones(40, paint.cream, 0.6),
    poly(
      under(surf),
      p.down(
        866,
        1000,
        spread(
          mix(paint.slate, paint.rose, 0.45),
          mix(paint.fjord, paint.heather, 0.35),
          paint.night,
        ),
      ),
    ),
    stroke(lines(surf, false), paint.snow, 9, { opacity: 0.9 }) +
      stroke(
        lines(
          surf.map(([x, y]) => [x, y + 26 + Math.sin(x / 90) * 6]),
          false,
        ),
        mix(paint.rose, paint.snow, 0.4),
        4,
        { opacity: 0.7 },
      ),
    ripples(
      p,
      { x: 0, y: 904, w: 1600, h: 96 },
      80,
      mix(paint.butter, paint.rose, 0.4),
      0.6,
      120,
      4,
    ),
    ripples(p, { x: 0, y: 904, w: 1600, h: 96 }, 50, paint.ink, 0.3, 130, 4),
    ...[
      [420, 930, 1.1],
      [520, 946, 1.3],
      [1180, 926, 1],
    ].map(
      ([x = 0, y = 0, s = 1]) =>
        fill(
          `M${x} ${y}q${12 * s} ${-16 * s} ${34 * s} ${-13 * s}q${4 * s} ${-16 * s} ${14 * s} ${-16 * s}q${10 * s} ${1 * s} ${15 * s} ${8 * s}l${-12 * s} ${3 * s}q${-3 * s} ${14 * s} ${-14 * s} ${20 * s}q${-20 * s} ${5 * s} ${-37 * s} ${-2 * s}z`,
          mix(paint.ink, paint.plum, 0.3),
        ) +
        fill(
          `M${x + 6 * s} ${y - 4 * s}q${12 * s} ${-10 * s} ${28 * s} ${-7 * s}q${-12 * s} ${9 * s} ${-28 * s} ${7 * s}z`,
          paint.snow,
        ),
    ),
    birds(p, 480, 260, 8, between(p.random, 14, 15), mix(paint.plum, paint.ink, 0.3)),
    brush(p, { x: 0, y: 800, w: 1600, h: 60 }, 60, 0, 30, paint.cream, 2, 0.3),
  );
  return p.svg();
}
