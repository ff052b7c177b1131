import { paint, mix } from './color.ts';
import { between, ridgeNoise } from './random.ts';
import { lines, n, type Picture, type Point } from './svg.ts';

/** A curtain of northern lights that hangs along a winding line: narrow folds, each fading upwards. */
export function aurora(
  p: Picture,
  line: Point[],
  height: number,
  strength: number,
  salt = 1,
): string {
  const noise = ridgeNoise(p.seed + salt * 977, 3);
  const fade = p.define(
    'linearGradient',
    { x1: 0, y1: 0, x2: 0, y2: 1 },
    [
      [0, paint.aurora, 0],
      [0.5, paint.aurora, 0.3],
      [0.86, paint.aurora, 0.85],
      [0.95, mix(paint.aurora, paint.snow, 0.45), 0.9],
      [1, paint.aurora, 0],
    ]
      .map(([at, c, o]) => `<stop offset="${at}" stop-color="${c}" stop-opacity="${o}"/>`)
      .join(''),
  );
  const folds = 84;
  const at = (t: number): Point => {
    const i = Math.min(line.length - 2, Math.floor(t * (line.length - 1)));
    const u = t * (line.length - 1) - i;
    const [a, b] = [line[i] as Point, line[i + 1] as Point];
    const eased = u * u * (3 - 2 * u);
    return [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * eased];
  };
  let out = '';
  for (let i = 0; i < folds; i += 1) {
    const [a, b] = [at(i / folds), at((i + 1) / folds)];
    const h = height * (0.72 + 0.4 * noise(i / 3) + between(p.random, -0.08, 0.12));
    const o = strength * (0.55 + 0.4 * noise(i / 2 + 40) + between(p.random, -0.12, 0.2));
    const d = lines([
      a,
      [b[0] + 1, b[1]],
      [b[0] + 1 + h * 0.08, b[1] - h],
      [a[0] + h * 0.08, a[1] - h],
    ]);
    out += `<path d="${d}" fill="url(#${fade})" opacity="${n(Math.max(0.1, Math.min(1, o)))}"/>`;
  }
  return out;
}
