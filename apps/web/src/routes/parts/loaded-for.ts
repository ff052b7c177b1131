import { ownerFilter } from '#state/owner-filter.ts';
import { sortMark } from '#state/sort-place.ts';

/** For whom lists are being loaded, beyond what their address says. */
export interface LoadedFor {
  /** Where the list begins, as `sortMark` tells it. */
  readonly place?: string;
  /** Id of the museum that the visitor has checked in at. */
  readonly owner?: string;
}

/** The place and the museum that a list is being loaded for; neither is known on the server. */
export function loadedFor(): LoadedFor {
  const place = sortMark();
  const owner = ownerFilter();
  return {
    ...(place === undefined ? {} : { place }),
    ...(owner ? { owner: owner.id } : {}),
  };
}
