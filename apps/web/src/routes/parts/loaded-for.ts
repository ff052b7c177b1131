import { formatLocation } from '@varde/domain/geo';
import { knownPosition } from '#platform/position-store.ts';

/** The place that a list is being loaded for, as the API is told it; nothing while the position is not known. */
export function loadedFor(): { place?: string } {
  const position = knownPosition();
  return position ? { place: formatLocation(position) } : {};
}
