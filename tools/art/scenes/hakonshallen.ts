import { bareTree } from '../lib/bare-tree.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, brush, dabs, mist, ridge, under, wisps } from '../lib/land.ts';
import { edge, oblique, plane } from '../lib/oblique.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { rubbleFace } from '../lib/stonework.ts';
import { fill, group, lines, n, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5147,
  alt: {
    no: 'Håkonshallen i Bergen en frostklar vintermorgen: den lange steinhallen med trappegavl og høye vinduer bak plenen, med bare trær og rim.',
    sv: 'Håkonshallen i Bergen en frostklar vintermorgon: den långa stenhallen med trappgavel och höga fönster bakom gräsplanen, med kala träd och rimfrost.',
    en: 'Håkon’s Hall in Bergen on a frosty winter morning: the long stone hall with its stepped gable and tall windows beyond the lawn, bare trees and rime.',
  },
  focal: [0.5, 0.48],
};

const lit = mix(mix(paint.lime, paint.granite, 0.35), paint.apricot, 0.3);
const dim = mix(paint.granite, paint.heather, 0.4);
const roof = mix(paint.slate, paint.plum, 0.5);
const trim = mix(paint.lime, paint.cream, 0.45);
const [W, D, WALL, PEAK] = [250, 560, 250, 440];

