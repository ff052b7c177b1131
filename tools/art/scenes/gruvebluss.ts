import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { fill, group, lines, n, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5823,
  alt: {
    no: 'Et gruvebluss som står på skrå mot en mørk bergvegg: en lang bunt av lyse furustikker, surret i begge ender og svart av ild øverst.',
    sv: 'Ett gruvbloss som står på sned mot en mörk bergvägg: ett långt knippe av ljusa furustickor, surrat i båda ändar och svart av eld överst.',
    en: 'A miner’s torch that stands aslant against a dark rock wall: a long bundle of pale pine splints, bound at both ends and blackened by fire at the top.',
  },
  focal: [0.5, 0.5],
};

/** The torch lies along x before it is set up: butt at 0, charred from CHAR to LENGTH. */
const LENGTH = 1060;
const CHAR = 800;
const RADIUS = 64;
const TIES = [150, 700];

export function draw(): string {
  const p = new Picture('gruvebluss');
  p.add(wall(p), floor(p));
  const set = 'translate(410 862) rotate(-41.5)';
  p.add(
    // Its shadow on the wall, up and to the right of it, and on the floor.
    group(
      { transform: 'translate(476 880) rotate(-36)' },
      fill(
        `M0 -50H${LENGTH - 60}l44 22l-30 18l40 26l-36 16l14 20H0z`,
        p.along(
          [0, 0],
          [LENGTH, 0],
          [
            [0, paint.ink, 0.75],
            [1, paint.ink, 0.3],
          ],
        ),
      ),
    ),
    fill('M330 900Q520 858 760 892Q700 940 480 944Q340 936 330 900z', paint.ink, { opacity: 0.6 }),
    group({ transform: set }, ...torch(p)),
    litter(p),
    vignette(p, 760, 520, 0.5),
  );
  return p.svg();
}

/** Rock in facets, reddened by ore, lit from the left. */
function wall(p: Picture): string {
  const rock = mix(paint.oxblood, paint.slate, 0.42);
  const facet = (low: number, high: number): string => {
    const [x, y] = [between(p.random, -60, 1560), between(p.random, -40, 800)];
    const r = between(p.random, low, high);
    return lines(
      [0, 1, 2, 3, 4].map((i): Point => {
        const a = (i / 5) * Math.PI * 2 + between(p.random, -0.45, 0.45);
        const reach = r * between(p.random, 0.6, 1.15);
        return [x + Math.cos(a) * reach * 1.25, y + Math.sin(a) * reach];
      }),
    );
  };
  const facets = (count: number, low: number, high: number): string =>
    Array.from({ length: count }, () => facet(low, high)).join('');
  return (
    rect(
      0,
      0,
      1600,
      900,
      p.along([0, 100], [1600, 700], spread(rock, shade(rock, 0.42), shade(rock, 0.72))),
    ) +
    fill(facets(26, 90, 210), paint.ink, { opacity: 0.2 }) +
    fill(facets(16, 60, 150), mix(paint.rust, paint.slate, 0.4), { opacity: 0.24 }) +
    fill(facets(14, 30, 80), paint.ink, { opacity: 0.26 }) +
    brush(p, { x: 0, y: 0, w: 1600, h: 860 }, 240, 1.15, 54, paint.ink, 3, 0.3) +
    brush(p, { x: 0, y: 0, w: 1000, h: 820 }, 110, 1.9, 40, paint.apricot, 2.4, 0.26) +
    // A vein with verdigris and glints of pyrite.
    stroke(
      'M1290 -10L1340 120L1430 200L1440 340L1530 440L1550 560L1620 620',
      mix(paint.leaf, paint.haze, 0.4),
      9,
      { opacity: 0.55, 'stroke-linejoin': 'round', 'stroke-dasharray': '64 18 26 30 90 14' },
    ) +
    stroke('M1304 0L1354 126L1444 208L1456 346L1544 450', mix(paint.ochre, paint.butter, 0.3), 4, {
      opacity: 0.6,
      'stroke-linejoin': 'round',
      'stroke-dasharray': '30 24 10 18',
    }) +
    dabs(
      70,
      (i) => [1290 + i * 4 + between(p.random, -50, 50), 30 + i * 8.6 + between(p.random, -60, 60)],
      paint.ochre,
      4.5,
      0.6,
    ) +
    glow(p, 760, 300, 900, paint.apricot, 0.75) +
    glow(p, 940, 250, 460, paint.butter, 0.35)
  );
}

