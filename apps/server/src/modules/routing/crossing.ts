import type { LinePoint } from '@varde/domain/nearest-on-line';

type Line = readonly [LinePoint, LinePoint];

/** Where two lines cross inside both, as shares of each; `undefined` when they do not. */
export function crossing([a, b]: Line, [c, d]: Line): readonly [number, number] | undefined {
  const [rx, ry] = [b[0] - a[0], b[1] - a[1]];
  const [sx, sy] = [d[0] - c[0], d[1] - c[1]];
  const turn = rx * sy - ry * sx;
  if (turn === 0) return undefined;
  const [qx, qy] = [c[0] - a[0], c[1] - a[1]];
  const first = (qx * sy - qy * sx) / turn;
  const second = (qx * ry - qy * rx) / turn;
  const isInside = first > 0 && first < 1 && second > 0 && second < 1;
  return isInside ? [first, second] : undefined;
}
