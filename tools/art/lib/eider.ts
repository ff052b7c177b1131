import { mix, paint } from './color.ts';
import { circle, fill, group, n, stroke } from './svg.ts';

/** A common eider seen from the side; the drake is black and white, the duck brown. */
export function eider(x: number, y: number, s: number, drake: boolean, left = false): string {
  const body = drake ? paint.ink : mix(paint.umber, paint.tar, 0.25);
  const back = drake ? paint.snow : paint.umber;
  return group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${left ? -s : s} ${s})` },
    fill(
      'M-40 -4Q-46 -14 -52 -16Q-40 -24 -22 -22Q6 -26 22 -16Q34 -6 30 2Q20 8 -8 8Q-32 8 -40 -4z',
      body,
    ),
    fill('M-36 -14Q-14 -28 12 -22Q26 -18 30 -4Q14 -14 -8 -10Q-26 -8 -36 -14z', back),
    fill(
      'M14 -14Q20 -28 18 -40Q22 -54 38 -54Q50 -52 54 -42L72 -34Q70 -28 60 -28L48 -30Q38 -26 32 -4z',
      drake ? paint.snow : mix(paint.umber, paint.lime, 0.15),
    ),
    drake
      ? fill('M20 -44Q26 -56 38 -55Q50 -53 54 -43Q40 -42 20 -44z', paint.ink) +
          fill('M18 -38q6 -2 12 2q-4 8 -12 6z', mix(paint.leaf, paint.butter, 0.35))
      : stroke('M-20 -12q8 4 16 0M-4 -4q10 4 18 -2M-30 -6q8 4 14 2', paint.tar, 2),
    fill(
      'M53 -42L72 -34Q70 -28 60 -28L52 -32z',
      drake ? mix(paint.moss, paint.butter, 0.4) : paint.granite,
    ),
    circle(43, -44, 1.8, drake ? paint.snow : paint.ink),
  );
}
