import { mix, paint, shade } from './color.ts';
import { fill, group, n, stroke } from './svg.ts';

/** A dried cod without its head, hung by the tail: `h` long, from x, y down. */
export function stockfish(x: number, y: number, h: number, turn = 0, tone = 0): string {
  const skin = mix(mix(paint.butter, paint.lime, 0.45), paint.umber, tone);
  return group(
    {
      transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${Math.round(h * 7.2) / 1000} ${Math.round(h * 10) / 1000})`,
    },
    fill(
      'M-9 -5L0 3L9 -6L6 8Q5 12 4 16Q9 34 12 54Q14 76 10 92Q6 101 0 99Q-7 102 -10 92Q-14 74 -12 54Q-9 34 -4 16Q-6 10 -9 -5z',
      skin,
    ),
    fill('M4 16Q9 34 12 54Q14 76 10 92Q6 101 0 99Q4 70 2 44z', shade(skin, 0.35), {
      opacity: 0.75,
    }),
    fill('M-1 40Q-6 62 -2 97L2 97Q4 66 2 40z', shade(skin, 0.6)),
    fill('M-11 46L-17 58L-12 64zM11 44L16 54L12 60z', shade(skin, 0.2)),
    stroke('M-7 34Q-9 60 -7 86M7 30Q9 60 8 84M-4 22Q-5 30 -5 36', shade(skin, 0.4), 1, {
      opacity: 0.8,
    }),
    stroke('M-4 18Q-9 40 -10 60', paint.cream, 1.2, { opacity: 0.8 }),
  );
}

/** Fish lashed together with rope, tails this way and that, lying on x, y. */
export function bundle(x: number, y: number, w: number, tone = 0): string {
  const h = w * 0.34;
  let out = fill(
    `M${n(x + w * 0.02)} ${n(y)}q${n(-w * 0.06)} ${n(-h * 0.6)} ${n(w * 0.06)} ${n(-h)}h${n(w * 0.84)}q${n(w * 0.12)} ${n(h * 0.5)} ${n(w * 0.06)} ${n(h)}z`,
    mix(paint.umber, paint.tar, 0.4),
  );
  for (let row = 0; row < 3; row += 1)
    for (let i = 0; i < 2; i += 1)
      out += stockfish(
        x + w * (i === row % 2 ? -0.03 : 1.03),
        y - h * (0.2 + row * 0.3),
        w * 0.98,
        i === row % 2 ? -90 + (row - 1) * 3 : 90 + (row - 1) * 2,
        tone + row * 0.02 + i * 0.06,
      );
  return (
    out +
    stroke(
      [0.3, 0.68]
        .map((t) => `M${n(x + w * t)} ${n(y + 2)}q${n(-w * 0.03)} ${n(-h * 0.5)} 0 ${n(-h - 4)}`)
        .join(''),
      paint.tar,
      w * 0.022,
    )
  );
}
