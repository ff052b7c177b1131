import { mix, paint, shade } from './color.ts';
import { circle, fill, group, n, stroke } from './svg.ts';

const place = (x: number, y: number, s: number, left: boolean): string =>
  `translate(${n(x)} ${n(y)}) scale(${Math.round((left ? -s : s) * 1000) / 1000} ${Math.round(s * 1000) / 1000})`;

/** A stocky draught horse walking, its feet on x, y; at `s` 1 it is 190 high. `harness` colours its collar. */
export function horse(
  x: number,
  y: number,
  s: number,
  color: string,
  mane: string,
  left = false,
  harness = '',
): string {
  const far = shade(color, 0.4);
  const leg = (d: string, c: string): string => stroke(d, c, 15, { 'stroke-linejoin': 'round' });
  return group(
    { transform: place(x, y, s, left) },
    leg('M44 -66L74 -38L66 -6M-60 -70Q-50 -44 -66 -34L-54 0', far),
    stroke('M-80 -92Q-108 -84 -100 -28', mane, 15, { 'stroke-linecap': 'round' }),
    fill(
      'M-78 -92Q-48 -112 0 -101Q30 -98 48 -114Q64 -144 84 -162L92 -178L104 -166Q126 -160 142 -130Q144 -118 132 -116Q118 -116 108 -126Q98 -114 90 -98Q80 -72 68 -58Q30 -42 -24 -50Q-50 -54 -70 -56Q-98 -72 -78 -92z',
      color,
    ),
    fill(
      'M-92 -72Q-30 -66 60 -78Q76 -80 88 -96Q80 -72 68 -58Q30 -42 -24 -50Q-50 -54 -70 -56Q-88 -62 -92 -72z',
      paint.ink,
      { opacity: 0.28 },
    ),
    leg('M60 -68L62 -34L58 0M-72 -76Q-74 -48 -88 -36L-94 -2', color),
    stroke('M52 -3h14M-100 -3h14M-60 -3h14M60 -8h14', paint.ink, 8),
    fill('M40 -108Q54 -146 84 -168L96 -170Q80 -150 74 -130Q60 -112 46 -96z', mane),
    circle(112, -150, 3.2, paint.ink),
    stroke('M100 -168L112 -122M116 -158L138 -124', harness || far, 3.4),
    harness
      ? stroke('M52 -118Q78 -90 66 -58', harness, 11) +
          stroke('M70 -84L-190 -54M-4 -100L-2 -48', mix(paint.umber, paint.ochre, 0.4), 5) +
          stroke('M104 -136Q40 -128 -150 -92', harness, 2.4)
      : '',
  );
}

/** A cow standing, horned, her feet on x, y; patches in `spots`. Without an udder it is an ox. */
export function cow(
  x: number,
  y: number,
  s: number,
  color: string,
  spots: string,
  left = false,
  udder = true,
): string {
  return group(
    { transform: place(x, y, s, left) },
    stroke('M46 -54L50 0M-62 -54L-58 0', shade(color, 0.35), 14),
    fill(
      'M-84 -104Q-20 -114 54 -108L74 -118Q84 -132 98 -128L124 -104Q134 -92 126 -84Q112 -80 100 -88Q92 -84 86 -74Q78 -54 62 -48Q0 -34 -64 -46Q-92 -60 -84 -104z',
      color,
    ),
    fill(
      'M-50 -108Q-10 -112 6 -107Q14 -80 -8 -70Q-42 -76 -50 -108zM-86 -84Q-64 -84 -58 -58Q-64 -44 -72 -50Q-88 -62 -86 -84zM40 -108Q64 -104 66 -84Q52 -70 40 -84z',
      spots,
    ),
    fill('M-88 -70Q0 -56 84 -72Q78 -54 62 -48Q0 -34 -64 -46Q-82 -54 -88 -70z', paint.ink, {
      opacity: 0.2,
    }),
    udder ? fill('M-40 -42q18 22 36 2z', paint.rose) : '',
    stroke('M58 -54L60 0M-74 -54L-74 0', color, 14) +
      stroke('M52 -3h16M-81 -3h14M43 -3h14M-65 -3h14', paint.ink, 7),
    stroke('M-85 -102Q-98 -70 -92 -34', color, 6) + stroke('M-92 -40Q-96 -24 -90 -16', spots, 10),
    stroke('M88 -128Q92 -150 110 -150', paint.cream, 6, { 'stroke-linecap': 'round' }) +
      fill('M84 -122Q66 -130 62 -116Q74 -108 86 -112z', shade(color, 0.2)) +
      circle(104, -108, 3.4, paint.ink) +
      fill('M116 -102Q134 -98 128 -84Q116 -82 110 -88z', paint.rose),
  );
}
