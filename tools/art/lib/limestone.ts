import { mix, paint } from './color.ts';
import { rubbleFace } from './stonework.ts';
import { fill, n, poly, type Picture, type Point } from './svg.ts';

/** Gotland's limestone: in the sun, in open light, in shadow. */
export const limestone = {
  lit: mix(paint.lime, paint.cream, 0.35),
  mid: mix(paint.lime, paint.granite, 0.25),
  dim: mix(paint.granite, paint.plum, 0.35),
} as const;

/** A wall of rough stone. */
export const stoneFace = (
  p: Picture,
  shape: Point[],
  color: string,
  size = 20,
  strength = 0.5,
  joint: string = paint.umber,
  light: string = paint.cream,
): string => poly(shape, color) + rubbleFace(p, shape, size, joint, light, strength);

/** Teeth of a battlement along a line from a to b. */
export function teeth(a: Point, b: Point, tooth: number, color: string): string {
  const count = Math.max(2, Math.round(Math.abs(b[0] - a[0]) / (tooth * 2.1)));
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const [t, u] = [(i + 0.05) / count, (i + 0.62) / count];
    const at = (s: number): Point => [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s];
    const [q, r] = [at(t), at(u)];
    d += `M${n(q[0])} ${n(q[1] + 3)}V${n(q[1] - tooth)}L${n(r[0])} ${n(r[1] - tooth)}V${n(r[1] + 3)}z`;
  }
  return fill(d, color);
}

/** A wall's broken upper edge, from the left to the right. */
export function brokenEdge(p: Picture, points: Point[], step: number, drop: number): Point[] {
  const line: Point[] = [];
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [a, b] = [points[i] as Point, points[i + 1] as Point];
    const count = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    for (let k = 0; k < count; k += 1) {
      const [x, y] = [
        a[0] + ((b[0] - a[0]) * k) / count,
        a[1] + ((b[1] - a[1]) * k) / count + (p.random() - 0.5) * drop,
      ];
      const before = line[line.length - 1];
      if (before) line.push([x, before[1]]);
      line.push([x, y]);
    }
  }
  line.push(points[points.length - 1] as Point);
  return line;
}
