import { between, ridgeNoise } from './random.ts';
import { mix, paint } from './color.ts';
import { curve, fill, n, type Picture, type Point } from './svg.ts';

/** A curtain of northern lights that hangs along a winding line, with rays of uneven height. */
export function aurora(
  p: Picture,
  line: Point[],
  height: number,
  strength: number,
  salt = 1,
): string {
  const green = mix(mix(paint.leaf, paint.mist, 0.45), paint.haze, 0.15);
  const noise = ridgeNoise(p.seed + salt * 977, 3);
  const low = Math.max(...line.map(([, y]) => y));
  const high = Math.min(...line.map(([, y]) => y)) - height;
  const curtain = (reach: number): string =>
    curve(
      [
        ...line,
        ...line
          .map(([x, y]): Point => [
            x + height * 0.1,
            y - height * reach * (0.75 + 0.3 * noise(x / 160)),
          ])
          .reverse(),
      ],
      true,
    );
  let rays = '';
  const count = Math.round(height / 4);
  for (let i = 0; i < count; i += 1) {
    const t = p.random() * (line.length - 1.01);
    const [a, b] = [line[Math.floor(t)] as Point, line[Math.floor(t) + 1] as Point];
    const u = t - Math.floor(t);
    const [x, y] = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u];
    const [h, w] = [height * between(p.random, 0.35, 1.15), between(p.random, 3, 16)];
    rays += `M${n(x)} ${n(y)}l${n(h * 0.1)} ${n(-h)}h${n(w * 0.7)}L${n(x + w)} ${n(y)}z`;
  }
  const veil = (k: number, color: string): string =>
    p.down(high, low, [
      [0, color, 0],
      [0.45, color, k * 0.3],
      [0.85, color, k * 0.75],
      [0.97, mix(color, paint.snow, 0.4), k],
      [1, color, 0],
    ]);
  return (
    fill(curtain(1), veil(strength * 0.7, green)) +
    fill(curtain(0.45), veil(strength * 0.6, mix(green, paint.snow, 0.25))) +
    fill(rays, veil(strength * 0.55, mix(green, paint.cream, 0.35)))
  );
}
