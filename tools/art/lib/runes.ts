import { mix, paint } from './color.ts';
import { brush } from './land.ts';
import { spread } from './stops.ts';
import { fill, group, n, rect, type Picture } from './svg.ts';

/** Rune shapes as strokes about a staff one unit high. */
const RUNES: Record<string, string> = {
  o: 'M0 0V1M0 .2L-.22 .38M0 .45L-.22 .63',
  s: 'M.12 0L-.1 .4L.12 .6L-.1 1',
  t: 'M0 0V1M0 .02L-.24 .26',
  m: 'M0 0V1M-.26 0L0 .34L.26 0',
  a: 'M0 0V1M0 .42L-.22 .6',
  i: 'M0 0V1',
  n: 'M0 0V1M0 .44L.22 .62',
  k: 'M0 0V1M0 .56L.26 .16',
  u: 'M-.12 1V0L.14 .28V1',
  y: 'M-.14 1V0L.16 .28V1M.01 .66v.02',
  æ: 'M0 0V1M-.22 .36L.22 .6',
  h: 'M0 0V1M-.2 .34L.2 .64M-.2 .64L.2 .34',
  r: 'M-.12 1V0L.14 .2L-.12 .42L.16 1',
  þ: 'M-.08 0V1M-.08 .25L.16 .48L-.08 .7',
};

/** A pine stick with its runes cut in, and the bark still on one edge. */
export function runeStick(
  p: Picture,
  x: number,
  y: number,
  w: number,
  h: number,
  turn: number,
  text: string,
): string {
  const shape = `M0 ${n(h * 0.16)}Q${n(w * 0.02)} ${n(-h * 0.04)} ${n(w * 0.06)} 0L${n(w * 0.55)} ${n(-h * 0.05)}L${n(w * 0.97)} ${n(h * 0.06)}L${n(w)} ${n(h * 0.5)}L${n(w * 0.96)} ${n(h * 0.94)}L${n(w * 0.5)} ${n(h * 1.03)}L${n(w * 0.04)} ${n(h * 0.96)}z`;
  const runes = text
    .split('')
    .map((c, i) =>
      c === ' '
        ? `<path d="M${n(w * 0.08 + (i * w * 0.86) / text.length)} ${n(h * 0.4)}v.1M${n(w * 0.08 + (i * w * 0.86) / text.length)} ${n(h * 0.64)}v.1"/>`
        : `<path transform="translate(${n(w * 0.08 + (i * w * 0.86) / text.length)} ${n(h * 0.16)}) scale(${n(h * 0.7)})" stroke-width="${(8 / (h * 0.7)).toFixed(3)}" d="${RUNES[c] ?? ''}"/>`,
    )
    .join('');
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    fill(shape, paint.ink, { opacity: 0.4, transform: 'translate(10 16)' }),
    p.clipped(
      shape,
      fill(
        shape,
        p.down(
          0,
          h,
          spread(
            mix(paint.cream, paint.butter, 0.5),
            mix(paint.ochre, paint.lime, 0.5),
            mix(paint.ochre, paint.umber, 0.6),
          ),
        ),
      ),
      brush(p, { x: 0, y: 0, w, h }, 60, 0.02, 110, paint.umber, 2, 0.4),
      rect(0, h * 0.88, w, h * 0.2, paint.umber),
    ),
    group({ fill: 'none', stroke: paint.tar, 'stroke-width': 8, 'stroke-linecap': 'round' }, runes),
    group(
      {
        fill: 'none',
        stroke: paint.cream,
        'stroke-width': 3,
        'stroke-linecap': 'round',
        'stroke-opacity': 0.5,
        transform: 'translate(4 2)',
      },
      runes,
    ),
  );
}
