import { mix, paint } from '../lib/color.ts';
import { brush, dabs, grass, mist, ridge, under, wisps } from '../lib/land.ts';
import { limestone, stoneFace, teeth } from '../lib/limestone.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { heap, sky } from '../lib/sky.ts';
import { lanternSpire } from '../lib/spires.ts';
import { spread } from '../lib/stops.ts';
import { roundArch, steppedGable } from '../lib/stonework.ts';
import { fill, group, lines, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob, leafy } from '../lib/trees.ts';
import { reflection, ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5244,
  alt: {
    no: 'Almedalen i Visby en stille vårmorgen: dammen speiler strandmuren med portene, trappegavler og almer; ender på vannet og folk i gresset.',
    sv: 'Almedalen i Visby en stilla vårmorgon: dammen speglar strandmuren med portarna, trappgavlar och almar; änder på vattnet och folk i gräset.',
    en: 'Almedalen in Visby on a still spring morning: the pond mirrors the sea wall and its gates, stepped gables and elms; ducks on the water, people on the grass.',
  },
  focal: [0.5, 0.45],
};

const wallTone = mix(limestone.lit, paint.butter, 0.12);

function gableHouse(
  p: Picture,
  x: number,
  base: number,
  w: number,
  h: number,
  tone: string,
): string {
  const shape = [
    [x, base] as [number, number],
    ...steppedGable(x, base - h, w, w * 0.8, 5),
    [x + w, base] as [number, number],
  ];
  const rows = [0.3, 0.6, 0.88]
    .map((t) =>
      [0.28, 0.5, 0.72]
        .map((u) =>
          rect(
            x + w * u - w * 0.05,
            base - h * t - w * 0.1,
            w * 0.1,
            w * 0.16,
            mix(paint.night, paint.fjord, 0.4),
          ),
        )
        .join(''),
    )
    .join('');
  return group(
    {},
    stoneFace(p, shape, tone, 15, 0.35),
    poly(
      [
        [x + w * 0.62, base],
        [x + w * 0.62, base - h - w * 0.56],
        [x + w, base - h],
        [x + w, base],
      ],
      paint.plum,
      { opacity: 0.12 },
    ),
    rows,
    fill(roundArch(x + w / 2, base - h - w * 0.12, w * 0.14, w * 0.3), paint.night),
    stroke(lines(shape.slice(1, -1), false), paint.snow, 4, { opacity: 0.7 }),
  );
}

