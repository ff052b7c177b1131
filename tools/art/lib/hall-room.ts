import { mix, paint } from './color.ts';
import { fill, group, lines, stroke, type Point } from './svg.ts';

const wood = mix(paint.umber, paint.tar, 0.55);
const warm = mix(paint.umber, paint.apricot, 0.3);
const dark = mix(paint.tar, paint.ink, 0.5);

/** The room in one-point perspective: x -1..1 across, h 0..1 up, z 1 at the eye, larger further in. */
export const room = (x: number, h: number, z: number): Point => [
  800 + (x * 1040) / z,
  470 + (620 - h * 1130) / z,
];
/** A flat shape between points of the room. */
export const quad = (...c: [number, number, number][]): string =>
  lines(c.map(([x, h, z]) => room(x, h, z)));

/** A long table with its bench, running into the room between two depths. */
export function table(side: number, near: number, far: number): string {
  const [a, b, h] = [0.24 * side, 0.52 * side, 0.31];
  const [c, d, low] = [0.6 * side, 0.74 * side, 0.18];
  const i = 0.1 * side;
  const bench = (x0: number, x1: number): string =>
    fill(
      quad([x0, low, near], [x1, low, near], [x1, low, far], [x0, low, far]),
      mix(warm, paint.tar, 0.25),
    ) +
    fill(
      quad([x0, low, near], [x1, low, near], [x1, low - 0.03, near], [x0, low - 0.03, near]),
      warm,
    ) +
    fill(
      quad(
        [x0, low - 0.03, near],
        [x0 + 0.03 * side, low - 0.03, near],
        [x0 + 0.03 * side, 0, near],
        [x0, 0, near],
      ) +
        quad(
          [x1, low - 0.03, near],
          [x1 - 0.03 * side, low - 0.03, near],
          [x1 - 0.03 * side, 0, near],
          [x1, 0, near],
        ),
      dark,
    );
  return group(
    {},
    bench(c, d),
    fill(quad([a, h - 0.04, near], [a, 0, near], [a, 0, far], [a, h - 0.04, far]), dark, {
      opacity: 0.85,
    }),
    fill(
      quad(
        [a + 0.02 * side, h - 0.04, near],
        [a + 0.07 * side, h - 0.04, near],
        [a + 0.07 * side, 0, near],
        [a + 0.02 * side, 0, near],
      ) +
        quad(
          [b - 0.07 * side, h - 0.04, near],
          [b - 0.02 * side, h - 0.04, near],
          [b - 0.02 * side, 0, near],
          [b - 0.07 * side, 0, near],
        ),
      wood,
    ),
    fill(quad([a, h, near], [b, h, near], [b, h, far], [a, h, far]), mix(warm, paint.butter, 0.25)),
    stroke(
      [0.31, 0.38, 0.45]
        .map((x) => lines([room(x * side, h, near), room(x * side, h, far)], false))
        .join(''),
      paint.tar,
      2,
      { opacity: 0.6 },
    ),
    fill(
      quad([a, h, near], [b, h, near], [b, h - 0.045, near], [a, h - 0.045, near]),
      mix(warm, paint.tar, 0.15),
    ),
    fill(
      quad([a, h, near], [a, h, far], [a, h - 0.045, far], [a, h - 0.045, near]),
      mix(wood, paint.tar, 0.3),
    ),
    bench(i, i + 0.1 * side),
  );
}
