import { formatLocation } from '@varde/domain/geo';
import { ownerFilter } from '#platform/owner-filter.ts';
import { knownPosition } from '#platform/position-store.ts';

/** For whom lists are being loaded, beyond what their address says. */
export interface LoadedFor {
  /** As the API is told it; nothing while the position is not known. */
  readonly place?: string;
  /** Id of the museum that the visitor has checked in at. */
  readonly owner?: string;
}

/** The place and the museum that a list is being loaded for; neither is known on the server. */
export function loadedFor(): LoadedFor {
  const position = knownPosition();
  const owner = ownerFilter();
  return {
    ...(position ? { place: formatLocation(position) } : {}),
    ...(owner ? { owner: owner.id } : {}),
  };
}
