import { between } from './random.ts';
import { mix, paint, shade } from './color.ts';
import { fill, group, n, stroke, type Picture } from './svg.ts';
import { blob } from './trees.ts';

/** A garden rose seen close: leaves, then petals from the outer ring to the heart. */
export function rose(p: Picture, x: number, y: number, r: number, color: string): string {
  const leaf = (a: number): string => {
    const [dx, dy] = [Math.cos(a), Math.sin(a)];
    const [tx, ty] = [x + dx * r * 1.7, y + dy * r * 1.7];
    return `M${n(x + dx * r * 0.7)} ${n(y + dy * r * 0.7)}Q${n(x + dx * r * 1.2 - dy * r * 0.45)} ${n(y + dy * r * 1.2 + dx * r * 0.45)} ${n(tx)} ${n(ty)}Q${n(x + dx * r * 1.2 + dy * r * 0.45)} ${n(y + dy * r * 1.2 - dx * r * 0.45)} ${n(x + dx * r * 0.7)} ${n(y + dy * r * 0.7)}z`;
  };
  const turn = between(p.random, 0, 6);
  const ring = (count: number, reach: number, size: number): string =>
    Array.from({ length: count }, (_, i) => {
      const a = turn + (i / count) * Math.PI * 2 + reach;
      return blob(
        p,
        x + Math.cos(a) * r * reach,
        y + Math.sin(a) * r * reach,
        r * size,
        r * size * 0.85,
        0.12,
        9,
      );
    }).join('');
  const curl = (k: number): string =>
    `M${n(x - r * k)} ${n(y + r * k * 0.2)}Q${n(x - r * k * 0.2)} ${n(y - r * k * 1.2)} ${n(x + r * k)} ${n(y - r * k * 0.1)}`;
  return group(
    {},
    fill(leaf(turn) + leaf(turn + 2.2) + leaf(turn + 4), mix(paint.leaf, paint.pine, 0.35)),
    fill(ring(6, 0.58, 0.5), shade(color, 0.12)),
    fill(ring(5, 0.36, 0.46), color),
    fill(ring(4, 0.18, 0.36), mix(color, paint.snow, 0.28)),
    fill(blob(p, x, y, r * 0.22, r * 0.2, 0.15, 8), mix(color, paint.oxblood, 0.35)),
    stroke(
      curl(0.3) + curl(0.48) + curl(0.7),
      mix(color, paint.oxblood, 0.35),
      Math.max(1, r * 0.05),
      { 'stroke-linecap': 'round', opacity: 0.7 },
    ),
  );
}