function hall(p: Picture): string {
  const at = oblique(470, 790, 1.02, { ux: 0.98, uy: 0.1, dx: 0.86, dy: -0.13 });
  const gable: Point[] = [at(0, 0, 0), at(0, WALL, 0)];
  const steps = 7;
  for (let i = 0; i < steps; i += 1) {
    const [u, h] = [((W / 2 - 14) * i) / steps, WALL + ((PEAK - WALL) * (i + 1)) / steps];
    gable.push(at(u, h, 0), at(((W / 2 - 14) * (i + 1)) / steps, h, 0));
  }
  const right: Point[] = [];
  for (let i = 0; i < steps; i += 1) {
    const [u, h] = [W - ((W / 2 - 14) * i) / steps, WALL + ((PEAK - WALL) * (i + 1)) / steps];
    right.push(at(u, h - (PEAK - WALL) / steps, 0), at(u, h, 0));
  }
  gable.push(...right.reverse(), at(W, 0, 0));
  const side = [at(W, 0, 0), at(W, 0, D), at(W, WALL, D), at(W, WALL, 0)] as [
    Point,
    Point,
    Point,
    Point,
  ];
  const lancet = (u: number, low: number, w: number, h: number): string =>
    lines([
      at(u - w / 2, low, -1),
      at(u - w / 2, low + h * 0.72, -1),
      at(u - w * 0.3, low + h * 0.9, -1),
      at(u, low + h, -1),
      at(u + w * 0.3, low + h * 0.9, -1),
      at(u + w / 2, low + h * 0.72, -1),
      at(u + w / 2, low, -1),
    ]);
  const tall = (d: number, low: number, w: number, h: number): string =>
    lines([
      at(W + 1, low, d - w / 2),
      at(W + 1, low + h * 0.74, d - w / 2),
      at(W + 1, low + h * 0.92, d - w * 0.28),
      at(W + 1, low + h, d),
      at(W + 1, low + h * 0.92, d + w * 0.28),
      at(W + 1, low + h * 0.74, d + w / 2),
      at(W + 1, low, d + w / 2),
    ]);
  const glass = mix(paint.night, paint.fjord, 0.5);
  const bays = [70, 154, 238, 322, 406, 490];
  return group(
    {},
    // The far gable rises behind the ridge.
    fill(
      lines([
        at(W * 0.1, WALL, D),
        ...[1, 2, 3, 4, 5, 6].flatMap((i): Point[] => [
          at((W / 2) * (i / 7), WALL + ((PEAK - WALL) * i) / 6, D),
          at((W / 2) * ((i + 1) / 7), WALL + ((PEAK - WALL) * i) / 6, D),
        ]),
        at(W, WALL, D),
      ]),
      mix(lit, dim, 0.5),
    ),
    plane(
      [
        at(W + 12, WALL - 8, 6),
        at(W + 12, WALL - 8, D + 4),
        at(W / 2, PEAK - 16, D),
        at(W / 2, PEAK - 16, 6),
      ],
      roof,
      { count: 15, color: paint.ink, dash: 12, opacity: 0.5 },
    ),
    fill(
      lines([
        at(W / 2, PEAK - 16, 6),
        at(W / 2, PEAK - 16, D),
        at(W * 0.66, WALL + (PEAK - WALL) * 0.62, D),
        at(W * 0.56, WALL + (PEAK - WALL) * 0.8, 6),
      ]),
      paint.snow,
      { opacity: 0.5 },
    ),
    poly(
      side,
      p.along(side[0], side[1], spread(mix(dim, lit, 0.25), dim, mix(dim, paint.slate, 0.4))),
    ),
    rubbleFace(p, side, 17, paint.ink, paint.lime, 0.42),
    poly(
      [at(W, WALL, 0), at(W, WALL, D), at(W, WALL - 14, D), at(W, WALL - 14, 0)],
      mix(trim, dim, 0.4),
    ),
    fill(bays.map((d) => tall(d, 116, 46, 124)).join(''), mix(trim, dim, 0.25)),
    fill(bays.map((d) => tall(d, 122, 32, 108)).join(''), glass),
    stroke(
      bays
        .map(
          (d) =>
            lines([at(W + 1, 122, d), at(W + 1, 196, d)], false) +
            lines([at(W + 1, 160, d - 16), at(W + 1, 160, d + 16)], false),
        )
        .join(''),
      mix(trim, dim, 0.25),
      3,
    ),
    fill(
      bays
        .filter((_, i) => i !== 2)
        .map((d) => tall(d, 40, 22, 42))
        .join(''),
      paint.ink,
      { stroke: mix(trim, dim, 0.35), 'stroke-width': 4 },
    ),
    // The stair up to the hall's door.
    fill(tall(238, 60, 50, 56), paint.tar, { stroke: trim, 'stroke-width': 5 }),
    poly(
      gable,
      p.along(
        [460, 0],
        [740, 0],
        spread(mix(lit, paint.butter, 0.3), lit, mix(lit, paint.rose, 0.25)),
      ),
    ),
    rubbleFace(p, gable, 18, paint.umber, paint.cream, 0.55),
    stroke(lines(gable.slice(1, -1), false), trim, 7, { 'stroke-linejoin': 'miter' }),
    edge([at(0, 0, 0), at(0, WALL, 0)], paint.cream, 4, 0.8) +
      edge([at(W, 0, 0), at(W, WALL, 0)], trim, 9, 0.9),
    // The great gable window of three lights, and small ones under it.
    fill(lancet(W / 2, 150, 148, 190), trim) +
      fill(
        lancet(W / 2 - 44, 162, 34, 108) +
          lancet(W / 2, 162, 36, 160) +
          lancet(W / 2 + 44, 162, 34, 108),
        glass,
      ),
    stroke(
      [162, 196, 230]
        .map((h) => lines([at(W / 2 - 60, h, -2), at(W / 2 + 60, h, -2)], false))
        .join(''),
      trim,
      3,
    ),
    fill(lancet(W / 2, 368, 24, 36), paint.ink, { stroke: trim, 'stroke-width': 4 }),
    fill(lancet(58, 44, 22, 42) + lancet(W - 58, 44, 22, 42), paint.ink, {
      stroke: trim,
      'stroke-width': 4,
    }),
    fill(lancet(W / 2, 0, 50, 84), paint.tar, { stroke: trim, 'stroke-width': 6 }),
    poly([at(0, 124, -1), at(W, 124, -1), at(W, 132, -1), at(0, 132, -1)], trim),
    // Snow that stayed on the steps.
    fill(
      gable
        .slice(2, 15)
        .filter((_, i) => i % 2 === 0)
        .map(([x, y]) => `M${n(x - 2)} ${n(y - 3)}q10 -8 20 0v4h-20z`)
        .join(''),
      paint.snow,
    ),
    stroke(
      `M${n(at(W / 2, PEAK, 0)[0])} ${n(at(W / 2, PEAK, 0)[1])}v-44m0 6h22l-6 7l6 7h-22`,
      paint.ink,
      3.4,
    ),
  );
}

