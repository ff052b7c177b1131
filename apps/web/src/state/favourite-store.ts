/**
 * Stores the visitor's favourites on the device, in the format of settings on the wire
 * (specification §3.7), for 90 days from the last change. Each change reads, updates and stores in
 * one synchronous step, so that no other tab loses anything.
 */
import {
  areSameFavourites,
  favouriteIds,
  mergeFavourites,
  NO_FAVOURITES,
  readFavourites,
  toggleFavourite,
  writeFavourites,
  type Favourites,
} from '@varde/domain/favourites';
import { FAVOURITES_KEY, PENDING_TOGGLES_KEY, publishFavourites } from './favourites.ts';
import { createStore } from '#browser/store.ts';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';

const UNSENT_KEY = 'favourites-unsent';

const liveFavourites = createStore<Favourites>(NO_FAVOURITES);
const changes = createStore(0);

liveFavourites.subscribe(() => publishFavourites(favouriteIds(liveFavourites.get())));
liveFavourites.set(stored());
applyPendingToggles();
window.addEventListener('storage', ({ key }) => {
  if (key === null || key === FAVOURITES_KEY)
    liveFavourites.set(mergeFavourites(liveFavourites.get(), stored()));
});

/** As the device has them now, what another tab has just written included. */
export function currentFavourites(): Favourites {
  return mergeFavourites(liveFavourites.get(), stored());
}

/** Live. */
export const favouritesStore: Pick<typeof liveFavourites, 'get' | 'subscribe'> = liveFavourites;

/** Adds or removes a document, and notes that the account has not heard of it. False where the browser keeps nothing. */
export function storeToggle(id: number, now = Date.now()): boolean {
  const isStored = write(toggleFavourite(currentFavourites(), id, now));
  markFavouritesUnsent();
  return isStored;
}

/** Keeps what was pressed before this code was there. False where the browser keeps nothing. */
export function applyPendingToggles(): boolean {
  const noted = (readStored(PENDING_TOGGLES_KEY) ?? '').split(' ').filter(Boolean);
  if (noted.length > 0) removeStored(PENDING_TOGGLES_KEY);
  return noted.map((toggle) => storeToggle(...parseToggle(toggle))).every(Boolean);
}

function parseToggle(toggle: string): [id: number, at: number] {
  const [id, at] = toggle.split(':').map(Number);
  return [id ?? 0, at ?? 0];
}

/** Takes in what another device has. */
export function takeInFavourites(theirs: Favourites): void {
  const before = currentFavourites();
  const merged = mergeFavourites(before, theirs);
  if (!areSameFavourites(before, merged)) write(merged);
}

/** The account has not heard of what was taken in from elsewhere. */
export function markFavouritesUnsent(): void {
  writeStored(UNSENT_KEY, '1');
  changes.set(changes.get() + 1);
}

/** Hears of every press, and of what came from another phone, from now on. */
export function onFavouriteChange(listener: () => void): () => void {
  return changes.subscribe(listener);
}

export function hasUnsentFavourites(): boolean {
  return readStored(UNSENT_KEY) !== undefined;
}

/** The account has these. What was pressed meanwhile still waits. */
export function noteFavouritesSent(sent: Favourites): void {
  if (areSameFavourites(mergeFavourites(sent, currentFavourites()), sent)) removeStored(UNSENT_KEY);
}

function write(favourites: Favourites): boolean {
  const text = JSON.stringify(writeFavourites({}, favourites, Date.now()));
  writeStored(FAVOURITES_KEY, text);
  liveFavourites.set(favourites);
  return readStored(FAVOURITES_KEY) === text;
}

/** What cannot be read counts as nothing. */
function stored(): Favourites {
  try {
    return readFavourites(JSON.parse(readStored(FAVOURITES_KEY) ?? 'null'));
  } catch {
    return NO_FAVOURITES;
  }
}
