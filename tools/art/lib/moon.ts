import { mix, paint } from './color.ts';
import { circle, fill, type Picture } from './svg.ts';
import { blob } from './trees.ts';

/** A full moon with its seas, and the light around it. */
export function moon(p: Picture, mx: number, my: number, mr: number): string {
  return [
    circle(
      mx,
      my,
      520,
      p.around(mx, my, 520, [
        [0, paint.cream, 0.55],
        [0.3, paint.butter, 0.2],
        [1, paint.butter, 0],
      ]),
    ),
    circle(mx, my, mr, mix(paint.cream, paint.butter, 0.35)),
    p.clipped(
      `M${mx - mr} ${my}a${mr} ${mr} 0 1 1 ${2 * mr} 0a${mr} ${mr} 0 1 1 ${-2 * mr} 0z`,
      fill(
        blob(p, mx - 20, my - 50, 52, 34, 0.25, 11) +
          blob(p, mx + 48, my + 20, 40, 50, 0.25, 11) +
          blob(p, mx - 60, my + 46, 30, 24, 0.25, 9) +
          blob(p, mx + 60, my - 62, 22, 16, 0.25, 9),
        mix(paint.butter, paint.lime, 0.6),
        { opacity: 0.8 },
      ),
    ),
  ].join('');
}
