/**
 * Whether a visitor is near enough to open a locked article or a post of a rebus (specification
 * §4.8, §4.9).
 */
import { distanceBetween, type LatLng } from './geo.ts';

export interface Position extends LatLng {
  /** Metres, as reported by the device; 0 when not reported. */
  readonly accuracy?: number | undefined;
}

export interface Place {
  readonly location: LatLng;
  /** Radius around the location, in metres. */
  readonly proximity: number;
}

export type Nearness =
  | { readonly status: 'here' }
  /** `metres`: the remaining distance. */
  | { readonly status: 'away'; readonly distance: number; readonly metres: number };

/**
 * The reported accuracy counts in the visitor's favour, up to the proximity itself: a phone with an
 * accuracy of 40 m opens a lock 40 m outside the radius, but poor accuracy never more than doubles
 * the radius.
 */
export function evaluateNearness(position: Position, { location, proximity }: Place): Nearness {
  const distance = distanceBetween(position, location);
  const favour = Math.min(Math.max(position.accuracy ?? 0, 0), proximity);
  const metres = distance - favour - proximity;
  return metres <= 0 ? { status: 'here' } : { status: 'away', distance, metres };
}
