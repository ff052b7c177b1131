import type { MapPoint } from '@varde/contract/documents';
import type { LatLng } from '@varde/domain/geo';
import type { MapBounds } from './map-camera.ts';

/** As far as a list may be unfolded; the order of what is farther away shows nowhere. */
const ORDERED_MAX = 1_000;

/**
 * Ids of the points inside the bounds, the nearest 1,000 to the centre first and in order. Distances are compared on a flat map
 * stretched to the centre's latitude: true enough within a screen, and cheap for 100,000 points.
 */
export function pointsInView(
  points: readonly MapPoint[],
  bounds: MapBounds,
  center: LatLng,
): number[] {
  const stretch = Math.cos((center.lat * Math.PI) / 180) ** 2;
  const ids: number[] = [];
  const distances: number[] = [];
  for (const [id, , lat, lng] of points) {
    if (!contains(bounds, lat, lng)) continue;
    ids.push(id);
    distances.push((lat - center.lat) ** 2 + stretch * (lng - center.lng) ** 2);
  }
  return nearestFirst(ids, distances);
}

/** Sorting bare numbers is some ten times faster than sorting what they belong to, so only what is near is sorted whole. */
function nearestFirst(ids: readonly number[], distances: readonly number[]): number[] {
  const limit = Float64Array.from(distances).sort()[ORDERED_MAX - 1] ?? Infinity;
  const near: Inside[] = [];
  const far: number[] = [];
  ids.forEach((id, at) => {
    const distance = distances[at] ?? Infinity;
    if (distance <= limit) near.push({ id, distance });
    else far.push(id);
  });
  near.sort((a, b) => a.distance - b.distance || a.id - b.id);
  return near.map(({ id }) => id).concat(far);
}

interface Inside {
  readonly id: number;
  readonly distance: number;
}

function contains({ west, south, east, north }: MapBounds, lat: number, lng: number): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}
