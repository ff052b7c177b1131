import { mix, paint, shade } from './color.ts';
import { along } from './points.ts';
import { circle, lines, poly, stroke, type Point } from './svg.ts';

/** A log wall between two upright edges in perspective: rounded logs, shadow joints. */
export function logWall(
  a: Point,
  b: Point,
  c: Point,
  d: Point,
  count: number,
  color: string,
): string {
  let joints = '';
  let light = '';
  for (let i = 0; i <= count; i += 1) {
    const t = i / count;
    joints += lines([along(a, d, t), along(b, c, t)], false);
    if (i < count)
      light += lines([along(a, d, t + 0.62 / count), along(b, c, t + 0.62 / count)], false);
  }
  return (
    poly([a, b, c, d], color) +
    stroke(joints, shade(color, 0.65), 6) +
    stroke(light, mix(color, paint.butter, 0.45), 5, { opacity: 0.7 })
  );
}

/** The ends of the logs where two walls cross. */
export const logEnds = (x: number, y0: number, y1: number, count: number, color: string): string =>
  Array.from({ length: count }, (_, i) => {
    const y = y0 + ((y1 - y0) * (i + 0.5)) / count;
    const r = Math.abs(y1 - y0) / count / 2.1;
    return (
      circle(x, y, r, mix(color, paint.butter, 0.35)) +
      circle(x, y, r * 0.5, 'none', { stroke: shade(color, 0.4), 'stroke-width': 2 })
    );
  }).join('');
