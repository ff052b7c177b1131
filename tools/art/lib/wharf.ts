import { mix, paint } from './color.ts';
import { fill, n, rect, stroke } from './svg.ts';

/** A wharf house seen from across the harbour: gable, three rows of windows, a hatch in the top. */
export function wharfGable(
  at: number,
  base: number,
  w: number,
  h: number,
  r: number,
  wall: string,
  glass: string,
): string {
  return (
    fill(
      `M${at} ${base}V${base - h}L${n(at + w / 2)} ${base - h - r}L${at + w} ${base - h}V${base}z`,
      mix(wall, paint.mist, 0.12),
    ) +
    fill(`M${n(at + w / 2)} ${base}V${base - h - r}L${at + w} ${base - h}V${base}z`, paint.ink, {
      opacity: 0.12,
    }) +
    stroke(
      `M${at - 3} ${base - h + 4}L${n(at + w / 2)} ${base - h - r - 2}L${at + w + 3} ${base - h + 4}`,
      mix(paint.oxblood, paint.tar, 0.3),
      5,
    ) +
    [0.2, 0.44, 0.68]
      .map((t) =>
        [0, 1, 2].map((k) => rect(at + w * t, base - h + 6 + k * 28, w * 0.13, 15, glass)).join(''),
      )
      .join('') +
    rect(at + w * 0.42, base - h - 24, w * 0.16, 15, paint.cream)
  );
}
