import { rowboat } from '../lib/boats.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { cornerHouse, cornerPane, inGable, inSide } from '../lib/corner-house.ts';
import { brush, dabs, grass, mist, ridge, under } from '../lib/land.ts';
import { oblique } from '../lib/oblique.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { heap, sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, group, lines, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { birch, blob, leafy } from '../lib/trees.ts';
import { reflection, ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5237,
  alt: {
    no: 'Carl Larsson-gården i Sundborn en sommerdag: det røde huset med hvite og grønne karmer mellom bjørker ved åen, en båt ved bryggen.',
    sv: 'Carl Larsson-gården i Sundborn en sommardag: det röda huset med vita och gröna foder bland björkar vid ån, en båt vid bryggan.',
    en: 'Carl Larsson’s house in Sundborn on a summer day: the red house with white and green window frames among birches by the stream, a boat at the jetty.',
  },
  focal: [0.5, 0.42],
};

const red = mix(paint.rust, paint.ember, 0.12);
const side = mix(paint.rust, paint.oxblood, 0.45);
const green = mix(paint.leaf, paint.haze, 0.25);

function house(): string {
  const main = oblique(560, 560, 1, { ux: 0.95, uy: 0.06, dx: 0.94, dy: -0.07 });
  const wing = oblique(400, 556, 1, { ux: 0.95, uy: 0.06, dx: 0.94, dy: -0.07 });
  const glass = mix(paint.night, paint.slate, 0.35);
  const frame = (corners: ReturnType<typeof inGable>): string =>
    poly(corners, green, { stroke: green, 'stroke-width': 12 }) +
    cornerPane(corners, paint.snow, glass, 3);
  const bay = oblique(868, 566, 1, { ux: 0.95, uy: 0.06, dx: 0.94, dy: -0.07 });
  return group(
    {},
    // The studio wing, with its great window to the north.
    cornerHouse(wing, {
      w: 190,
      d: 280,
      wall: 142,
      peak: 232,
      gable: mix(red, paint.ochre, 0.25),
      side,
      roof: mix(paint.rust, paint.umber, 0.3),
      trim: paint.snow,
      joint: paint.oxblood,
      count: 15,
    }),
    frame(inGable(wing, 44, 52, 100, 84)),
    cornerHouse(main, {
      w: 250,
      d: 420,
      wall: 196,
      peak: 336,
      gable: red,
      side,
      roof: mix(paint.rust, paint.ember, 0.3),
      trim: paint.snow,
      joint: paint.oxblood,
      count: 18,
      rows: 12,
      foot: mix(paint.granite, paint.lime, 0.3),
    }),
    ...[42, 152].map((u) => frame(inGable(main, u, 40, 54, 66))),
    ...[42, 152].map((u) => frame(inGable(main, u, 136, 54, 60))),
    frame(inGable(main, 102, 222, 46, 50)),
    stroke(lines([main(0, 122, 0), main(250, 122, 0)], false), paint.snow, 7) +
      stroke(lines([main(0, 206, 0), main(250, 206, 0)], false), green, 9),
    ...[214, 296, 368].map((d) => frame(inSide(main, 250, d, 44, 42, 66))),
    // A dormer and chimneys.
    poly(
      [main(188, 262, 150), main(188, 262, 250), main(150, 336, 240), main(150, 336, 160)],
      red,
    ) +
      poly([main(200, 250, 140), main(160, 350, 200), main(200, 250, 262)], red, {
        stroke: paint.snow,
        'stroke-width': 7,
      }) +
      frame(inSide(main, 196, 186, 262, 32, 36)),
    ...[70, 330].map((d) => {
      const [x, y] = main(125, 330, d);
      return (
        rect(x - 20, y - 64, 40, 70, mix(paint.lime, paint.snow, 0.4)) +
        rect(x - 24, y - 68, 48, 12, mix(paint.rust, paint.tar, 0.3))
      );
    }),
    // The bay with its green roof, and the porch in white and green.
    poly(
      [bay(0, 0, 0), bay(110, 0, 0), bay(110, 140, 0), bay(0, 140, 0)],
      mix(red, paint.cream, 0.08),
    ) + poly([bay(110, 0, 0), bay(110, 0, 70), bay(110, 140, 70), bay(110, 140, 0)], side),
    poly(
      [bay(-10, 136, -8), bay(118, 136, -8), bay(118, 136, 78), bay(76, 184, 60), bay(24, 184, 10)],
      green,
    ),
    frame(inGable(bay, 14, 54, 36, 70)) + frame(inGable(bay, 62, 54, 36, 70)),
    stroke(lines([bay(0, 42, 0), bay(110, 42, 0)], false), paint.snow, 6),
  );
}

