/**
 * Stores the visitor's favourites on the device, in the wire format of settings (specification
 * §3.7), for 90 days from the last change. Each change reads, updates and stores synchronously, so
 * that concurrent tabs lose nothing.
 */
import { FAVOURITES_MAX, FAVOURITES_WARN_BELOW } from '@varde/domain/constants';
import {
  areSameFavourites,
  clampTimes,
  favouriteIds,
  mergeFavourites,
  NO_FAVOURITES,
  readFavourites,
  toggleFavourite,
  writeFavourites,
  type Favourites,
} from '@varde/domain/favourites';
import { FAVOURITES_KEY, PENDING_TOGGLES_KEY, publishFavourites } from './favourites.ts';
import { languageOrFallback } from '@varde/domain/languages';
import { pagesMessages } from '#i18n/groups/pages.ts';
import { loadGroupText } from '#i18n/lazy-texts.ts';
import { showToast } from './toast.ts';
import { visitorLanguage } from './visitor-language.ts';
import { createStore } from '#browser/store.ts';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';

const UNSENT_KEY = 'favourites-unsent';

const liveFavourites = createStore<Favourites>(NO_FAVOURITES);
const changes = createStore(0);

liveFavourites.subscribe(() => publishFavourites(favouriteIds(liveFavourites.get())));
liveFavourites.set(stored());
/** Of toggles from before this module loaded: for the first caller, who noted them. */
let firstResult: ToggleResult | undefined;
firstResult = applyPendingToggles();
window.addEventListener('storage', ({ key }) => {
  if (key === null || key === FAVOURITES_KEY) readAgain();
});
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) readAgain();
});

/** After a change elsewhere. Favourites that are gone were a visitor's who has signed out. */
function readAgain(): void {
  const isGone = readStored(FAVOURITES_KEY) === undefined;
  liveFavourites.set(isGone ? NO_FAVOURITES : currentFavourites());
}

/** The device's favourites now, including writes of other tabs. */
export function currentFavourites(): Favourites {
  return mergeFavourites(liveFavourites.get(), stored());
}

/** Live. */
export const favouritesStore: Pick<typeof liveFavourites, 'get' | 'subscribe'> = liveFavourites;

interface ToggleResult {
  /** False: it does not outlive the page or, with no room `left`, was not added. */
  readonly isStored: boolean;
  /** After an addition near the end of the list: how many more favourites fit. */
  readonly left?: number;
}

/** Adds or removes a document, and marks it as unsent. */
export function storeToggle(id: number, now = Date.now()): ToggleResult {
  const before = currentFavourites();
  const after = toggleFavourite(before, id, now);
  const left = FAVOURITES_MAX - favouriteIds(after).length;
  const isAdded = after.get(id)?.isFavourite === true;
  if (isAdded && left < 0) {
    // Shown as added meanwhile.
    publishFavourites(favouriteIds(before));
    return { isStored: false, left: 0 };
  }
  const isStored = write(after);
  markFavouritesUnsent();
  return isAdded && left <= FAVOURITES_WARN_BELOW ? { isStored, left } : { isStored };
}

/**
 * Tells the visitor how many more favourites fit, or that there was no room for this one.
 * @returns whether the toggle is stored, or the visitor knows why not
 */
export async function announceLeft({ isStored, left }: ToggleResult): Promise<boolean> {
  if (left === undefined) return isStored;
  const t = await loadGroupText(pagesMessages, languageOrFallback(visitorLanguage()));
  showToast(
    isStored
      ? { message: t('user.favouritesLeft', { count: left }), tone: 'info' }
      : { message: t('user.favouritesAll', { count: FAVOURITES_MAX }), tone: 'warning' },
  );
  return true;
}

function isOverfull(favourites: Favourites): boolean {
  return favouriteIds(favourites).length > FAVOURITES_MAX;
}

/** Applies toggles from before this module loaded. */
export function applyPendingToggles(): ToggleResult {
  const pending = (readStored(PENDING_TOGGLES_KEY) ?? '').split(' ').filter(Boolean);
  if (pending.length > 0) removeStored(PENDING_TOGGLES_KEY);
  const results = pending.map((toggle) => storeToggle(...parseToggle(toggle)));
  const earlier = firstResult;
  firstResult = undefined;
  return (
    results.find(({ isStored }) => !isStored) ?? results.at(-1) ?? earlier ?? { isStored: true }
  );
}

function parseToggle(toggle: string): [id: number, at: number] {
  const [id, at] = toggle.split(':').map(Number);
  return [id ?? 0, at ?? 0];
}

/** Merges the favourites of another device. False, without any change, if they do not all fit. */
export function mergeRemoteFavourites(remote: Favourites): boolean {
  const before = currentFavourites();
  const merged = mergeFavourites(before, clampTimes(remote, Date.now()));
  if (isOverfull(merged)) return false;
  if (!areSameFavourites(before, merged)) write(merged);
  return true;
}

/** Marks favourites that the account has not received. */
export function markFavouritesUnsent(): void {
  writeStored(UNSENT_KEY, '1');
  changes.set(changes.get() + 1);
}

/** Calls the listener on every toggle and on merges from other phones. */
export function onFavouriteChange(listener: () => void): () => void {
  return changes.subscribe(listener);
}

export function hasUnsentFavourites(): boolean {
  return readStored(UNSENT_KEY) !== undefined;
}

/** Marks these as sent, unless there were changes meanwhile. */
export function noteFavouritesSent(sent: Favourites): void {
  if (areSameFavourites(mergeFavourites(sent, currentFavourites()), sent)) removeStored(UNSENT_KEY);
}

function write(favourites: Favourites): boolean {
  const text = JSON.stringify(writeFavourites({}, favourites, Date.now()));
  writeStored(FAVOURITES_KEY, text);
  liveFavourites.set(favourites);
  return readStored(FAVOURITES_KEY) === text;
}

/** Invalid entries count as none. */
function stored(): Favourites {
  try {
    return clampTimes(readFavourites(JSON.parse(readStored(FAVOURITES_KEY) ?? 'null')), Date.now());
  } catch {
    return NO_FAVOURITES;
  }
}