function floor(p: Picture): string {
  const stone = mix(paint.oxblood, paint.tar, 0.55);
  const line: Point[] = Array.from({ length: 21 }, (_, i): Point => [
    i * 80,
    846 + between(p.random, -14, 14),
  ]);
  const stones = (count: number, low: number, high: number, color: string, part: number): string =>
    fill(
      Array.from({ length: count }, () => {
        const [x, y] = [between(p.random, 0, 1600), between(p.random, 876, 1000)];
        const r = between(p.random, low, high);
        return blob(p, x, y, r, r * 0.5, 0.22, 8);
      }).join(''),
      color,
      { opacity: part },
    );
  return (
    poly(
      [...line, [1600, 1000], [0, 1000]],
      p.along([0, 0], [1600, 0], spread(mix(stone, paint.rust, 0.35), stone, shade(stone, 0.5))),
    ) +
    stroke(lines(line, false), mix(stone, paint.apricot, 0.35), 4, { opacity: 0.5 }) +
    stones(34, 18, 60, paint.ink, 0.35) +
    stones(20, 12, 40, mix(paint.rust, paint.granite, 0.35), 0.5)
  );
}

/** How wide the bundle is: tight under the ties, fuller between, loose at the charred end. */
function girth(x: number): number {
  const pinch = TIES.reduce((sum, at) => sum + Math.exp(-(((x - at) / 95) ** 2)), 0);
  return 1.04 - 0.2 * pinch + Math.max(0, (x - 780) / 1300);
}

function torch(p: Picture): string[] {
  const pine = mix(paint.butter, paint.apricot, 0.2);
  // The fire has crept further down some splints than others.
  const burnt = (color: string, i: number): string =>
    p.along(
      [CHAR - 130 - i * 34, 0],
      [LENGTH - 100 - i * 24, 0],
      [
        [0, color],
        [0.3, mix(color, paint.umber, 0.5)],
        [0.55, mix(color, paint.tar, 0.88)],
        [0.8, mix(mix(color, paint.granite, 0.6), shade(paint.tar, 0.6), 0.93)],
      ],
    );
  const woods = [pine, mix(pine, paint.umber, 0.28), mix(pine, paint.cream, 0.4)];
  const tops = woods.map((color, i) => burnt(mix(color, paint.cream, 0.35), i));
  const sides = woods.map((color, i) => burnt(mix(color, paint.umber, 0.42), i));
  const lows = woods.map((color, i) => burnt(mix(color, paint.umber, 0.72), i));
  const splints: string[] = [];
  // From the edges in, so that those in front come last.
  const places: number[] = [];
  for (let i = 0; i < 7; i += 1) places.push(-1 + i * 0.13, 1 - i * 0.13);
  places.push(0.1, -0.08, 0.02);
  places.forEach((at, i) => {
    const half = between(p.random, 11, 17) * (1.1 - 0.35 * Math.abs(at));
    const y0 = at * (RADIUS - 6);
    const from = between(p.random, -26, 20) * (1.2 - Math.abs(at) * 0.5);
    const to = LENGTH - 40 + between(p.random, -130, 36) - Math.abs(at) * 30;
    const wander = between(p.random, -5, 5);
    const upper: Point[] = [];
    const ridge: Point[] = [];
    const lower: Point[] = [];
    for (let k = 0; k <= 14; k += 1) {
      const x = from + ((to - from) * k) / 14;
      const thin = x > CHAR + 60 ? 1 - 0.34 * ((x - CHAR - 60) / (LENGTH - CHAR - 60)) ** 1.4 : 1;
      const y = y0 * girth(x) + Math.sin(k * 0.5 + i) * wander * 0.5;
      const rough = x > CHAR ? 2.6 : 1;
      upper.push([x, y - half * thin + between(p.random, -rough, rough)]);
      ridge.push([x, y + half * thin * (0.1 + 0.25 * at) + between(p.random, -rough, rough)]);
      lower.push([x, y + half * thin + between(p.random, -rough, rough)]);
    }
    // Burnt to a blunt point, split square at the other end.
    const tip: Point = [to + between(p.random, 4, 22), y0 * girth(to) + between(p.random, -4, 4)];
    const tone = i % 3;
    const dim = at > 0.45;
    splints.push(
      poly([...upper, tip, ...[...lower].reverse()], (dim ? lows : sides)[tone] as string),
      poly([...upper, tip, ...[...ridge].reverse()], (dim ? sides : tops)[tone] as string),
      stroke(lines([...(at < 0 ? upper : lower), tip], false), shade(paint.tar, 0.3), 2.2, {
        opacity: 0.6,
      }),
      // The sawn end, seen a little from the front.
      poly(
        [
          upper[0] as Point,
          ridge[0] as Point,
          lower[0] as Point,
          [from - 9, y0 * girth(0) + half * 0.5],
          [from - 9, y0 * girth(0) - half * 0.7],
        ],
        mix(paint.cream, pine, dim ? 0.6 : 0.15),
      ),
    );
    // The grey gloss of charcoal along the edge that has the light.
    if (!dim)
      splints.push(
        stroke(
          lines(
            ridge.slice(12).map(([x, y], k): Point => [x, y - half * (0.5 - k * 0.15)]),
            false,
          ),
          mix(paint.granite, paint.haze, 0.3),
          2.6,
          { 'stroke-linecap': 'round', opacity: 0.6 },
        ),
      );
    // Grain.
    const grain = Array.from({ length: 5 }, () => {
      const x = between(p.random, from + 10, CHAR - 90);
      const y = y0 * girth(x) + between(p.random, -half * 0.6, half * 0.7);
      const l = between(p.random, 40, 130);
      return `M${n(x)} ${n(y)}L${n(x + l)} ${n(y + (girth(x + l) - girth(x)) * y0)}`;
    }).join('');
    splints.push(
      stroke(grain, i % 2 ? paint.umber : paint.ochre, 1.8, {
        'stroke-linecap': 'round',
        opacity: 0.55,
      }),
    );
  });
  // Cracks across the charcoal, grey in the light.
  const cracks = Array.from({ length: 46 }, () => {
    const x = between(p.random, CHAR + 60, LENGTH - 50);
    const y = between(p.random, -0.85, 0.85) * RADIUS * girth(x) * 0.9;
    return `M${n(x)} ${n(y)}l${n(between(p.random, -4, 5))} ${n(between(p.random, 6, 14))}`;
  }).join('');
  return [
    fill(bundle(), shade(paint.umber, 0.55)),
    ...splints,
    stroke(cracks, mix(paint.granite, paint.tar, 0.5), 2, { 'stroke-linecap': 'round' }),
    // The round of the bundle: light from above, dark below.
    p.clipped(
      bundle(),
      rect(
        -60,
        -130,
        CHAR + 40,
        260,
        p.down(-RADIUS, RADIUS, [
          [0, paint.tar, 0.22],
          [0.2, paint.cream, 0.1],
          [0.45, paint.cream, 0],
          [0.7, paint.tar, 0.16],
          [1, paint.ink, 0.62],
        ]),
      ),
    ),
    ...TIES.map((at, i) => tie(p, at, i === 0 ? 1 : -1)),
  ];
}

