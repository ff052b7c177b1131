/**
 * The position an editor simulates: a distance from a post or a point on the map, with an accuracy.
 * Pure.
 */
import { EARTH_RADIUS_M, type LatLng } from '@varde/domain/geo';
import type { Position } from '#browser/position-store.ts';

export interface PretendedPlace {
  /** Default: no position. */
  readonly post?: number | undefined;
  /** A point on the map, instead of a post. */
  readonly at?: LatLng | undefined;
  /** Metres south of the post. */
  readonly distance: number;
  /** Metres. */
  readonly accuracy: number;
}

export interface PlacedPost {
  readonly id: number;
  readonly number: number;
  readonly title: string;
  readonly location: LatLng;
}

export const DISTANCES = [0, 30, 150, 1_000] as const;
export const ACCURACIES = [5, 25, 120] as const;
export const NOWHERE: PretendedPlace = { distance: DISTANCES[2], accuracy: ACCURACIES[0] };

const METRES_PER_DEGREE = (EARTH_RADIUS_M * Math.PI) / 180;

export function positionOf(
  { post, at, distance, accuracy }: PretendedPlace,
  posts: readonly PlacedPost[],
): Position | undefined {
  if (at) return { ...at, accuracy };
  const place = posts.find(({ id }) => id === post)?.location;
  return place && { lat: place.lat - distance / METRES_PER_DEGREE, lng: place.lng, accuracy };
}
