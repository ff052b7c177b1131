/**
 * Whether a visitor is where a locked article or a post of a rebus opens
 * (specification §4.8, §4.9).
 */
import { distanceBetween, type LatLng } from './geo.ts';

export interface Position extends LatLng {
  /** Metres, as the device tells it; 0 when it tells nothing. */
  readonly accuracy?: number | undefined;
}

export interface Place {
  readonly location: LatLng;
  /** Metres around the location that open it. */
  readonly proximity: number;
}

export type Nearness =
  | { readonly status: 'here' }
  /** `metres` still to go. */
  | { readonly status: 'away'; readonly distance: number; readonly metres: number };

/**
 * The reported accuracy counts in the visitor's favour, up to the proximity itself: a telephone that knows its place only
 * within 40 m opens what it stands 40 m too far from, but one that knows nothing opens no more than twice the circle.
 */
export function evaluateNearness(position: Position, { location, proximity }: Place): Nearness {
  const distance = distanceBetween(position, location);
  const favour = Math.min(Math.max(position.accuracy ?? 0, 0), proximity);
  const metres = distance - favour - proximity;
  return metres <= 0 ? { status: 'here' } : { status: 'away', distance, metres };
}
