/**
 * The visitor's favourites as every page needs them: which there are, and the way to the code that keeps them, which comes after the
 * page.
 */
import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

export const FAVOURITES_KEY = 'favourites';

/** Ids of documents. Empty until the code that keeps them has told. */
const known = createStore<ReadonlySet<number>>(new Set());

export function tellFavourites(ids: readonly number[]): void {
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

/** Learns what is kept on the device, where anything is. */
export function prepareFavourites(): void {
  // What does not come now is asked for again by a press.
  if (hasKept()) loadStore().catch(() => undefined);
}

function hasKept(): boolean {
  try {
    return localStorage.getItem(FAVOURITES_KEY) !== null;
  } catch {
    return false;
  }
}

/** Adds or removes a document, seen at once. False where it will not outlive the page. */
export async function pressFavourite(id: number): Promise<boolean> {
  const before = known.get();
  known.set(new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  try {
    return (await loadStore()).keepPress(id);
  } catch {
    known.set(before);
    return false;
  }
}