export function draw(): string {
  const p = new Picture('carl-larsson-garden');
  const shore = 668;
  const wood = {
    trunk: paint.tar,
    dark: mix(paint.leaf, paint.pine, 0.45),
    mid: mix(paint.leaf, paint.moss, 0.4),
    light: mix(paint.moss, paint.butter, 0.4),
  };
  const stem = {
    stem: paint.snow,
    mark: paint.tar,
    dark: paint.leaf,
    light: mix(paint.moss, paint.butter, 0.4),
  };
  const bank = ridge(p, pts('-20,572 300,556 640,552 900,540 1200,534 1640,556'), 3, 3, 8, true);
  const stand = p.symbol(
    leafy(p, 300, 610, 330, wood) +
      leafy(p, 1270, 606, 380, wood) +
      leafy(p, 1480, 604, 300, wood) +
      leafy(p, 110, 612, 260, wood),
    poly(
      under(bank, shore + 6),
      p.down(
        540,
        shore,
        spread(mix(paint.moss, paint.butter, 0.55), mix(paint.leaf, paint.moss, 0.4)),
      ),
    ),
    brush(p, { x: 0, y: 560, w: 1600, h: 104 }, 130, 0, 26, paint.butter, 2, 0.35),
    house(),
    dabs(120, () => [between(p.random, 420, 1180), between(p.random, 618, 656)], paint.snow, 7) +
      dabs(
        110,
        () => [between(p.random, 420, 1240), between(p.random, 616, 660)],
        mix(paint.rose, paint.ember, 0.3),
        9,
      ) +
      dabs(70, () => [between(p.random, 380, 1240), between(p.random, 618, 656)], paint.butter, 8),
    // Hollyhocks against the wall, and washing on a line.
    ...[574, 604, 700, 736, 776, 1060, 1110].map(
      (x, i) =>
        stroke(`M${x} 634v${-78 - (i % 3) * 20}`, paint.leaf, 4) +
        dabs(
          7,
          (k) => [x + (k % 2 ? 5 : -5), 624 - k * 13],
          [paint.rose, paint.snow, paint.butter][i % 3] ?? paint.rose,
          13 - (i % 2) * 2,
        ),
    ),
    stroke('M1130 560Q1230 578 1330 548', paint.cream, 2) +
      rect(1160, 566, 34, 44, paint.snow) +
      rect(1204, 570, 42, 36, mix(paint.slate, paint.haze, 0.4)) +
      rect(1258, 564, 30, 48, mix(paint.ember, paint.rose, 0.3)),
    birch(p, 1090, 640, 430, stem, 1.1) +
      birch(p, 470, 634, 380, stem, 1.1) +
      birch(p, 392, 640, 300, stem, 1),
    figure(868, 652, 66, mix(paint.slate, paint.fjord, 0.4), paint.rose) +
      fill('M852 590q16 -18 32 0z', paint.butter) +
      figure(912, 656, 46, paint.snow, paint.rose) +
      figure(936, 656, 50, mix(paint.ember, paint.rose, 0.4), paint.rose),
  );
  p.add(
    sky(
      p,
      620,
      spread(
        mix(paint.slate, paint.haze, 0.35),
        mix(paint.haze, paint.mist, 0.6),
        mix(paint.cream, paint.mist, 0.3),
      ),
    ),
    heap(p, 80, 240, 460, 110, paint.snow, 0.95) + heap(p, 980, 180, 520, 120, paint.snow, 0.95),
    poly(
      under(ridge(p, pts('-20,470 300,430 700,450 1100,410 1640,460'), 8, 2), 640),
      mix(paint.leaf, paint.haze, 0.5),
    ),
    mist(p, 420, 180, mix(paint.cream, paint.butter, 0.3), 0.6),
    `<use href="#${stand}"/>`,
    water(
      p,
      shore,
      1000,
      spread(
        mix(paint.slate, paint.leaf, 0.3),
        mix(paint.fjord, paint.leaf, 0.25),
        mix(paint.night, paint.pine, 0.4),
      ),
    ),
    reflection(p, stand, shore, { squeeze: 0.72, opacity: 0.55, depth: 330 }),
    ripples(p, { x: -20, y: shore + 4, w: 1640, h: 320 }, 120, paint.cream, 0.35, 120, 3) +
      ripples(p, { x: -20, y: shore + 4, w: 1640, h: 320 }, 80, paint.night, 0.25, 140, 3.4),
    stroke(
      lines(pts(`-20,${shore + 1} 1640,${shore + 1}`), false),
      mix(paint.pine, paint.ink, 0.2),
      5,
      { opacity: 0.6 },
    ),
    // The jetty, the boat with children, lilies.
    poly(pts('640,660 720,660 700,742 584,742'), mix(paint.lime, paint.umber, 0.45)) +
      stroke('M636 676h80M630 692h82M622 708h86M612 724h90', paint.umber, 3) +
      rect(592, 742, 10, 40, paint.tar) +
      rect(684, 742, 10, 40, paint.tar),
    figure(934, 806, 74, paint.snow, paint.rose) +
      fill('M912 740q22 -26 44 0z', paint.butter) +
      figure(1000, 808, 62, mix(paint.ember, paint.rose, 0.2), paint.rose) +
      fill('M984 754q16 -20 32 0z', paint.cream),
    rowboat(810, 826, 300, mix(paint.leaf, paint.haze, 0.2), mix(paint.lime, paint.cream, 0.4)),
    stroke('M900 806L820 856M1030 806l90 46', mix(paint.lime, paint.umber, 0.3), 6),
    ripples(p, { x: 820, y: 832, w: 300, h: 40 }, 20, paint.cream, 0.6, 90, 4),
    ...[
      [300, 800, 1],
      [380, 830, 1.2],
      [250, 860, 1.5],
      [440, 880, 1.4],
      [1290, 850, 1.2],
      [1370, 890, 1.5],
      [1250, 910, 1.6],
    ].map(
      ([x = 0, y = 0, s = 1], i) =>
        fill(
          `M${n(x - 40 * s)} ${y}a${n(40 * s)} ${n(12 * s)} 0 1 1 ${n(66 * s)} ${n(8 * s)}l${n(-26 * s)} ${n(-8 * s)}l${n(12 * s)} ${n(11 * s)}a${n(40 * s)} ${n(12 * s)} 0 0 1 ${n(-52 * s)} ${n(-11 * s)}z`,
          mix(paint.leaf, paint.moss, 0.4),
        ) + (i % 2 ? fill(blob(p, x, y - 8 * s, 11 * s, 8 * s, 0.3, 8), paint.snow) : ''),
    ),
    grass(p, pts('-20,1004 200,960 420,1004'), 0.4, 120, mix(paint.pine, paint.leaf, 0.3)) +
      grass(p, pts('1180,1004 1400,960 1640,990'), 0.4, 130, mix(paint.pine, paint.leaf, 0.3)),
    dabs(
      34,
      () => [
        p.random() < 0.5 ? between(p.random, 0, 330) : between(p.random, 1260, 1600),
        between(p.random, 890, 980),
      ],
      paint.butter,
      12,
    ),
    birch(p, 70, 1010, 940, stem, 1.4) +
      brush(p, { x: 0, y: 200, w: 200, h: 300 }, 20, 1.2, 60, shade(paint.leaf, 0.2), 2, 0.3),
  );
  return p.svg();
}
