/** Points and directions in space, as the models are built of them. */
export type Point = readonly [number, number, number];

const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const times = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function unit(a: Point): Point {
  return times(a, 1 / (Math.hypot(...a) || 1));
}

const between = (a: number, b: number, share: number): number => a + (b - a) * share;

/** 0 below `from`, 1 above `to`, softly in between. */
function ease(from: number, to: number, at: number): number {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** A soft curve through points of any dimension, `at` 0-1 from the first to the last. */
function through(points: readonly (readonly number[])[], at: number): number[] {
  const last = points.length - 1;
  const place = Math.min(1, Math.max(0, at)) * last;
  const start = Math.min(Math.floor(place), last - 1);
  const t = place - start;
  const [a, b, c, d] = [-1, 0, 1, 2].map(
    (step) => points[Math.min(last, Math.max(0, start + step))] as readonly number[],
  ) as [readonly number[], readonly number[], readonly number[], readonly number[]];
  return b.map((from, axis) => {
    const [before, to, after] = [a[axis] ?? 0, c[axis] ?? 0, d[axis] ?? 0];
    const [lean, bend] = [
      2 * before - 5 * from + 4 * to - after,
      3 * from - before - 3 * to + after,
    ];
    return from + 0.5 * t * (to - before + t * (lean + t * bend));
  });
}