/** The outline of the bundle without its loose ends. */
function bundle(): string {
  const upper: Point[] = [];
  for (let x = -6; x <= LENGTH - 190; x += 32) upper.push([x, -RADIUS * girth(x)]);
  return lines([...upper, ...upper.map(([x, y]): Point => [x, -y]).reverse()]);
}

/** A withy of birch, wound some turns and tucked under itself. */
function tie(p: Picture, at: number, way: number): string {
  const bark = mix(paint.umber, paint.oxblood, 0.35);
  const reach = RADIUS * girth(at) + 5;
  const turns = Array.from({ length: 5 }, (_, i) => {
    const x = at - 46 + i * 22 + between(p.random, -2, 2);
    const d = `M${n(x - 7)} ${n(-reach)}Q${n(x + 30)} 0 ${n(x + 3)} ${n(reach)}`;
    const twist = Array.from({ length: 9 }, (_, k) => {
      const t = (k + 0.7) / 9.6;
      const [tx, ty] = [x - 7 + 74 * t * (1 - t) + 10 * t * t, -reach + 2 * reach * t];
      return `M${n(tx - 6)} ${n(ty + 4)}l12 -7`;
    }).join('');
    return (
      stroke(d, paint.tar, 23, { 'stroke-linecap': 'round' }) +
      stroke(
        d,
        p.down(-reach, reach, spread(mix(bark, paint.apricot, 0.5), bark, shade(bark, 0.55))),
        17,
        { 'stroke-linecap': 'round' },
      ) +
      stroke(twist, paint.tar, 2.2, { 'stroke-linecap': 'round', opacity: 0.6 })
    );
  }).join('');
  const end = `M${n(at + 8)} ${n(-reach * 0.2)}Q${n(at + way * -54)} ${n(reach * 0.1)} ${n(at + way * -96)} ${n(-reach * 0.25 * way)}`;
  return (
    stroke(`M${at - 62} ${-reach + 8}Q${at - 34} 0 ${at - 52} ${reach - 6}`, paint.ink, 14, {
      opacity: 0.4,
    }) +
    turns +
    stroke(end, paint.tar, 18, { 'stroke-linecap': 'round' }) +
    stroke(end, mix(bark, paint.apricot, 0.3), 12, { 'stroke-linecap': 'round' })
  );
}

/** Splinters and crumbs of charcoal on the floor. */
function litter(p: Picture): string {
  const bits = (count: number, l: number): string =>
    Array.from(
      { length: count },
      () =>
        `M${n(between(p.random, 300, 1260))} ${n(between(p.random, 900, 978))}l${n(between(p.random, -l, l))} ${n(between(p.random, -10, 10))}`,
    ).join('');
  return (
    stroke(bits(11, 46), mix(paint.butter, paint.umber, 0.3), 5, { 'stroke-linecap': 'round' }) +
    stroke(bits(20, 14), paint.ink, 8, { 'stroke-linecap': 'round' })
  );
}
