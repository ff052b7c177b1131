import { mix, paint, shade } from '../lib/color.ts';
import { boards, longHouse, pane } from '../lib/buildings.ts';
import { brush, dabs, grass, hill, mist, ridge, under } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky, streaks } from '../lib/sky.ts';
import { circle, fill, group, lines, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { birch, leafy, spruces } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5215,
  alt: {
    no: 'En stor rød hälsingegård med rikt utskåret, hvit forstukvist, bak en blå linåker en sommerdag.',
    sv: 'En stor röd hälsingegård med rikt snidad, vit farstukvist, bakom en blå linåker en sommardag.',
    en: 'A large red Hälsingland farmhouse with a richly carved white porch, behind a field of blue flax on a summer day.',
  },
  focal: [0.5, 0.52],
};

const red = mix(paint.rust, paint.oxblood, 0.25);
const trim = paint.snow;

/** The porch: broken pediment, carved columns, double doors with rays, painted in white, green and ochre. */
function porch(x: number, base: number): string {
  const column = (cx: number): string =>
    rect(cx - 9, base - 210, 18, 210, trim) +
    rect(cx - 13, base - 216, 26, 12, trim) +
    rect(cx - 13, base - 14, 26, 14, trim) +
    [0, 1, 2, 3, 4, 5]
      .map((i) => fill(`M${cx - 6} ${base - 190 + i * 29}q6 -12 12 0q-6 12 -12 0z`, paint.ochre))
      .join('') +
    stroke(`M${cx - 9} ${base - 204}v190`, paint.granite, 1.6, { opacity: 0.5 });
  let rays = '';
  for (let i = -4; i <= 4; i += 1)
    rays += `M${x} ${base - 168}l${n(Math.sin(i * 0.34) * 46)} ${n(-Math.cos(i * 0.34) * 42)}`;
  const scroll = (s: number): string =>
    stroke(
      `M${x + s * 130} ${base - 226}c${s * -10} -40 ${s * -50} -36 ${s * -56} -70c${s * -4} -26 ${s * 26} -36 ${s * 38} -16c${s * 6} 14 ${s * -10} 26 ${s * -18} 14`,
      trim,
      9,
      { 'stroke-linecap': 'round' },
    ) +
    stroke(
      `M${x + s * 60} ${base - 246}c${s * -14} -26 ${s * -40} -20 ${s * -42} 0c0 14 ${s * 18} 16 ${s * 20} 4`,
      paint.ochre,
      5,
      { 'stroke-linecap': 'round' },
    );
  return group(
    {},
    rect(x - 124, base - 214, 248, 214, mix(paint.leaf, paint.pine, 0.3)),
    boards(x - 124, base - 214, 248, 214, 14, paint.ink, true, 0.4),
    rect(x - 62, base - 170, 124, 170, trim) +
      rect(x - 54, base - 164, 52, 164, mix(paint.leaf, paint.slate, 0.35)) +
      rect(x + 2, base - 164, 52, 164, mix(paint.leaf, paint.slate, 0.2)),
    ...[-28, 28].map((dx) =>
      stroke(
        `M${x + dx} ${base - 150}l18 26l-18 26l-18 -26zM${x + dx} ${base - 84}l18 30l-18 30l-18 -30z`,
        paint.butter,
        4,
      ),
    ),
    fill(`M${x - 60} ${base - 168}q60 -76 120 0z`, paint.butter) + stroke(rays, trim, 4),
    circle(x, base - 170, 8, paint.ember),
    column(x - 116),
    column(x - 82),
    column(x + 82),
    column(x + 116),
    rect(x - 142, base - 234, 284, 20, trim) +
      stroke(`M${x - 138} ${base - 218}h276`, paint.ochre, 5, { 'stroke-dasharray': '9 7' }),
    poly(
      [
        [x - 150, base - 234],
        [x, base - 330],
        [x + 150, base - 234],
      ],
      trim,
    ) +
      poly(
        [
          [x - 112, base - 240],
          [x, base - 312],
          [x + 112, base - 240],
        ],
        mix(paint.fjord, paint.slate, 0.4),
      ),
    scroll(-1),
    scroll(1),
    fill(`M${x} ${base - 304}c-30 20 -22 50 0 58c22 -8 30 -38 0 -58z`, paint.butter) +
      circle(x, base - 268, 10, paint.ember),
    fill(`M${x - 8} ${base - 328}q-4 -26 8 -40q12 14 8 40z`, trim) +
      circle(x, base - 376, 8, paint.ochre),
    fill(
      `M${x - 160} ${base - 226}l10 -22l10 22zM${x + 140} ${base - 226}l10 -22l10 22z`,
      paint.ochre,
    ),
    rect(x - 140, base - 2, 280, 10, paint.lime) +
      rect(x - 156, base + 8, 312, 11, mix(paint.lime, paint.granite, 0.3)),
    ...[-1, 1].map(
      (s) =>
        rect(x + s * 150 - 22, base - 30, 44, 10, trim) +
        stroke(
          `M${x + s * 150 - 16} ${base - 22}v26M${x + s * 150 + 16} ${base - 22}v26M${x + s * 150 - 20} ${base - 52}h40M${x + s * 150 - 16} ${base - 52}v24M${x + s * 150 + 16} ${base - 52}v24`,
          trim,
          5,
        ),
    ),
  );
}

