import { between } from './random.ts';
import { n, stroke, type Picture } from './svg.ts';

/** A leafless tree: limbs that fork until they are twigs; all of one thickness are one path. */
export function bareTree(p: Picture, x: number, y: number, h: number, color: string): string {
  const levels: string[] = [];
  const grow = (px: number, py: number, angle: number, length: number, depth: number): void => {
    const bend = between(p.random, -0.16, 0.16);
    const [mx, my] = [
      px + Math.cos(angle + bend) * length * 0.5,
      py + Math.sin(angle + bend) * length * 0.5,
    ];
    const [ex, ey] = [px + Math.cos(angle) * length, py + Math.sin(angle) * length];
    levels[depth] =
      (levels[depth] ?? '') + `M${n(px)} ${n(py)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}`;
    if (depth >= 5) return;
    const forks = depth < 1 || p.random() < 0.35 ? 3 : 2;
    for (let i = 0; i < forks; i += 1) {
      const spread = forks === 3 ? (i - 1) * 0.55 : (i - 0.5) * 0.75;
      grow(
        ex,
        ey,
        angle + spread + between(p.random, -0.16, 0.16),
        length * between(p.random, 0.62, 0.84),
        depth + 1,
      );
    }
  };
  grow(x, y, -Math.PI / 2, h * 0.28, 0);
  return levels
    .map((d, depth) =>
      stroke(d, color, h * 0.05 * 0.6 ** depth + 0.5, { 'stroke-linecap': 'round' }),
    )
    .join('');
}