export function draw(): string {
  const p = new Picture('hakonshallen');
  const hill = ridge(p, acrossSheet(520, 470, 500, 440, 330, 280, 340), 6, 2, 8, true);
  p.add(
    sky(
      p,
      700,
      spread(
        mix(paint.slate, paint.haze, 0.35),
        mix(paint.haze, paint.rose, 0.4),
        mix(paint.rose, paint.cream, 0.45),
        mix(paint.butter, paint.cream, 0.4),
      ),
    ),
    streaks(
      p,
      { x: -60, y: 60, w: 1700, h: 240 },
      18,
      mix(paint.rose, paint.snow, 0.5),
      0.6,
      460,
      9,
    ),
    sun(p, 300, 430, 44, paint.snow, paint.cream, 11, 0.95),
    poly(
      under(hill, 820),
      p.down(
        280,
        780,
        spread(mix(paint.slate, paint.heather, 0.4), mix(paint.mist, paint.rose, 0.35)),
      ),
    ),
    p.clipped(
      lines(under(hill, 820)),
      brush(p, { x: 0, y: 290, w: 1600, h: 320 }, 170, 1.2, 40, paint.snow, 3, 0.45),
    ),
    mist(p, 470, 260, mix(paint.cream, paint.rose, 0.3), 0.8),
    // Across the harbour: Nordnes in haze.
    ...Array.from({ length: 15 }, (_, i) => {
      const x = i * 30 - 10;
      const y = 690 - ((i * 37) % 22);
      return fill(`M${x} 716V${y}l13 -16l13 16V716z`, mix(paint.slate, paint.rose, 0.45));
    }),
    bareTree(p, 320, 770, 330, mix(paint.slate, paint.rose, 0.35)) +
      bareTree(p, 1290, 760, 380, mix(paint.slate, paint.heather, 0.4)) +
      bareTree(p, 1440, 770, 330, mix(paint.slate, paint.heather, 0.35)),
    wisps(p, 0, 1600, 700, 30, paint.snow, 0.5, 6),
  );
  const wall = pts('-20,736 480,752 480,806 -20,806');
  const lawn = ridge(p, pts('-20,806 400,800 800,812 1200,772 1640,770'), 3, 4, 8, true);
  p.add(
    poly(wall, mix(dim, paint.rose, 0.3)) +
      rubbleFace(p, wall, 15, paint.plum, paint.cream, 0.5) +
      stroke('M-20 736L480 752', paint.snow, 7),
    hall(p),
    p.clipped(
      lines(under(lawn)),
      poly(
        under(lawn),
        p.down(
          770,
          1000,
          spread(
            mix(paint.moss, paint.snow, 0.62),
            mix(paint.leaf, paint.snow, 0.45),
            mix(paint.slate, paint.leaf, 0.35),
          ),
        ),
      ),
      brush(p, { x: -20, y: 770, w: 1640, h: 240 }, 420, 0, 40, paint.snow, 2.4, 0.5) +
        brush(p, { x: -20, y: 770, w: 1640, h: 240 }, 260, 0.05, 36, paint.pine, 2.4, 0.2),
      // Shadows of the hall and the trees, long and blue, where the frost lasts.
      fill('M740 812L1230 772H1640V900L1300 890z', mix(paint.slate, paint.heather, 0.3), {
        opacity: 0.45,
      }),
      fill('M330 1010L250 850H290L420 1010zM1010 1010L900 884H930L1090 1010z', paint.slate, {
        opacity: 0.3,
      }),
      fill('M560 812H700Q640 880 420 1010H150Q480 900 560 812z', mix(paint.lime, paint.snow, 0.4), {
        opacity: 0.85,
      }),
      brush(p, { x: 250, y: 830, w: 380, h: 170 }, 50, 0, 30, paint.granite, 2.4, 0.4),
    ),
    figure(560, 880, 104, paint.night, paint.rose) +
      figure(604, 884, 96, paint.rust, paint.rose) +
      fill('M576 882l170 34l-30 8l-150 -36z', paint.slate, { opacity: 0.4 }) +
      fill('M650 886q4 -22 24 -22l16 -12l9 5l-7 10l-2 20h-6v-13h-21v12z', paint.tar),
    figure(840, 836, 76, paint.ink, paint.rose) + figure(1010, 830, 72, paint.fjord, paint.rose),
  );
  // A great bare elm frames the right, its twigs white with rime.
  p.add(
    bareTree(p, 1500, 1010, 860, mix(paint.plum, paint.ink, 0.5)),
    dabs(
      160,
      () => {
        const a = between(p.random, Math.PI, Math.PI * 2);
        const r = between(p.random, 120, 330);
        return [1480 + Math.cos(a) * r, 560 + Math.sin(a) * r];
      },
      paint.snow,
      3.4,
      0.8,
    ),
    fill(blob(p, 1500, 1004, 150, 26, 0.16, 12), shade(paint.slate, 0.2), { opacity: 0.5 }),
    rect(1180, 946, 170, 9, mix(paint.umber, paint.tar, 0.4)) +
      rect(1180, 914, 170, 9, mix(paint.umber, paint.tar, 0.4)) +
      rect(1180, 940, 170, 7, paint.snow) +
      rect(1180, 909, 170, 6, paint.snow) +
      stroke('M1200 910v74M1330 910v74', paint.ink, 7),
    birds(p, 560, 220, 6, 12, mix(paint.plum, paint.ink, 0.4)),
  );
  return p.svg();
}
