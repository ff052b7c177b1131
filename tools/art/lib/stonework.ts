import { between } from './random.ts';
import { fill, lines, n, stroke, type Picture, type Point } from './svg.ts';

function boxOf(shape: Point[]): { x: number; y: number; w: number; h: number } {
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Rough stone inside a shape: scattered joints, and some faces that catch the light. */
export function rubbleFace(
  p: Picture,
  shape: Point[],
  size: number,
  joint: string,
  light: string,
  strength = 0.55,
): string {
  const box = boxOf(shape);
  let joints = '';
  let faces = '';
  for (let y = box.y; y < box.y + box.h; y += size * 0.55) {
    for (
      let x = box.x - p.random() * size;
      x < box.x + box.w;
      x += size * between(p.random, 0.9, 2.2)
    ) {
      const w = size * between(p.random, 0.5, 1.15);
      if (p.random() < 0.5)
        joints += `M${n(x)} ${n(y + p.random() * 3)}h${n(w)}v${n(size * (p.random() < 0.5 ? 0.4 : 0))}`;
      else if (p.random() < 0.34)
        faces += `M${n(x)} ${n(y)}h${n(w)}l${n(-size * 0.1)} ${n(size * 0.4)}h${n(-w * 0.85)}z`;
    }
  }
  return p.clipped(
    lines(shape),
    fill(faces, light, { opacity: strength * 0.55 }),
    stroke(joints, joint, Math.max(0.8, size * 0.07), { opacity: strength }),
  );
}

/** A round-headed opening that stands on x, y. */
export const roundArch = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w / 2)} ${n(y)}v${n(w / 2 - h)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}z`;

/** A pointed opening that stands on x, y. */
export const pointedArch = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w / 2)} ${n(y)}v${n(w - h)}q${n(w * 0.03)} ${n(-w * 0.6)} ${n(w / 2)} ${n(-w)}q${n(w * 0.47)} ${n(w * 0.4)} ${n(w / 2)} ${n(w)}v${n(h - w)}z`;

/** The outline of a gable that climbs in steps, from its left foot over the top to its right foot. */
export function steppedGable(
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  slant = 0,
): Point[] {
  const half: Point[] = [];
  const cap = w * 0.1;
  for (let i = 0; i < count; i += 1) {
    const dx = ((w / 2 - cap) * i) / count;
    half.push([dx, (h * i) / count], [dx, (h * (i + 1)) / count]);
  }
  half.push([w / 2 - cap, h]);
  const at = (dx: number, dy: number): Point => [x + dx, y - dy + slant * dx];
  return [
    ...half.map(([dx, dy]) => at(dx, dy)),
    ...half.reverse().map(([dx, dy]) => at(w - dx, dy)),
  ];
}
