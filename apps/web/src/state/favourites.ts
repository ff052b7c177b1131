/** The visitor's favourites as every page needs them: their ids, and lazy access to the store. */
import { FAVOURITES_MAX } from '@varde/domain/constants';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#browser/storage.ts';
import { createStore } from '#browser/store.ts';

export const FAVOURITES_KEY = 'favourites';
/** Toggles that are not applied yet: `id:time`, separated by spaces. */
export const PENDING_TOGGLES_KEY = 'favourites-pressed';

/** Noted toggles that wait for the store's code; the list is short, as a visitor taps each. */
const PENDING_MAX = 100;

/**
 * `not-stored`: it does not outlive the page. `full`: there is no room for another favourite, and
 * nothing was changed.
 */
export type ToggleResult = 'stored' | 'not-stored' | 'full';

/** Ids of documents. Empty until the store is loaded. */
const known = createStore<ReadonlySet<number>>(new Set());

export function publishFavourites(ids: readonly number[]): void {
  known.set(new Set(ids));
}

/** False on the server and in the first paint, where it is unknown. */
export function useIsFavourite(id: number): boolean {
  return useSyncExternalStore(
    known.subscribe,
    () => known.get().has(id),
    () => false,
  );
}

/** How many more favourites this device takes. */
export const favouritesLeft = (): number => Math.max(0, FAVOURITES_MAX - known.get().size);

const loadStore = () => import('./favourite-store.ts');

let isPrepared = false;

/** Loads the store if the device has favourites; once per page. */
export function prepareFavourites(): void {
  if (isPrepared || !(readStored(FAVOURITES_KEY) ?? readStored(PENDING_TOGGLES_KEY))) return;
  isPrepared = true;
  // On failure, the next click retries.
  loadStore().catch(() => undefined);
}

/**
 * Adds or removes a document, visible at once. The toggle is stored before the store's code is
 * loaded, so that leaving the page or being offline does not lose it.
 */
export async function toggleFavourite(id: number): Promise<ToggleResult> {
  const before = known.get();
  if (!before.has(id) && favouritesLeft() === 0) return 'full';
  known.set(toggled(before, id));
  const isNoted = storePendingToggle(id);
  try {
    const store = await loadStore();
    const result = isNoted ? store.applyPendingToggles() : store.storeToggle(id);
    // The store, when it loads, applies what was noted before.
    const isRefused = !before.has(id) && !known.get().has(id) && favouritesLeft() === 0;
    return isRefused ? 'full' : result;
  } catch {
    if (!isNoted) known.set(before);
    return isNoted ? 'stored' : 'not-stored';
  }
}

const toggled = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  new Set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]);

function storePendingToggle(id: number): boolean {
  const pending = readStored(PENDING_TOGGLES_KEY) ?? '';
  if (pending.split(' ').length > PENDING_MAX) return false;
  const text = `${pending} ${id}:${Date.now()}`;
  writeStored(PENDING_TOGGLES_KEY, text);
  return readStored(PENDING_TOGGLES_KEY) === text;
}
