/**
 * Distances to short line segments, in a locally flat projection. Positions as in GeoJSON:
 * longitude, latitude.
 */
import { EARTH_RADIUS_M } from './geo.ts';

export type LinePoint = readonly [lng: number, lat: number];

export interface NearestOnLine {
  /** 0 at the segment's start, 1 at its end. */
  readonly share: number;
  readonly position: LinePoint;
  readonly metres: number;
}

/** The point of the segment that is nearest to a place. */
export function nearestOnLine(place: LinePoint, from: LinePoint, to: LinePoint): NearestOnLine {
  const [ax, ay] = metresFrom(place, from);
  const [bx, by] = metresFrom(place, to);
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / square));
  return {
    share,
    position: pointBetween(from, to, share),
    metres: Math.hypot(ax + share * dx, ay + share * dy),
  };
}

export function pointBetween(from: LinePoint, to: LinePoint, share: number): LinePoint {
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
}

const METRES_PER_DEGREE = (EARTH_RADIUS_M * Math.PI) / 180;

function metresFrom([lng, lat]: LinePoint, [x, y]: LinePoint): readonly [number, number] {
  const narrow = Math.cos((lat * Math.PI) / 180);
  return [(x - lng) * METRES_PER_DEGREE * narrow, (y - lat) * METRES_PER_DEGREE];
}
