import { EARTH_RADIUS_M } from '@varde/domain/geo';
import type { LatLng } from '@varde/domain/geo';

const CORNERS = 48;
const METRES_PER_DEGREE = (EARTH_RADIUS_M * Math.PI) / 180;

/** A closed ring of GeoJSON positions, so many metres from a place. */
export function circleAround({ lat, lng }: LatLng, metres: number): number[][] {
  const north = metres / METRES_PER_DEGREE;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const turn = (2 * Math.PI * (corner % CORNERS)) / CORNERS;
    return [lng + east * Math.sin(turn), lat + north * Math.cos(turn)];
  });
}
