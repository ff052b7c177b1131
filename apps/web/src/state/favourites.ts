/** The visitor's favourites as every page needs them: their ids, and lazy access to the store. */
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#browser/storage.ts';
import { createStore } from '#browser/store.ts';

export const FAVOURITES_KEY = 'favourites';
/** Toggles that are not applied yet: `id:time`, separated by spaces. */
export const PENDING_TOGGLES_KEY = 'favourites-pressed';

/** Characters: some hundred toggles. */
const PENDING_MAX_LENGTH = 2_000;

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
 * loaded, so that leaving the page or being offline does not lose it. False if it will not outlive
 * the page.
 */
export async function toggleFavourite(id: number): Promise<boolean> {
  const before = known.get();
  known.set(
    new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]),
  );
  const isNoted = storePendingToggle(id);
  try {
    const store = await loadStore();
    const result = isNoted ? store.applyPendingToggles() : store.storeToggle(id);
    return await store.announceLeft(result);
  } catch {
    if (!isNoted) known.set(before);
    return isNoted;
  }
}

function storePendingToggle(id: number): boolean {
  const pending = readStored(PENDING_TOGGLES_KEY) ?? '';
  if (pending.length > PENDING_MAX_LENGTH) return false;
  const text = `${pending} ${id}:${Date.now()}`;
  writeStored(PENDING_TOGGLES_KEY, text);
  return readStored(PENDING_TOGGLES_KEY) === text;
}
