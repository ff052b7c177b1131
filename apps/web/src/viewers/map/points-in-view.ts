/** Selects and sorts the points that the map shows. Pure. */
import { distanceBetween, type LatLng } from '@varde/domain/geo';
import type { MapBounds } from './map-camera.ts';
import type { MapPin } from './map-points.ts';

/** The longest expanded list; the order of farther points is not visible. */
const ORDERED_MAX = 1_000;

/**
 * Ids of the points inside the bounds: the nearest 1,000 in order, then the rest.
 * @param place the map's centre or the visitor's position, which may be far away
 */
export function pointsInView(
  points: readonly MapPin[],
  bounds: MapBounds,
  place: LatLng,
): number[] {
  const ids: number[] = [];
  const distances: number[] = [];
  for (const [id, , lat, lng] of points) {
    if (!contains(bounds, lat, lng)) continue;
    ids.push(id);
    distances.push(distanceBetween(place, { lat, lng }));
  }
  return nearestFirst(ids, distances);
}

/** Sorting plain numbers is about ten times faster than objects, so only near points are sorted. */
function nearestFirst(ids: readonly number[], distances: readonly number[]): number[] {
  const limit = Float64Array.from(distances).sort()[ORDERED_MAX - 1] ?? Infinity;
  const near: { readonly id: number; readonly distance: number }[] = [];
  const far: number[] = [];
  ids.forEach((id, index) => {
    const distance = distances[index] ?? Infinity;
    if (distance <= limit) near.push({ id, distance });
    else far.push(id);
  });
  near.sort((a, b) => a.distance - b.distance || a.id - b.id);
  return near.map(({ id }) => id).concat(far);
}

function contains({ west, south, east, north }: MapBounds, lat: number, lng: number): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}
