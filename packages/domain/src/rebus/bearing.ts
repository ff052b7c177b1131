import type { LatLng } from '../geo.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Direction to another place: degrees clockwise from north, 0 to 360. */
export function bearingTo(from: LatLng, to: LatLng): number {
  const turn = radians(to.lng - from.lng);
  const [south, north] = [radians(from.lat), radians(to.lat)];
  const east = Math.sin(turn) * Math.cos(north);
  const up = Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(turn);
  return ((Math.atan2(east, up) * 180) / Math.PI + 360) % 360;
}

const COMPASS_POINTS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type CompassPoint = (typeof COMPASS_POINTS)[number];

export function compassPoint(bearing: number): CompassPoint {
  return COMPASS_POINTS[Math.round(bearing / 45) % COMPASS_POINTS.length] ?? 'n';
}
