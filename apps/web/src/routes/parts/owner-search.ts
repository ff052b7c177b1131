import { pageSearch } from './page-search.ts';
import { isOwnedKind, type OwnedKind } from '#api/tabs.ts';

export interface OwnerSearch {
  readonly page?: number | undefined;
  /** The tab; none: everything. */
  readonly kind?: OwnedKind | undefined;
}

/** What the address of an owner's page says of its list; anything else in its place is ignored. */
export function ownerSearch(search: Record<string, unknown>): OwnerSearch {
  // Said, not left out: the router keeps what a validated search does not mention.
  return { ...pageSearch(search), kind: isOwnedKind(search['kind']) ? search['kind'] : undefined };
}
