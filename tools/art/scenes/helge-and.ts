import { bareTree } from '../lib/bare-tree.ts';
import { mix, paint } from '../lib/color.ts';
import { brush, mist, ridge, under, wisps } from '../lib/land.ts';
import { brokenEdge, limestone, stoneFace } from '../lib/limestone.ts';
import { figure } from '../lib/people.ts';
import { along, pts } from '../lib/points.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { pointedArch, roundArch } from '../lib/stonework.ts';
import { fill, group, lines, Picture, poly, stroke, type Point } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { snowfall } from '../lib/weather.ts';

export const meta: Meta = {
  id: 5232,
  alt: {
    no: 'Den åttekantede ruinen Helge And i Visby i snøfall en vinterettermiddag, med lys i porten og rundbuede åpninger i to etasjer.',
    sv: 'Helge Ands åttkantiga ruin i Visby i snöfall en vintereftermiddag, med ljus i porten och rundbågiga öppningar i två våningar.',
    en: 'The octagonal ruin of Helge And in Visby in falling snow on a winter afternoon, light in its doorway and round-arched openings on two floors.',
  },
  focal: [0.47, 0.52],
};

const tones = [
  mix(limestone.dim, paint.slate, 0.35),
  mix(limestone.mid, paint.slate, 0.25),
  mix(limestone.lit, paint.rose, 0.25),
  mix(limestone.mid, paint.heather, 0.3),
];
/** The corners of the four visible faces: left to right, foot and top. */
const feet = pts('380,800 500,838 730,850 930,834 1030,796');
const tops = pts('384,372 502,340 730,330 928,344 1026,374');

function face(p: Picture, i: number): string {
  const [a, b, c, d] = [feet[i], feet[i + 1], tops[i + 1], tops[i]] as [Point, Point, Point, Point];
  const top = brokenEdge(p, [d, along(d, c, 0.5), c], 26, 18);
  const mid = along(along(a, b, 0.5), along(d, c, 0.5), 0.5);
  const w = b[0] - a[0];
  const squeeze = Math.min(1, w / 200);
  const hole = (y: number, ow: number, oh: number, glow = false): string =>
    fill(roundArch(mid[0], y + 5, (ow + 20) * squeeze, oh + 16), mix(paint.lime, paint.snow, 0.4)) +
    fill(
      roundArch(mid[0], y, ow * squeeze, oh),
      glow ? mix(paint.ember, paint.butter, 0.6) : mix(paint.night, paint.ink, 0.3),
    );
  const belt = (t: number): string =>
    stroke(
      lines([along(a, d, t), along(b, c, t)], false),
      mix(tones[i] ?? paint.lime, paint.snow, 0.45),
      10,
    );
  return group(
    {},
    stoneFace(
      p,
      [a, ...top, c, b].filter((q, k, all) => k === 0 || q !== all[k - 1]),
      tones[i] ?? paint.lime,
      22,
      0.55,
      paint.plum,
      paint.snow,
    ),
    belt(0.5) + stroke(lines([along(a, d, 0.51), along(b, c, 0.51)], false), paint.snow, 5),
    hole(along(a, d, 0.62)[1], 58, 116, i === 2),
    i === 1 ? '' : hole(along(a, d, 0.16)[1], 40, 92),
    stroke(lines([a, d], false), mix(tones[i] ?? paint.lime, paint.snow, 0.5), 5, { opacity: 0.6 }),
    // Snow on the broken edge.
    fill(
      top
        .filter((_, k) => k % 2 === 0)
        .map(([x, y]) => blob(p, x + 8, y - 2, 19, 7, 0.25, 9))
        .join(''),
      paint.snow,
    ),
  );
}

function choir(p: Picture): string {
  const side = [
    [1000, 806],
    ...brokenEdge(p, pts('1000,500 1080,486 1180,520 1262,506'), 28, 22),
    [1262, 790],
  ] as Point[];
  return group(
    {},
    stoneFace(p, side, mix(limestone.mid, paint.slate, 0.3), 21, 0.5, paint.plum, paint.snow),
    ...[1096, 1190].map(
      (x) =>
        fill(pointedArch(x, 720, 50, 136), mix(paint.lime, paint.snow, 0.35)) +
        fill(pointedArch(x, 716, 32, 118), mix(paint.night, paint.ink, 0.3)),
    ),
    fill(
      side
        .slice(1, -1)
        .filter((_, k) => k % 2 === 0)
        .map(([x, y]) => blob(p, x + 6, y - 2, 20, 8, 0.25, 9))
        .join(''),
      paint.snow,
    ),
    fill(
      Array.from({ length: 26 }, () =>
        blob(p, 1250 + (p.random() - 0.5) * 50, 800 - p.random() * 260, 15, 12, 0.35, 8),
      ).join(''),
      mix(paint.pine, paint.slate, 0.3),
    ),
  );
}

