import { between } from './random.ts';
import { n, stroke, type Picture } from './svg.ts';
import { dabs } from './land.ts';

/** Falling snow: many small flakes, fewer large ones nearer. */
export const snowfall = (p: Picture, count: number, color: string): string =>
  dabs(count, () => [p.random() * p.width, p.random() * p.height], color, 3.4, 0.6) +
  dabs(Math.round(count / 2), () => [p.random() * p.width, p.random() * p.height], color, 6, 0.75) +
  dabs(Math.round(count / 7), () => [p.random() * p.width, p.random() * p.height], color, 10, 0.8);

/** Slanting rain inside a box. */
export function rain(
  p: Picture,
  box: { x: number; y: number; w: number; h: number },
  count: number,
  color: string,
  opacity: number,
): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const l = between(p.random, 18, 60);
    d += `M${n(box.x + p.random() * box.w)} ${n(box.y + p.random() * box.h)}l${n(-l * 0.25)} ${n(l)}`;
  }
  return stroke(d, color, 1.6, { opacity });
}
