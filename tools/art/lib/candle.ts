import { paint } from './color.ts';
import { circle, fill, n, type Picture } from './svg.ts';

/** A flame at x, y with its halo; `reach` is how far the light goes, in flames. */
export function flame(p: Picture, x: number, y: number, s: number, reach = 9): string {
  return (
    circle(
      x,
      y,
      s * reach,
      p.around(x, y, s * reach, [
        [0, paint.butter, 0.75],
        [0.22, paint.apricot, 0.38],
        [1, paint.ember, 0],
      ]),
    ) +
    fill(
      `M${n(x - s * 0.5)} ${n(y + s * 0.6)}q${n(-s * 0.2)} ${n(-s * 0.8)} ${n(s * 0.5)} ${n(-s * 1.9)}q${n(s * 0.7)} ${n(s * 1.1)} ${n(s * 0.5)} ${n(s * 1.9)}z`,
      paint.cream,
    )
  );
}
