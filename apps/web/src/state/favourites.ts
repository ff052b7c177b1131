/**
 * The visitor's favourites as every page needs them: which there are, and the way to the code that keeps them, which comes after the
 * page.
 */
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#browser/storage.ts';
import { createStore } from '#browser/store.ts';

export const FAVOURITES_KEY = 'favourites';
/** What was pressed and is not among them yet: `id:time`, apart by spaces. */
export const PENDING_TOGGLES_KEY = 'favourites-pressed';

/** Ids of documents. Empty until the code that keeps them has told. */
const known = createStore<ReadonlySet<number>>(new Set());

export function publishFavourites(ids: readonly number[]): void {
  known.set(new Set(ids));
}

/** False on the server and in the first paint, where it is not known. */
export function useIsFavourite(id: number): boolean {
  return useSyncExternalStore(
    known.subscribe,
    () => known.get().has(id),
    () => false,
  );
}

const loadStore = () => import('./favourite-store.ts');

let isPrepared = false;

/** Learns what is kept on the device, where anything is; once, however many hearts a page has. */
export function prepareFavourites(): void {
  if (isPrepared || !(readStored(FAVOURITES_KEY) ?? readStored(PENDING_TOGGLES_KEY))) return;
  isPrepared = true;
  // What does not come now is asked for again by a press.
  loadStore().catch(() => undefined);
}

/**
 * Adds or removes a document, seen at once. It is noted before the code that keeps it is there: whoever leaves the page meanwhile, or
 * has no network to fetch it with, finds it kept. False where it will not outlive the page.
 */
export async function toggleFavourite(id: number): Promise<boolean> {
  const before = known.get();
  known.set(new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const isNoted = storePendingToggle(id);
  try {
    const store = await loadStore();
    return isNoted ? store.applyPendingToggles() : store.storeToggle(id);
  } catch {
    if (!isNoted) known.set(before);
    return isNoted;
  }
}

function storePendingToggle(id: number): boolean {
  const text = `${readStored(PENDING_TOGGLES_KEY) ?? ''} ${id}:${Date.now()}`;
  writeStored(PENDING_TOGGLES_KEY, text);
  return readStored(PENDING_TOGGLES_KEY) === text;
}
