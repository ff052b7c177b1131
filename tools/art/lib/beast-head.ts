import { mix, paint } from './color.ts';
import { circle, fill, group } from './svg.ts';

/** A beast's head in profile, snout to the right: pointed eye, lip lappet, open jaws. */
export function beastHead(
  x: number,
  y: number,
  size: number,
  turn: number,
  flip: boolean,
  color: string,
): string {
  const edge = paint.ink;
  const shape =
    'M-60 -26C-30 -50 20 -48 60 -22C84 -10 106 -12 116 -26C122 -4 104 14 78 10C60 8 44 6 34 12C52 22 74 26 92 20C84 42 50 46 24 32C0 40 -34 38 -60 24z';
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${flip ? -size : size} ${size})` },
    fill(shape, color, { stroke: edge, 'stroke-width': 5, 'stroke-linejoin': 'round' }),
    fill(
      'M-60 10C-20 30 0 28 34 12C44 6 60 8 78 10C104 14 122 -4 116 -26C124 0 108 26 78 20C56 16 40 18 24 32C0 40 -34 38 -60 24z',
      paint.tar,
      { opacity: 0.45 },
    ),
    fill('M-28 -14C-8 -36 30 -30 52 -10C30 2 -8 2 -28 -14z', mix(color, paint.cream, 0.3), {
      stroke: edge,
      'stroke-width': 3,
    }),
    circle(8, -15, 8, edge),
    fill('M-50 -30C-70 -56 -66 -76 -44 -84C-50 -64 -38 -50 -20 -40z', color, {
      stroke: edge,
      'stroke-width': 4,
    }),
  );
}
