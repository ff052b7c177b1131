/** The shared paint box. Every scene picks 6-8 of these and mixes only between them. */
export const paint = {
  ink: '#121d29',
  night: '#1b2f42',
  fjord: '#2a5066',
  slate: '#587a8a',
  haze: '#94adb2',
  mist: '#cfd8cf',
  snow: '#f3f1e8',
  cream: '#f6e7c9',
  butter: '#f4cd85',
  apricot: '#e99a5d',
  ember: '#d8683a',
  rust: '#a9452b',
  oxblood: '#6f2723',
  tar: '#32211d',
  ochre: '#cf9338',
  umber: '#7a5632',
  moss: '#67733f',
  leaf: '#4c6a45',
  pine: '#213f3a',
  rose: '#dc9a8b',
  heather: '#8a6077',
  plum: '#43354f',
  granite: '#8b837c',
  lime: '#d8c9a8',
  aurora: '#7fcba0',
} as const;

function channels(hex: string): [number, number, number] {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
}

/** Paint `a` with a share `t` (0..1) of `b` stirred in. */
export function mix(a: string, b: string, t: number): string {
  const [from, to] = [channels(a), channels(b)];
  return (
    '#' +
    from
      .map((c, i) =>
        Math.round(c + ((to[i] ?? c) - c) * t)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}

export const shade = (color: string, t: number): string => mix(color, paint.ink, t);
export const tint = (color: string, t: number): string => mix(color, paint.cream, t);
