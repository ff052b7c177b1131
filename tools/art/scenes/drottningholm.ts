import { mix, paint, shade } from '../lib/color.ts';
import { rowboat } from '../lib/boats.ts';
import { pane } from '../lib/buildings.ts';
import { hill, mist, wisps } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks, sun } from '../lib/sky.ts';
import { circle, fill, group, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { leafy } from '../lib/trees.ts';
import { reflection, ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5201,
  alt: {
    no: 'Drottningholm slott speiler seg i Mälaren i tidlig morgenlys, lyst gult med grønne tak mellom parkens trær.',
    sv: 'Drottningholms slott speglar sig i Mälaren i tidigt morgonljus, ljust gult med gröna tak mellan parkens träd.',
    en: 'Drottningholm Palace mirrored in Lake Mälaren in early light, pale yellow with green roofs among the trees of the park.',
  },
  focal: [0.5, 0.48],
};

const wall = mix(paint.butter, paint.cream, 0.45);
const dim = mix(paint.butter, paint.rose, 0.35);
const copper = mix(paint.slate, paint.leaf, 0.42);
const copperDark = mix(copper, paint.night, 0.45);
const trim = paint.snow;

/** A stretch of facade: storeys of windows between pilasters, on a rusticated ground floor. */
function facade(
  x: number,
  base: number,
  w: number,
  h: number,
  bays: number,
  color: string,
): string {
  let out =
    rect(x, base - h, w, h, color) +
    rect(x, base - h * 0.28, w, h * 0.28, mix(paint.lime, paint.granite, 0.22));
  let courses = '';
  for (let i = 1; i < 6; i += 1) courses += `M${n(x)} ${n(base - h * 0.047 * i)}h${n(w)}`;
  out += stroke(courses, paint.granite, 1.2, { opacity: 0.6 });
  for (let i = 0; i < bays; i += 1) {
    const cx = x + (w * (i + 0.5)) / bays;
    const ww = Math.min(22, (w / bays) * 0.42);
    out += pane(cx - ww / 2, base - h * 0.22, ww, h * 0.13, { frame: trim, glass: paint.fjord });
    out +=
      fill(
        `M${n(cx - ww * 0.85)} ${n(base - h * 0.635)}l${n(ww * 0.85)} ${n(-h * 0.05)}l${n(ww * 0.85)} ${n(h * 0.05)}z`,
        trim,
      ) +
      pane(cx - ww / 2, base - h * 0.62, ww, h * 0.27, {
        frame: trim,
        glass: paint.slate,
        rows: 5,
      });
    out += pane(cx - ww / 2, base - h * 0.9, ww, h * 0.17, { frame: trim, glass: paint.fjord });
  }
  return (
    out +
    rect(x - 4, base - h - 7, w + 8, 9, trim) +
    rect(x - 2, base - h * 0.29, w + 4, 5, trim) +
    rect(x, base - h * 0.955, w, h * 0.02, shade(color, 0.2), { opacity: 0.5 })
  );
}

const pilaster = (x: number, base: number, h: number): string =>
  rect(x - 4, base - h, 8, h * 0.72, trim);

/** A hipped, slightly sagging copper roof with dormers. */
function roof(x: number, y: number, w: number, h: number, inset: number, dormers: number): string {
  let seams = '';
  for (let i = 1; i < w / 14; i += 1) {
    const t = (i * 14) / w;
    seams += `M${n(x + w * t)} ${n(y)}L${n(x + inset + (w - 2 * inset) * t)} ${n(y - h)}`;
  }
  let out =
    fill(
      `M${n(x - 8)} ${n(y)}Q${n(x + inset * 0.6)} ${n(y - h * 0.35)} ${n(x + inset)} ${n(y - h)}H${n(x + w - inset)}Q${n(x + w - inset * 0.6)} ${n(y - h * 0.35)} ${n(x + w + 8)} ${n(y)}z`,
      copper,
    ) +
    fill(
      `M${n(x + w - inset)} ${n(y - h)}Q${n(x + w - inset * 0.6)} ${n(y - h * 0.35)} ${n(x + w + 8)} ${n(y)}h${n(-inset * 1.1)}z`,
      copperDark,
      { opacity: 0.6 },
    ) +
    stroke(seams, copperDark, 1.1, { opacity: 0.45 });
  for (let i = 0; i < dormers; i += 1) {
    const cx = x + inset + ((w - 2 * inset) * (i + 0.5)) / dormers;
    out +=
      fill(`M${n(cx - 9)} ${n(y - h * 0.18)}v-14q9 -12 18 0v14z`, trim) +
      fill(`M${n(cx - 5)} ${n(y - h * 0.18)}v-12q5 -7 10 0v12z`, paint.night);
  }
  return out + rect(x + inset, y - h - 4, w - inset * 2, 6, copperDark);
}

function cupola(cx: number, y: number, s: number): string {
  return (
    fill(
      `M${cx - 62 * s} ${y}q10 ${-66 * s} ${40 * s} ${-84 * s}h${44 * s}q${30 * s} ${18 * s} ${40 * s} ${84 * s}z`,
      copper,
    ) +
    fill(
      `M${cx + 10 * s} ${y}q20 ${-60 * s} ${4 * s} ${-84 * s}h${8 * s}q${30 * s} ${18 * s} ${40 * s} ${84 * s}z`,
      copperDark,
      { opacity: 0.55 },
    ) +
    rect(cx - 20 * s, y - 122 * s, 40 * s, 40 * s, wall) +
    rect(cx - 24 * s, y - 86 * s, 48 * s, 6 * s, trim) +
    [-12, 4]
      .map((dx) =>
        fill(
          `M${cx + dx * s} ${y - 88 * s}v${-22 * s}q${4 * s} ${-6 * s} ${8 * s} 0v${22 * s}z`,
          paint.night,
        ),
      )
      .join('') +
    fill(
      `M${cx - 26 * s} ${y - 120 * s}q${4 * s} ${-30 * s} ${26 * s} ${-36 * s}q${22 * s} ${6 * s} ${26 * s} ${36 * s}z`,
      copper,
    ) +
    stroke(`M${cx} ${y - 154 * s}v${-34 * s}`, paint.ochre, 3.4) +
    circle(cx, y - 172 * s, 6 * s, paint.ochre)
  );
}

export function draw(): string {
  const p = new Picture('drottningholm');
  const shore = 690;
  const base = 664;
  const green = {
    trunk: paint.tar,
    dark: mix(paint.pine, paint.leaf, 0.35),
    mid: paint.leaf,
    light: mix(paint.moss, paint.butter, 0.45),
  };
  p.add(
    sky(p, shore, [
      [0, mix(paint.haze, paint.slate, 0.35)],
      [0.4, paint.mist],
      [0.75, paint.cream],
      [1, mix(paint.butter, paint.rose, 0.25)],
    ]),
    sun(p, 246, 400, 46, paint.snow, paint.cream, 11, 0.95),
    streaks(p, { x: 0, y: 70, w: 1600, h: 230 }, 26, paint.snow, 0.6, 460, 10),
    streaks(p, { x: 300, y: 200, w: 1300, h: 180 }, 14, paint.rose, 0.3, 420, 12),
    hill(
      p,
      [
        [-20, 520],
        [240, 500],
        [560, 516],
        [900, 500],
        [1300, 486],
        [1640, 510],
      ],
      mix(paint.haze, paint.leaf, 0.3),
      { rough: 12, salt: 2 },
    ),
    hill(
      p,
      [
        [-20, 570],
        [300, 548],
        [800, 580],
        [1240, 550],
        [1640, 540],
      ],
      mix(paint.haze, paint.leaf, 0.6),
      { rough: 14, salt: 3 },
    ),
    mist(p, 480, 150, paint.cream, 0.7),
  );
  const trees = [120, 136, 154, 172].map((h) => p.symbol(leafy(p, 0, 0, h, green)));
  const park: string[] = [];
  for (let i = 0; i < 22; i += 1) {
    const x = i < 11 ? -20 + i * 34 : 1250 + (i - 11) * 36;
    park.push(`<use href="#${trees[(i * 3 + (i >> 2)) % 4]}" x="${x}" y="${664 + (i % 3) * 6}"/>`);
  }
  const castle = group(
    {},
    // Galleries and pavilions with their domed corners, then the main block.
    facade(330, base, 230, 118, 7, wall),
    roof(330, base - 120, 230, 44, 14, 4),
    facade(1040, base, 230, 118, 7, dim),
    roof(1040, base - 120, 230, 44, 14, 4),
    facade(250, base, 130, 150, 4, wall),
    cupola(315, base - 154, 1),
    facade(1220, base, 130, 150, 4, dim),
    cupola(1285, base - 154, 1),
    facade(500, base, 150, 186, 4, wall),
    roof(500, base - 190, 150, 86, 44, 2),
    cupola(575, base - 262, 0.42),
    facade(950, base, 150, 186, 4, mix(wall, dim, 0.6)),
    roof(950, base - 190, 150, 86, 44, 2),
    cupola(1025, base - 262, 0.42),
    facade(640, base, 320, 216, 9, wall),
    ...[640, 710, 746, 782, 818, 854, 890, 960].map((x) => pilaster(x, base, 212)),
    roof(632, base - 220, 336, 122, 84, 5),
    poly(
      [
        [716, base - 218],
        [800, base - 262],
        [884, base - 218],
      ],
      trim,
    ) +
      poly(
        [
          [732, base - 222],
          [800, base - 255],
          [868, base - 222],
        ],
        mix(wall, paint.rose, 0.2),
      ) +
      circle(800, base - 234, 10, paint.ochre),
    ...[700, 900].map((x) => rect(x, base - 366, 18, 34, mix(paint.lime, paint.granite, 0.3))),
    stroke(`M800 ${base - 342}v-66`, paint.tar, 3) +
      fill(`M801 ${base - 406}h44l-12 11l12 11h-44z`, paint.slate) +
      stroke(`M801 ${base - 395}h36M814 ${base - 406}v22`, paint.butter, 4),
    fill(`M770 ${base}v-50q30 -32 60 0v50z`, paint.tar) +
      fill(`M776 ${base}v-48q24 -26 48 0v48z`, paint.umber),
  );
  let balusters = '';
  for (let x = 60; x < 1540; x += 9) balusters += `M${x} ${base + 2}v14`;
  const scene = p.symbol(
    ...park,
    castle,
    rect(-20, base, 1640, 30, mix(paint.moss, paint.butter, 0.3)),
    rect(40, base + 8, 1520, 20, mix(paint.lime, paint.granite, 0.25)) +
      stroke(balusters, trim, 3.4) +
      rect(40, base - 2, 1520, 5, trim) +
      rect(40, base + 15, 1520, 4, trim),
    ...[60, 300, 540, 720, 880, 1060, 1300, 1540].map(
      (x) =>
        rect(x - 9, base - 8, 18, 34, trim) +
        fill(`M${x - 6} ${base - 8}q-6 -14 6 -20q12 6 6 20z`, copper),
    ),
    poly(
      [
        [730, base + 30],
        [760, base],
        [840, base],
        [870, base + 30],
      ],
      paint.lime,
    ) + stroke(`M752 ${base + 8}h96M745 ${base + 15}h110M738 ${base + 22}h124`, paint.granite, 1.6),
    ...[420, 470, 1130, 1180].map(
      (x) =>
        fill(`M${x} ${base}l13 -54l13 54z`, green.dark) +
        fill(`M${x} ${base}l13 -54l2 54z`, green.mid),
    ),
  );
  p.add(
    `<use href="#${scene}"/>`,
    water(p, shore, 1000, [
      [0, mix(paint.mist, paint.butter, 0.3)],
      [0.4, mix(paint.haze, paint.slate, 0.4)],
      [1, mix(paint.fjord, paint.slate, 0.3)],
    ]),
    reflection(p, scene, shore, { squeeze: 0.72, opacity: 0.8, depth: 310 }),
    wisps(p, 0, 1600, shore + 8, 6, paint.snow, 0.55, 8),
    ripples(p, { x: -60, y: shore + 6, w: 1720, h: 310 }, 130, paint.slate, 0.45, 190, 4.4),
    ripples(p, { x: -60, y: shore + 6, w: 1720, h: 310 }, 70, paint.snow, 0.5, 150, 3),
    rowboat(240, 880, 250, paint.snow, paint.umber),
    fill('M330 862q-4 -44 14 -50q18 4 16 52z', paint.fjord) +
      circle(346, 802, 10, paint.rose) +
      fill('M332 798q14 -14 28 0l6 3h-38z', paint.lime) +
      stroke('M352 830l-80 58', paint.umber, 4),
    ripples(p, { x: 220, y: 892, w: 290, h: 24 }, 16, paint.night, 0.4, 130, 6),
    // Two swans.
    ...[
      [1160, 880, 1],
      [1290, 910, -1],
    ].map(([x, y, s]) =>
      group(
        { transform: `translate(${x} ${y}) scale(${(s ?? 1) * 1.1} 1.1)` },
        fill(
          'M-44 0Q-40 -28 0 -26Q22 -24 26 -10Q44 -26 34 -46Q28 -58 40 -64Q52 -66 54 -56L66 -50L54 -48Q46 -50 46 -44Q52 -20 34 0Q20 12 -18 8Q-36 8 -44 0z',
          paint.snow,
        ),
        fill('M-40 -4Q-30 -22 0 -22Q16 -20 22 -8Q4 -14 -12 -6Q-26 0 -40 -4z', paint.mist),
        fill('M54 -56L66 -50L54 -48z', paint.ember),
        circle(48, -56, 1.8, paint.ink),
      ),
    ),
    ripples(p, { x: 1110, y: 888, w: 230, h: 30 }, 14, paint.snow, 0.6, 90, 4),
    birds(p, 1000, 180, 7, 11, paint.slate),
  );
  return p.svg();
}
