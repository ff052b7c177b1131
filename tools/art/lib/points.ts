import type { Point } from './svg.ts';

/** Points written the short way: `'10,20 30,40'`. */
export const pts = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number) as Point);

/** The point a share `t` of the way from `a` to `b`. */
export const along = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];
