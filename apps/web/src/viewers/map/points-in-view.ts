import type { MapPoint } from '@varde/contract/documents';
import type { LatLng } from '@varde/domain/geo';
import type { MapBounds } from './map-camera.ts';

/**
 * Ids of the points inside the bounds, nearest to the centre first. Distances are compared on a flat map stretched to the
 * centre's latitude: true enough within a screen, and cheap for 100,000 points.
 */
export function pointsInView(
  points: readonly MapPoint[],
  bounds: MapBounds,
  center: LatLng,
): number[] {
  const stretch = Math.cos((center.lat * Math.PI) / 180) ** 2;
  const inside: { readonly id: number; readonly distance: number }[] = [];
  for (const [id, , lat, lng] of points) {
    if (!contains(bounds, lat, lng)) continue;
    const distance = (lat - center.lat) ** 2 + stretch * (lng - center.lng) ** 2;
    inside.push({ id, distance });
  }
  return inside.sort((a, b) => a.distance - b.distance || a.id - b.id).map(({ id }) => id);
}

function contains({ west, south, east, north }: MapBounds, lat: number, lng: number): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}