export function draw(): string {
  const p = new Picture('helge-and');
  const ground = ridge(p, pts('-20,790 300,800 620,838 900,838 1200,806 1640,784'), 4, 3, 8, true);
  const portal = [
    [150, 214],
    [122, 190],
    [96, 170],
    [70, 152],
  ] as const;
  p.add(
    sky(
      p,
      800,
      spread(
        mix(paint.slate, paint.plum, 0.4),
        mix(paint.slate, paint.heather, 0.45),
        mix(paint.rose, paint.haze, 0.4),
        mix(paint.rose, paint.cream, 0.5),
      ),
    ),
    streaks(
      p,
      { x: 0, y: 80, w: 1600, h: 300 },
      22,
      mix(paint.haze, paint.rose, 0.4),
      0.45,
      460,
      14,
    ),
  );
  for (let i = 0; i < 15; i += 1) {
    const [x, y] = [-40 + i * 118, 690 + ((i * 37) % 40)];
    p.add(
      poly(
        pts(`${x},810 ${x},${y} ${x + 60},${y - 66} ${x + 120},${y} ${x + 120},810`),
        mix(paint.slate, paint.heather, 0.3 + (i % 3) * 0.15),
      ),
      poly(
        pts(
          `${x - 6},${y + 6} ${x + 60},${y - 74} ${x + 126},${y + 6} ${x + 118},${y + 6} ${x + 60},${y - 54} ${x + 2},${y + 6}`,
        ),
        paint.snow,
      ),
      fill(
        `M${x + 30} ${y + 22}h18v26h-18zM${x + 70} ${y + 22}h18v26h-18z`,
        i % 3 ? paint.butter : paint.night,
      ),
    );
  }
  p.add(
    mist(p, 560, 230, mix(paint.rose, paint.snow, 0.5), 0.75),
    bareTree(p, 240, 810, 430, mix(paint.plum, paint.slate, 0.35)) +
      bareTree(p, 1350, 800, 380, mix(paint.plum, paint.slate, 0.4)),
    poly(pts('-20,790 1640,780 1640,1000 -20,1000'), mix(paint.snow, paint.rose, 0.2)),
    choir(p),
    ...[0, 1, 2, 3].map((i) => face(p, i)),
    ...portal.map(([w, h], i) =>
      fill(
        pointedArch(616, 844, w, h),
        [
          mix(paint.lime, paint.snow, 0.5),
          mix(limestone.mid, paint.plum, 0.25),
          mix(paint.lime, paint.snow, 0.3),
          paint.butter,
        ][i] ?? paint.butter,
      ),
    ),
    fill(
      pointedArch(616, 844, 70, 152),
      p.down(690, 846, spread(paint.oxblood, paint.ember, paint.butter)),
    ),
    p.clipped(
      lines(under(ground)),
      poly(
        under(ground),
        p.down(
          790,
          1000,
          spread(
            mix(paint.snow, paint.rose, 0.25),
            mix(paint.haze, paint.snow, 0.45),
            mix(paint.slate, paint.haze, 0.5),
          ),
        ),
      ),
      brush(p, { x: 0, y: 800, w: 1600, h: 200 }, 170, 0, 70, paint.snow, 3, 0.5) +
        brush(p, { x: 0, y: 820, w: 1600, h: 180 }, 120, 0, 80, paint.slate, 3, 0.25),
      fill(
        'M580 844H652L800 1010H420z',
        p.down(840, 1000, [
          [0, paint.butter, 0.9],
          [1, paint.butter, 0],
        ]),
      ),
      ...Array.from({ length: 15 }, (_, i) =>
        fill(
          blob(p, 640 + Math.sin(i) * 14 + i * 7, 1000 - i * 9.5, 7 - i * 0.3, 3.4, 0.2, 7),
          mix(paint.slate, paint.plum, 0.3),
          { opacity: 0.7 },
        ),
      ),
    ),
    figure(700, 880, 96, paint.oxblood, paint.rose) +
      fill(`M708 880l76 26l-22 4l-70 -26z`, paint.slate, { opacity: 0.45 }),
    bareTree(p, 120, 1010, 760, mix(paint.plum, paint.ink, 0.45)),
    wisps(p, 0, 1600, 800, 20, paint.snow, 0.4, 5),
    fill(
      Array.from({ length: 9 }, (_, i) =>
        blob(p, i * 190, 1000, 130, 30 + (i % 3) * 12, 0.14, 12),
      ).join(''),
      paint.snow,
    ),
    snowfall(p, 260, paint.snow),
  );
  return p.svg();
}
