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
  const inside: Inside[] = [];
  for (const [id, , lat, lng] of points) {
    if (!contains(bounds, lat, lng)) continue;
    const distance = (lat - center.lat) ** 2 + stretch * (lng - center.lng) ** 2;
    inside.push({ id, distance });
  }
  return nearestFirst(inside).map(({ id }) => id);
}

interface Inside {
  readonly id: number;
  readonly distance: number;
}

/** Sorting bare numbers is some ten times faster than sorting what they belong to, so only what is near is sorted whole. */
function nearestFirst(inside: readonly Inside[]): readonly Inside[] {
  const distances = Float64Array.from(inside, ({ distance }) => distance).sort();
  const limit = distances[ORDERED_MAX - 1] ?? Infinity;
  const near = inside.filter(({ distance }) => distance <= limit);
  near.sort((a, b) => a.distance - b.distance || a.id - b.id);
  return near.length === inside.length
    ? near
    : [...near, ...inside.filter(({ distance }) => distance > limit)];
}

function contains({ west, south, east, north }: MapBounds, lat: number, lng: number): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}
