/** Short lines on ground that is flat for as far as they go: in metres from a position. Pure. */
import { EARTH_RADIUS_M } from '@varde/domain/geo';
import type { Position } from './walking-route.ts';

const METRES_PER_DEGREE = (EARTH_RADIUS_M * Math.PI) / 180;

export interface Nearest {
  /** 0 at the line's first end, 1 at its second. */
  readonly share: number;
  readonly position: Position;
  readonly metres: number;
}

/** The point of a line that is nearest to a position. */
export function nearestOn(place: Position, from: Position, to: Position): Nearest {
  const [ax, ay] = metresFrom(place, from);
  const [bx, by] = metresFrom(place, to);
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / square));
  return {
    share,
    position: between(from, to, share),
    metres: Math.hypot(ax + share * dx, ay + share * dy),
  };
}

/** Where two lines cross inside both, as shares of each; `undefined` when they do not. */
export function crossing(
  [a, b]: readonly [Position, Position],
  [c, d]: readonly [Position, Position],
): readonly [number, number] | undefined {
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

export function between(from: Position, to: Position, share: number): Position {
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
}

function metresFrom([lng, lat]: Position, [x, y]: Position): readonly [number, number] {
  const narrow = Math.cos((lat * Math.PI) / 180);
  return [(x - lng) * METRES_PER_DEGREE * narrow, (y - lat) * METRES_PER_DEGREE];
}
