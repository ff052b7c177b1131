import { mix, paint, shade } from './color.ts';
import { circle, fill, group, n, stroke } from './svg.ts';

/** A fish lying on its side, head to the left; `turn` in degrees. */
export function fish(
  x: number,
  y: number,
  s: number,
  turn: number,
  back: string,
  belly: string,
  spots = '',
): string {
  return group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${s})` },
    fill(
      'M0 4Q30 -34 100 -32Q180 -30 232 -6L282 -34Q272 0 284 30L232 8Q170 38 96 34Q30 32 0 4z',
      belly,
    ),
    fill('M0 4Q30 -34 100 -32Q180 -30 232 -6L282 -34Q276 -10 276 -2Q180 4 110 -4Q50 -8 0 4z', back),
    fill(
      'M92 -31q24 -24 54 -18l10 20zM160 -28q20 -16 42 -8l2 16zM120 33q20 18 42 12l2 -18z',
      shade(back, 0.25),
    ),
    stroke('M52 -22Q68 2 54 27M6 8Q22 14 32 10', shade(back, 0.45), 3) +
      circle(30, -8, 7, paint.snow) +
      circle(30, -8, 4.4, paint.ink),
    stroke('M58 -2Q150 -10 232 0', shade(back, 0.3), 2, { opacity: 0.6 }) +
      stroke('M70 -24Q120 -30 180 -22', paint.snow, 3, { opacity: 0.5 }),
    spots
      ? stroke(
          'M84 -20h.1M104 -14h.1M126 -22h.1M146 -12h.1M168 -20h.1M190 -10h.1M114 -25h.1M156 -25h.1',
          spots,
          5,
          { 'stroke-linecap': 'round' },
        )
      : '',
  );
}

/** A crab from above, its claws to both sides. */
export function crab(x: number, y: number, s: number): string {
  const shell = mix(paint.ember, paint.rust, 0.35);
  const half = 'M34 -6q26 -26 50 -10M36 4q34 -10 56 8M34 14q26 0 44 20M26 22q18 8 24 28';
  return group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${s})` },
    ...[1, -1].map((k) =>
      group(
        { transform: `scale(${k} 1)` },
        stroke(half, shade(shell, 0.2), 8, { 'stroke-linecap': 'round' }) +
          fill('M40 -18Q70 -60 92 -50Q112 -40 96 -16L84 -26L78 -12Q58 -4 40 -18z', shell) +
          fill('M88 -50Q112 -40 96 -16L88 -24z', paint.ink),
      ),
    ),
    fill('M-50 0Q-46 -36 0 -38Q46 -36 50 0Q38 32 0 34Q-38 32 -50 0z', shell) +
      fill('M-42 -6Q-36 -30 0 -32Q30 -31 40 -12Q0 -26 -42 -6z', mix(shell, paint.butter, 0.4)),
    stroke('M-26 6q26 12 52 0M-16 16q16 6 32 0', shade(shell, 0.35), 3) +
      circle(-12, -36, 4, paint.ink) +
      circle(12, -36, 4, paint.ink),
  );
}
