import { pageSearch } from '#api/page-window.ts';
import { isOwnedKind, type OwnedKind } from '#api/tabs.ts';

export interface OwnerSearch {
  readonly page?: number | undefined;
  /** The tab; `undefined`: all kinds. */
  readonly kind?: OwnedKind | undefined;
}

/** The list of an owner's page in the URL; invalid values are ignored. */
export function ownerSearch(search: Record<string, unknown>): OwnerSearch {
  // Always set: the router retains what a validated search omits.
  return { ...pageSearch(search), kind: isOwnedKind(search['kind']) ? search['kind'] : undefined };
}