export function draw(): string {
  const p = new Picture('halsingland');
  const base = 766;
  p.add(
    sky(p, 640, [
      [0, mix(paint.slate, paint.haze, 0.35)],
      [0.55, mix(paint.haze, paint.mist, 0.6)],
      [1, paint.cream],
    ]),
    heap(p, 40, 300, 560, 150, paint.snow, 0.95),
    heap(p, 240, 320, 420, 70, paint.cream, 0.8),
    heap(p, 980, 240, 560, 130, paint.snow, 0.9),
    heap(p, 720, 150, 300, 56, paint.snow, 0.75),
    heap(p, 1220, 400, 420, 80, paint.snow, 0.8),
    streaks(p, { x: 0, y: 380, w: 1600, h: 100 }, 10, paint.snow, 0.6, 360, 9),
    hill(
      p,
      [
        [-20, 520],
        [240, 450],
        [520, 490],
        [820, 430],
        [1180, 480],
        [1400, 440],
        [1640, 500],
      ],
      mix(paint.slate, paint.haze, 0.35),
      { rough: 10, salt: 2 },
    ),
    hill(
      p,
      [
        [-20, 560],
        [300, 520],
        [700, 560],
        [1100, 520],
        [1640, 556],
      ],
      mix(paint.slate, paint.leaf, 0.45),
      { rough: 9, salt: 3 },
    ),
    mist(p, 470, 120, paint.cream, 0.55),
  );
  const wood = ridge(
    p,
    [
      [-20, 610],
      [400, 590],
      [900, 604],
      [1640, 584],
    ],
    7,
    4,
  );
  p.add(
    poly(under(wood), mix(paint.leaf, paint.pine, 0.35)),
    spruces(
      p,
      wood,
      110,
      36,
      90,
      mix(paint.leaf, paint.pine, 0.5),
      mix(paint.moss, paint.butter, 0.2),
    ),
  );
  const yard = ridge(
    p,
    [
      [-20, 690],
      [400, 680],
      [1000, 684],
      [1640, 676],
    ],
    3,
    5,
    8,
    true,
  );
  p.add(
    poly(
      under(yard),
      p.down(676, 840, [
        [0, mix(paint.moss, paint.butter, 0.45)],
        [1, mix(paint.moss, paint.leaf, 0.4)],
      ]),
    ),
    brush(p, { x: 0, y: 690, w: 1600, h: 150 }, 220, 0, 36, paint.butter, 2, 0.35),
  );
  const green = {
    trunk: paint.tar,
    dark: mix(paint.pine, paint.leaf, 0.4),
    mid: paint.leaf,
    light: mix(paint.moss, paint.butter, 0.4),
  };
  p.add(
    longHouse(p, {
      x: 60,
      base: 730,
      w: 260,
      wall: 110,
      roof: 76,
      color: shade(red, 0.08),
      roofColor: mix(paint.granite, paint.tar, 0.5),
      trim,
      glass: paint.fjord,
      windows: 5,
      rows: 2,
      chimneys: [0.3, 0.7],
    }),
    longHouse(p, {
      x: 1290,
      base: 730,
      w: 280,
      wall: 104,
      roof: 80,
      color: shade(red, 0.1),
      roofColor: mix(paint.granite, paint.tar, 0.5),
      trim,
      glass: paint.fjord,
      windows: 5,
      rows: 2,
      chimneys: [0.4],
    }),
    leafy(p, 330, 762, 260, green),
    leafy(p, 1290, 764, 290, green),
    leafy(p, 1420, 770, 200, green),
  );
  // The great house: two and a half storeys, timbered and boarded, a window for every day of the guests' week.
  const [x, w, wall] = [390, 820, 300];
  const roofShape = `M${x - 26} ${base - wall + 6}L${x + 30} ${base - wall - 136}H${x + w - 30}L${x + w + 26} ${base - wall + 6}z`;
  const window = (cx: number, cy: number, s: number): string =>
    fill(`M${cx - 30 * s} ${cy}l${30 * s} ${-22 * s}l${30 * s} ${22 * s}z`, trim) +
    circle(cx, cy - 6 * s, 4 * s, paint.ochre) +
    pane(cx - 21 * s, cy + 4 * s, 42 * s, 66 * s, { frame: trim, glass: paint.fjord, rows: 3 }) +
    rect(cx - 30 * s, cy + 72 * s, 60 * s, 7 * s, trim) +
    fill(
      `M${cx - 19 * s} ${cy + 6 * s}q${10 * s} ${18 * s} ${2 * s} ${40 * s}h${-2 * s}zM${cx + 19 * s} ${cy + 6 * s}q${-10 * s} ${18 * s} ${-2 * s} ${40 * s}h${2 * s}z`,
      paint.cream,
      { opacity: 0.85 },
    );
  p.add(
    ...[0.22, 0.5, 0.78].map(
      (t) =>
        rect(x + w * t - 26, base - wall - 182, 52, 70, mix(paint.rust, paint.granite, 0.3)) +
        rect(x + w * t - 32, base - wall - 188, 64, 12, trim) +
        fill(`M${x + w * t - 22} ${base - wall - 188}l22 -16l22 16z`, paint.tar),
    ),
    rect(
      x,
      base - wall,
      w,
      wall,
      p.along(
        [x, 0],
        [x + w, 0],
        [
          [0, mix(red, paint.ember, 0.15)],
          [1, shade(red, 0.14)],
        ],
      ),
    ),
    boards(x, base - wall, w, wall, 12, shade(red, 0.55), true, 0.45),
    rect(x, base - wall, w, 34, paint.ink, { opacity: 0.22 }),
    rect(x - 4, base - wall, 22, wall, trim) +
      rect(x + w - 18, base - wall, 22, wall, trim) +
      [0, 1, 2, 3, 4, 5, 6]
        .map(
          (i) =>
            rect(x, base - wall + 14 + i * 42, 14, 26, mix(paint.lime, paint.cream, 0.4)) +
            rect(x + w - 14, base - wall + 14 + i * 42, 14, 26, mix(paint.lime, paint.cream, 0.4)),
        )
        .join(''),
    rect(x, base - 152, w, 10, trim),
    rect(x - 6, base - wall - 6, w + 12, 14, trim) +
      stroke(`M${x - 2} ${base - wall + 4}h${w + 4}`, paint.ochre, 4, {
        'stroke-dasharray': '8 8',
      }),
    rect(x - 8, base - 14, w + 16, 18, mix(paint.granite, paint.plum, 0.2)),
    ...[56, 146, 236, 584, 674, 764].map(
      (dx) => window(x + dx, base - 118, 1) + window(x + dx, base - 256, 1),
    ),
    window(x + 410, base - 256, 1),
    p.clipped(
      roofShape,
      fill(roofShape, mix(paint.rust, paint.tar, 0.35)),
      rect(x - 30, base - wall - 140, w + 60, 46, mix(paint.rust, paint.apricot, 0.3), {
        opacity: 0.35,
      }),
      stroke(
        [...Array(14)].map((_, i) => `M${x - 40} ${base - wall - 130 + i * 10}h${w + 80}`).join(''),
        paint.tar,
        2.4,
        { opacity: 0.5, 'stroke-dasharray': '12 3' },
      ),
    ),
    fill(`M${x + 90} ${base + 4}H${x + w + 60}L${x + w + 10} ${base + 24}H${x - 20}z`, paint.pine, {
      opacity: 0.25,
    }),
    porch(800, base - 4),
  );
  p.add(
    poly(
      [
        [758, base + 14],
        [842, base + 14],
        [900, 842],
        [690, 842],
      ],
      mix(paint.lime, paint.cream, 0.2),
    ),
    birch(p, 1190, 786, 330, {
      stem: paint.snow,
      mark: paint.tar,
      dark: paint.leaf,
      light: mix(paint.moss, paint.butter, 0.45),
    }),
  );
  // A leaning roundpole fence, then the flax.
  let fence = '';
  let poles = '';
  for (let i = 0; i < 60; i += 1) {
    const fx = -30 + i * 28;
    if (fx > 660 && fx < 920) continue;
    fence += `M${fx} 842l${n(66 + p.random() * 10)} -44M${fx + 4} 846l70 -40`;
    if (i % 3 === 0) poles += `M${fx + 20} 852v-72M${fx + 30} 852v-70`;
  }
  p.add(
    stroke(fence, mix(paint.granite, paint.umber, 0.35), 5, { 'stroke-linecap': 'round' }),
    stroke(poles, mix(paint.granite, paint.tar, 0.45), 5.5, { 'stroke-linecap': 'round' }),
  );
  const field = ridge(
    p,
    [
      [-20, 846],
      [500, 838],
      [1000, 840],
      [1640, 844],
    ],
    2,
    8,
    8,
    true,
  );
  const flax = mix(paint.slate, paint.heather, 0.25);
  p.add(
    poly(
      under(field),
      p.down(838, 1000, [
        [0, mix(flax, paint.mist, 0.4)],
        [0.4, flax],
        [1, mix(paint.leaf, paint.fjord, 0.4)],
      ]),
    ),
    p.clipped(
      lines(under(field)),
      stroke(
        [...Array(24)].map((_, i) => `M800 780L${-1400 + i * 190} 1010`).join(''),
        mix(paint.leaf, paint.fjord, 0.3),
        7,
        { opacity: 0.3 },
      ),
    ),
    grass(
      p,
      [
        [-20, 900],
        [1640, 896],
      ],
      0.25,
      30,
      mix(paint.leaf, paint.mist, 0.2),
      0.8,
    ),
    grass(
      p,
      [
        [-20, 1000],
        [1640, 1000],
      ],
      0.4,
      90,
      mix(paint.leaf, paint.pine, 0.3),
    ),
    dabs(
      330,
      () => [p.random() * 1600, 848 + p.random() * 50],
      mix(flax, paint.snow, 0.45),
      4,
      0.9,
    ),
    dabs(
      330,
      () => [p.random() * 1600, 890 + p.random() * 110],
      mix(flax, paint.snow, 0.25),
      7,
      0.95,
    ),
    dabs(
      160,
      () => [p.random() * 1600, 910 + p.random() * 90],
      mix(paint.haze, paint.snow, 0.6),
      9,
      0.95,
    ),
    birds(p, 780, 260, 6, 12, paint.fjord),
  );
  return p.svg();
}
