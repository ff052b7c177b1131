/** A four-oared Nordland boat on its cradles: tall stems, five lapped strakes a side, thwarts, oars and bailer. Bow towards +x. */
import { paint, shade, tint } from '../lib/color.ts';
import type { Part } from '../lib/glb.ts';
import { hull, hullAt, KEEL, STEM_TOP } from '../lib/clinker-hull.ts';
import { curve, loft, sweep, tube } from '../lib/loft.ts';
import { soften } from '../lib/soften.ts';
import { Solid } from '../lib/solid.ts';
import { through, type Point } from '../lib/vector.ts';

const SIDES = [1, -1] as const;

export function build(): Part[] {
  const { dark, light, rivets } = hull();
  return [
    { name: 'tarred strakes', solid: soften(light), color: '#8a5a2f', roughness: 0.62 },
    { name: 'darker strakes', solid: soften(dark), color: '#76491f', roughness: 0.62 },
    { name: 'keel and frames', solid: timbers(), color: shade('#5d3a1c', 0.15), roughness: 0.7 },
    { name: 'thwarts and boards', solid: boards(), color: tint(paint.umber, 0.28), roughness: 0.8 },
    { name: 'oars', solid: soften(oars()), color: '#c29b62', roughness: 0.55 },
    { name: 'rivets', solid: rivets, color: '#3b2f2a', roughness: 0.5, metalness: 0.8 },
    { name: 'hemp', solid: soften(loops()), color: '#b49a6c', roughness: 0.95 },
    { name: 'cradles', solid: cradles(), color: shade(paint.granite, 0.25), roughness: 0.9 },
  ];
}

/** Keel and stems are one bent bar; the frames follow the inside from rail to rail. */
function timbers(): Solid {
  const solid = new Solid();
  const stem = (side: number): Point[] =>
    curve(18, (share) => {
      const [x = 0, y = 0] = through(STEM_TOP, share);
      return [side * x, y, 0];
    });
  const path = [
    ...stem(-1).toReversed(),
    ...curve(6, (s) => [-KEEL + 2 * KEEL * s, 0.06, 0]),
    ...stem(1),
  ];
  const whole = path.filter(
    (point, at) =>
      at === 0 || Math.hypot(...point.map((v, axis) => v - (path[at - 1]?.[axis] ?? 0))) > 0.01,
  );
  sweep(solid, whole, () => ({ side: 0.032, up: 0.026 }), { up: [0, 0, 1], corners: 4 });
  for (const t of [-0.74, -0.45, -0.16, 0.16, 0.45, 0.74]) {
    const half = curve(14, (share) => hullAt(t, 0.98 - 0.96 * share, -0.034));
    const rib = [...half, ...half.toReversed().map(([x, y, z]): Point => [x, y, -z])];
    sweep(solid, rib, () => ({ side: 0.022, up: 0.028 }), { up: [1, 0, 0], corners: 4 });
  }
  for (const side of SIDES) {
    const rail = curve(60, (share) => mirror(hullAt(-0.985 + 1.97 * share, 0.985, 0.016), side));
    sweep(solid, rail, () => ({ side: 0.016, up: 0.02 }), { up: [0, 1, 0], corners: 4 });
    const inside = curve(60, (share) => mirror(hullAt(-0.93 + 1.86 * share, 0.985, -0.026), side));
    sweep(solid, inside, () => ({ side: 0.014, up: 0.022 }), { up: [0, 1, 0], corners: 4 });
  }
  return soften(solid);
}

const mirror = ([x, y, z]: Point, side: number): Point => [x, y, side * z];

/** Half the breadth inside the boat at a height. */
function halfBreadth(t: number, height: number): number {
  const inside = curve(60, (share) => hullAt(t, share, -0.03));
  return inside.find(([, y]) => y >= height)?.[2] ?? 0;
}

function boards(): Solid {
  const solid = new Solid();
  for (const [t, y] of [
    [-0.5, 0.37],
    [0, 0.35],
    [0.5, 0.37],
  ] as const) {
    const [x] = hullAt(t, 0.7, 0);
    const depth = 2 * halfBreadth(t, y);
    solid.box({ x, y, z: 0, width: 0.21, depth, height: 0.026 });
    solid.block(
      { x, y: y - 0.2, z: 0, width: 0.035, depth: 0.06 },
      { x, y, z: 0, width: 0.035, depth: 0.06 },
    );
  }
  for (const z of [-0.19, 0, 0.19])
    solid.box({ x: 0, y: 0.165, z, width: 2.1, depth: 0.165, height: 0.018 });
  for (const side of SIDES) for (const t of [-0.27, 0.24]) rowlock(solid, t, side);
  return bailer(solid);
}

