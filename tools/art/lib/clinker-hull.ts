/** The planking of a small boat, built as boat builders do: each strake laps over the outside of the one below, and is riveted to it. */
import { loft } from './loft.ts';
import { Solid } from './solid.ts';
import { between, cross, minus, plus, through, times, unit, type Point } from './vector.ts';

/** Half the keel's straight length, metres. */
export const KEEL = 1.85;

/** The stem seen from the side, from the keel's end to its top: along, up. */
export const STEM_TOP: readonly (readonly [number, number])[] = [
  [KEEL, 0.06],
  [2.14, 0.1],
  [2.34, 0.25],
  [2.43, 0.5],
  [2.47, 0.8],
  [2.495, 1.1],
  [2.52, 1.36],
];

/** Where the strakes' edges meet amidships, half a breadth and a height, and at the stem, along and up. */
const EDGES: readonly { middle: readonly [number, number]; stem: readonly [number, number] }[] = [
  { middle: [0.03, 0.085], stem: [KEEL, 0.085] },
  { middle: [0.235, 0.125], stem: [2.2, 0.175] },
  { middle: [0.42, 0.2], stem: [2.36, 0.35] },
  { middle: [0.545, 0.3], stem: [2.425, 0.56] },
  { middle: [0.625, 0.405], stem: [2.45, 0.78] },
  { middle: [0.675, 0.51], stem: [2.475, 1.0] },
];
const STRAKES = EDGES.length - 1;

const PLANK = 0.016;
const LAP = 0.16;
const STEPS = 56;

/** A point of the planking: `t` from stern (-1) to bow (1), `girth` from keel (0) to rail (1), `out` metres off it. */
export function hullAt(t: number, girth: number, out: number): Point {
  if (out === 0) return lineAt(t, girth);
  const [along, up] = [
    minus(lineAt(t + 1e-3, girth), lineAt(t - 1e-3, girth)),
    minus(lineAt(t, girth + 1e-3), lineAt(t, girth - 1e-3)),
  ];
  return plus(lineAt(t, girth), times(unit(cross(along, up)), out));
}

function lineAt(t: number, girth: number): Point {
  const place = Math.min(STRAKES, Math.max(0, girth * STRAKES));
  const strake = Math.min(STRAKES - 1, Math.floor(place));
  const [low, high] = [EDGES[strake], EDGES[strake + 1]] as [Edge, Edge];
  const part = place - strake;
  const [breadth, height] = [0, 1].map((axis) =>
    between(low.middle[axis] ?? 0, high.middle[axis] ?? 0, part),
  ) as [number, number];
  const [end = 0, top = 0] = through(
    EDGES.map(({ stem }) => stem),
    place / STRAKES,
  );
  const away = Math.min(1.02, Math.abs(t));
  const rise = away ** between(3.2, 2.5, girth);
  const narrow = Math.max(0, 1 - away ** between(1.75, 2.35, girth));
  return [Math.sign(t) * end * away, height + (top - height) * rise, 0.022 + breadth * narrow];
}

type Edge = (typeof EDGES)[number];

/** Strakes in two tones by turns, so that each is seen, and the rivets through their laps. */
export function hull(): { light: Solid; dark: Solid; rivets: Solid } {
  const [light, dark, rivets] = [new Solid(), new Solid(), new Solid()];
  for (let strake = 0; strake < STRAKES; strake++)
    for (const side of [1, -1]) {
      plank(strake % 2 ? dark : light, strake, side);
      if (strake > 0) rivet(rivets, strake, side);
    }
  return { light, dark, rivets };
}

function plank(solid: Solid, strake: number, side: number): void {
  const low = (strake - (strake > 0 ? LAP : 0)) / STRAKES;
  const high = (strake + 1) / STRAKES;
  const rings = Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = -1 + (2 * step) / STEPS;
    const outside = strake > 0 ? PLANK : 0;
    const ring = [
      hullAt(t, low, outside),
      hullAt(t, between(low, high, 0.5), outside / 2),
      hullAt(t, high - 1e-4, 0),
      hullAt(t, high - 1e-4, -PLANK),
      hullAt(t, between(low, high, 0.5), outside / 2 - PLANK),
      hullAt(t, low, outside - PLANK),
    ];
    return side > 0 ? ring.toReversed() : ring.map(([x, y, z]): Point => [x, y, -z]);
  });
  loft(solid, rings);
}

/** Small four-sided heads along the lap, a hand's breadth apart. */
function rivet(solid: Solid, strake: number, side: number): void {
  const HEAD = 0.006;
  for (let t = -0.94; t < 0.95; t += 0.047) {
    const [x, y, z] = hullAt(t, (strake - 0.07) / STRAKES, PLANK * 0.9);
    const [, , tip] = hullAt(t, (strake - 0.07) / STRAKES, PLANK + 0.004);
    const corners: Point[] = [
      [x - HEAD, y - HEAD, side * z],
      [x + HEAD, y - HEAD, side * z],
      [x + HEAD, y + HEAD, side * z],
      [x - HEAD, y + HEAD, side * z],
    ];
    const round = side > 0 ? corners : corners.toReversed();
    round.forEach((corner, at) =>
      solid.side(corner, round[(at + 1) % 4] as Point, [x, y, side * tip]),
    );
  }
}
