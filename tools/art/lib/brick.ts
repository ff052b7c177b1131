import { between } from './random.ts';
import { fill, lines, n, poly, stroke, type Picture, type Point } from './svg.ts';

/** A wall of brick: courses, and here and there a brick burnt darker or paler than its neighbours. */
export function brickFace(
  p: Picture,
  shape: Point[],
  color: string,
  size: number,
  joint: string,
  pale: string,
): string {
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  let courses = '';
  let dark = '';
  let light = '';
  for (let y = y0; y < y1; y += size) {
    courses += `M${n(x0)} ${n(y)}h${n(x1 - x0)}`;
    for (let x = x0 + p.random() * size * 4; x < x1; x += size * between(p.random, 2.4, 9)) {
      const one = `M${n(x)} ${n(y)}h${n(size * 1.9)}v${n(size)}h${n(-size * 1.9)}z`;
      if (p.random() < 0.5) dark += one;
      else light += one;
    }
  }
  return p.clipped(
    lines(shape),
    poly(shape, color),
    fill(dark, joint, { opacity: 0.3 }),
    fill(light, pale, { opacity: 0.3 }),
    stroke(courses, joint, Math.max(0.8, size * 0.09), { opacity: 0.4 }),
  );
}