/** A block on the rail and the horn that the oar pulls against. */
function rowlock(solid: Solid, t: number, side: number): void {
  const [x, y, z] = mirror(hullAt(t, 0.99, 0.006), side);
  const low = { x, z, width: 0.3, depth: 0.05, y: y + 0.01 };
  solid.block(low, { ...low, y: y + 0.055, width: 0.22 });
  const foot = { x: x - 0.05, z, width: 0.075, depth: 0.042, y: y + 0.05 };
  solid.block(foot, { ...foot, x: x - 0.085, y: y + 0.16, width: 0.035, depth: 0.034 });
}

/** The scoop that no boat went without, on the boards aft. */
function bailer(solid: Solid): Solid {
  const rings = curve(8, (share) => [-0.78 + 0.24 * share, 0, 0]).map(([x], at) => {
    const [wide, deep] = [0.05 + 0.022 * Math.min(1, at / 3), 0.035 + 0.045 * Math.min(1, at / 3)];
    return Array.from({ length: 16 }, (_, corner): Point => {
      const inner = corner > 7;
      const angle = Math.PI * (inner ? (15 - corner) / 7 : corner / 7);
      const by = inner ? 0.8 : 1;
      return [x, 0.27 - by * deep * Math.sin(angle), -wide * by * Math.cos(angle) + 0.1];
    });
  });
  loft(solid, rings);
  return solid.box({ x: -0.85, y: 0.245, z: 0.1, width: 0.17, depth: 0.03, height: 0.028 });
}

/** Two pairs, laid over the thwarts with the blades aft. */
function oars(): Solid {
  const solid = new Solid();
  for (const [z, skew, lift] of [
    [0.34, 0.05, 0],
    [0.24, 0.02, 0],
    [-0.25, -0.03, 0],
    [-0.36, -0.05, 0],
  ] as const) {
    const path = curve(44, (share) => [
      1.45 - 2.9 * share,
      0.42 + lift + 0.05 * share,
      z + skew - 2 * skew * share,
    ]);
    sweep(solid, path, oarSection, { up: [0, 1, 0], corners: 14 });
  }
  return solid;
}

/** A slim grip, a loom square in the rowlock, a long narrow blade. */
function oarSection(share: number) {
  const [side = 0, up = 0] = through(
    [
      [0.015, 0.015],
      [0.016, 0.016],
      [0.027, 0.027],
      [0.026, 0.026],
      [0.023, 0.023],
      [0.021, 0.021],
      [0.024, 0.016],
      [0.048, 0.011],
      [0.058, 0.008],
      [0.058, 0.006],
      [0.052, 0.005],
    ],
    share,
  );
  return { side, up };
}

/** The rings of hemp that hold the oars to the horns. */
function loops(): Solid {
  const solid = new Solid();
  for (const side of SIDES)
    for (const t of [-0.27, 0.24]) {
      const [x, y, z] = mirror(hullAt(t, 0.99, 0.006), side);
      const ring = curve(24, (share) => {
        const angle = 2 * Math.PI * share;
        return [
          x - 0.04 + 0.075 * Math.cos(angle),
          y + 0.09 + 0.02 * Math.cos(angle),
          z + 0.05 * Math.sin(angle),
        ];
      });
      tube(solid, ring, 0.008, { up: [0, 1, 0], corners: 7 });
    }
  return solid;
}

function cradles(): Solid {
  const solid = new Solid();
  for (const x of [-1.05, 1.05]) {
    solid.box({ x, y: -0.2, z: 0, width: 0.16, depth: 0.95, height: 0.07 });
    solid.box({ x, y: -0.13, z: 0, width: 0.1, depth: 0.2, height: 0.16 });
    for (const side of SIDES)
      solid.block(
        { x, y: -0.13, z: side * 0.36, width: 0.1, depth: 0.12 },
        { x, y: cradleTop(x), z: side * 0.34, width: 0.1, depth: 0.06 },
      );
  }
  return solid;
}

/** Where the planking is above the cradle's arm. */
function cradleTop(x: number): number {
  const outside = curve(80, (share) => hullAt(x / 2.3, share, 0.016));
  return outside.find(([, , z]) => z >= 0.33)?.[1] ?? 0.3;
}