export function draw(): string {
  const p = new Picture('almedalen');
  const shore = 640;
  const tones = {
    trunk: mix(paint.tar, paint.umber, 0.3),
    dark: mix(paint.leaf, paint.moss, 0.5),
    mid: mix(paint.moss, paint.butter, 0.35),
    light: mix(paint.butter, paint.moss, 0.35),
  };
  const wall = pts('-20,452 420,446 900,440 1640,430 1640,600 -20,600');
  const town = Array.from({ length: 15 }, (_, i) => {
    const [x, y] = [-20 + i * 118, 398 - ((i * 53) % 50)];
    return (
      rect(
        x,
        y,
        112,
        120,
        mix(
          [paint.lime, paint.rose, paint.butter, paint.cream][i % 4] ?? paint.lime,
          paint.haze,
          0.2,
        ),
      ) +
      poly(
        pts(`${x - 6},${y + 2} ${x + 24},${y - 50} ${x + 92},${y - 50} ${x + 118},${y + 2}`),
        mix(paint.rust, i % 2 ? paint.ember : paint.umber, 0.3),
      ) +
      rect(x + 24, y + 16, 14, 20, paint.night) +
      rect(x + 70, y + 16, 14, 20, paint.night)
    );
  });
  const stand = p.symbol(
    ...town,
    rect(600, 210, 64, 190, mix(wallTone, paint.haze, 0.2)) +
      lanternSpire(632, 212, 68, 128, mix(paint.ink, paint.plum, 0.3), paint.slate),
    ...[
      [716, 40],
      [766, 40],
    ].map(
      ([x = 0, w = 0]) =>
        rect(x, 262, w, 130, mix(wallTone, paint.haze, 0.2)) +
        lanternSpire(x + w / 2, 264, w * 1.06, 112, mix(paint.ink, paint.plum, 0.3), paint.slate),
    ),
    gableHouse(p, 250, 460, 150, 130, mix(paint.cream, paint.lime, 0.3)) +
      gableHouse(p, 900, 460, 168, 160, mix(limestone.lit, paint.rose, 0.2)) +
      gableHouse(p, 1120, 456, 140, 120, mix(paint.butter, paint.cream, 0.4)),
    mist(p, 360, 120, paint.cream, 0.45),
    stoneFace(
      p,
      wall,
      p.along(
        [0, 0],
        [1600, 0],
        spread(wallTone, mix(wallTone, paint.cream, 0.3), mix(wallTone, paint.rose, 0.25)),
      ),
      23,
      0.5,
    ),
    teeth([-20, 452], [900, 440], 24, mix(wallTone, paint.cream, 0.15)) +
      teeth([900, 440], [1640, 430], 24, mix(wallTone, paint.rose, 0.12)),
    ...[
      [470, 62, 96],
      [860, 84, 120],
      [1240, 62, 94],
    ].map(
      ([x = 0, w = 0, h = 0]) =>
        fill(roundArch(x, 604, w + 26, h + 16), mix(wallTone, paint.snow, 0.5)) +
        fill(roundArch(x, 604, w, h), mix(paint.night, paint.plum, 0.3)) +
        fill(roundArch(x, 604, w * 0.5, h * 0.55), paint.butter),
    ),
    stoneFace(
      p,
      pts('1360,604 1364,330 1496,326 1500,604'),
      mix(wallTone, paint.cream, 0.1),
      22,
      0.5,
    ) +
      teeth([1364, 330], [1496, 326], 26, wallTone) +
      fill(roundArch(1432, 450, 24, 66) + roundArch(1432, 560, 20, 54), paint.night),
    poly(
      pts('-20,596 1640,596 1640,650 -20,650'),
      p.down(
        592,
        650,
        spread(mix(paint.moss, paint.butter, 0.6), mix(paint.leaf, paint.moss, 0.5)),
      ),
    ),
    leafy(p, 130, 634, 440, tones) + leafy(p, 1090, 630, 360, tones),
    dabs(90, () => [p.random() * 1600, between(p.random, 606, 640)], paint.butter, 6) +
      dabs(60, () => [p.random() * 1600, between(p.random, 606, 640)], paint.snow, 6),
    figure(660, 632, 64, paint.fjord, paint.rose) +
      figure(694, 634, 60, paint.rust, paint.rose) +
      figure(1010, 630, 58, paint.plum, paint.rose),
  );
  p.add(
    sky(
      p,
      600,
      spread(
        mix(paint.slate, paint.haze, 0.5),
        mix(paint.haze, paint.mist, 0.6),
        mix(paint.cream, paint.butter, 0.3),
      ),
    ),
    heap(p, 120, 190, 420, 100, paint.snow, 0.9) + heap(p, 960, 170, 480, 100, paint.snow, 0.9),
    `<use href="#${stand}"/>`,
    water(
      p,
      shore,
      1000,
      spread(
        mix(paint.haze, paint.moss, 0.25),
        mix(paint.slate, paint.leaf, 0.3),
        mix(paint.fjord, paint.leaf, 0.3),
      ),
    ),
    reflection(p, stand, shore, { squeeze: 0.66, opacity: 0.62, depth: 330 }),
    wisps(p, 0, 1600, 652, 12, paint.snow, 0.55, 8),
    ripples(p, { x: 0, y: shore + 20, w: 1600, h: 300 }, 110, paint.snow, 0.4, 130, 3) +
      ripples(p, { x: 0, y: shore + 20, w: 1600, h: 300 }, 70, paint.night, 0.2, 150, 3),
    ...[
      [560, 790, 1, 0],
      [640, 812, 1.1, 1],
      [820, 756, 0.8, 0],
      [1120, 820, 1.2, 0],
      [1050, 846, 1.3, 1],
    ].map(
      ([x = 0, y = 0, s = 1, brown]) =>
        fill(
          `M${x} ${y}q${14 * s} ${-20 * s} ${40 * s} ${-16 * s}q${3 * s} ${-18 * s} ${15 * s} ${-19 * s}q${12 * s} 0 ${18 * s} ${11 * s}l${-14 * s} ${3 * s}q${-2 * s} ${16 * s} ${-14 * s} ${22 * s}q${-24 * s} ${6 * s} ${-45 * s} ${-1 * s}z`,
          brown ? paint.umber : paint.haze,
        ) +
        (brown
          ? ''
          : fill(
              `M${x + 41 * s} ${y - 18 * s}q${4 * s} ${-17 * s} ${14 * s} ${-17 * s}q${12 * s} 0 ${18 * s} ${11 * s}l${-14 * s} ${3 * s}l${-4 * s} ${6 * s}z`,
              paint.leaf,
            )) +
        stroke(
          `M${n(x - 30 * s)} ${n(y + 6 * s)}q${n(50 * s)} ${n(12 * s)} ${n(110 * s)} 0`,
          paint.snow,
          2.4,
          { opacity: 0.7 },
        ),
    ),
  );
  const lawn = ridge(p, pts('-20,880 240,920 620,962 1000,970 1340,930 1640,870'), 5, 6, 8, true);
  p.add(
    p.clipped(
      lines(under(lawn)),
      poly(
        under(lawn),
        p.down(
          870,
          1000,
          spread(mix(paint.moss, paint.butter, 0.4), mix(paint.leaf, paint.moss, 0.3)),
        ),
      ),
      brush(p, { x: 0, y: 870, w: 1600, h: 130 }, 200, 0, 30, paint.butter, 2, 0.35),
    ),
    stroke(lines(lawn, false), mix(paint.lime, paint.cream, 0.5), 9),
    figure(300, 972, 128, mix(paint.plum, paint.rose, 0.3), paint.rose, 0.03) +
      figure(352, 976, 118, paint.ochre, paint.rose, 0.03),
    grass(
      p,
      lawn.filter(([x]) => x < 200),
      0.5,
      80,
      mix(paint.leaf, paint.pine, 0.4),
    ) +
      grass(
        p,
        lawn.filter(([x]) => x > 1180),
        0.4,
        60,
        mix(paint.leaf, paint.pine, 0.4),
      ),
    leafy(p, 1530, 1000, 780, tones, false),
    dabs(70, () => [between(p.random, 0, 1600), between(p.random, 940, 996)], paint.butter, 9) +
      fill(blob(p, 330, 978, 90, 9, 0.1, 10), paint.pine, { opacity: 0.3 }),
  );
  return p.svg();
}
