import { paint } from './color.ts';
import { circle, fill, type Picture } from './svg.ts';

/** Light that spreads from a point and is gone at `r`. */
export const glow = (
  p: Picture,
  x: number,
  y: number,
  r: number,
  color: string = paint.butter,
  strength = 0.6,
): string =>
  circle(
    x,
    y,
    r,
    p.around(x, y, r, [
      [0, color, strength],
      [0.3, color, strength * 0.45],
      [1, color, 0],
    ]),
  );

/** Dark that gathers towards the edges of the sheet. */
export const vignette = (p: Picture, x: number, y: number, strength = 0.6): string =>
  fill(
    'M0 0H1600V1000H0z',
    p.around(x, y, 1050, [
      [0, paint.ink, 0],
      [0.5, paint.ink, 0],
      [1, paint.ink, strength],
    ]),
  );
