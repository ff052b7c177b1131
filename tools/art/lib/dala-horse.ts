import { mix, paint, shade } from './color.ts';
import { circle, fill, group, n, stroke } from './svg.ts';

/** A carved and painted horse of Dalarna, standing on x, y and facing left; `s` is its height. */
export function dalaHorse(x: number, y: number, s: number, color: string, flip = false): string {
  const body =
    'M-34 0L-30 -34Q-40 -44 -38 -58L-44 -66L-58 -64Q-66 -66 -64 -76L-48 -92L-46 -100L-40 -95Q-26 -92 -18 -78Q-10 -66 6 -66H26Q44 -66 44 -46L42 0H26L24 -26Q8 -34 -10 -26L-16 0z';
  const curl =
    'M-8 -64Q6 -40 24 -64M-2 -60Q8 -46 18 -60M30 -60Q40 -44 34 -26M-32 -74Q-22 -66 -22 -54M-54 -74L-40 -84M-56 -80L-44 -90';
  const dots = [
    [8, -36],
    [-22, -40],
    [30, -20],
    [-26, -18],
    [34, -10],
    [-28, -8],
  ] as const;
  return group(
    {
      transform: `translate(${n(x)} ${n(y)}) scale(${n((flip ? -1 : 1) * s) === '0' ? 0.1 : ((flip ? -1 : 1) * s) / 100} ${s / 100})`,
    },
    fill(body, color),
    fill(
      'M-16 0L-10 -26Q8 -34 24 -26L26 0H42L44 -46Q44 -58 36 -63Q38 -40 20 -36Q0 -40 -14 -34L-34 0z',
      shade(color, 0.3),
      { opacity: 0.45 },
    ),
    fill(
      'M-46 -98Q-30 -96 -22 -82Q-14 -70 -4 -66L-14 -58Q-28 -66 -34 -82z',
      mix(paint.leaf, paint.fjord, 0.4),
    ),
    fill('M-10 -66Q6 -28 28 -66L20 -66Q8 -44 -2 -66z', paint.snow),
    fill('M-2 -66Q8 -44 20 -66z', mix(paint.leaf, paint.fjord, 0.3)),
    stroke(curl, paint.butter, 2.6, { 'stroke-linecap': 'round' }),
    ...dots.map(([cx, cy], i) => circle(cx, cy, 3.4, i % 2 ? paint.snow : paint.butter)),
    stroke('M-64 -72L-52 -68M-40 -64L-28 -52', paint.snow, 2.4),
    circle(-47, -82, 2.8, paint.ink),
  );
}
