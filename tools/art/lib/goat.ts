import { mix, paint, shade } from './color.ts';
import { circle, fill, group, n, stroke } from './svg.ts';

/** A horned goat standing, feet on x, y; at `s` 1 it is 110 high. It looks to the right. */
export const goat = (x: number, y: number, s: number, color: string, left = false): string =>
  group(
    {
      transform: `translate(${n(x)} ${n(y)}) scale(${Math.round((left ? -s : s) * 1000) / 1000} ${Math.round(s * 1000) / 1000})`,
    },
    stroke('M-36 -34L-34 0M24 -34L26 0', shade(color, 0.35), 8),
    fill(
      'M-50 -70Q-56 -82 -64 -82Q-58 -70 -52 -62Q-56 -40 -40 -32Q0 -24 32 -34Q44 -44 46 -62L58 -74L78 -72Q84 -80 76 -86L62 -98Q54 -104 46 -96Q36 -82 24 -74Q-16 -68 -50 -70z',
      color,
    ),
    fill('M-52 -54Q-10 -42 40 -52Q38 -40 32 -34Q0 -24 -40 -32Q-52 -38 -52 -54z', paint.ink, {
      opacity: 0.22,
    }),
    stroke('M-42 -36L-44 0M30 -38L34 0', color, 8),
    stroke('M52 -98Q40 -120 18 -118M58 -100Q50 -124 28 -128', mix(paint.umber, paint.tar, 0.4), 6, {
      'stroke-linecap': 'round',
    }),
    fill(
      'M66 -74Q68 -58 62 -54Q58 -62 58 -74zM46 -92Q30 -94 28 -86Q38 -80 48 -86z',
      shade(color, 0.25),
    ),
    circle(62, -88, 2.8, paint.ink),
  );
