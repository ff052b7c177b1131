/**
 * A visitor's favourites as a set that remembers when each document was last added or removed, so that two devices that have
 * gone apart can meet without losing what either did. Pure.
 */
import { FAVOURITES_MAX, STORAGE_LIFE_DAYS } from '../constants.ts';

const DAY_MS = 86_400_000;

/** The last that happened to a document. */
interface FavouriteMark {
  /** Milliseconds since 1970, by the clock of the device; 0 where nobody wrote it down. */
  readonly at: number;
  readonly isFavourite: boolean;
}

/** By id of document. */
export type Favourites = ReadonlyMap<number, FavouriteMark>;

export const NO_FAVOURITES: Favourites = new Map();

/** `settings` on the wire and in storage (specification §3.7), with keys that are not ours. */
export interface FavouriteSettings {
  readonly favourites?: readonly number[];
  /** Ours: when each was added or, where it is no favourite any more, removed. */
  readonly favourite_times?: Readonly<Record<string, number>>;
  readonly [key: string]: unknown;
}

/** Ids of what is kept, the last added first. */
export function favouriteIds(favourites: Favourites): number[] {
  return [...favourites]
    .filter(([, { isFavourite }]) => isFavourite)
    .sort(([a, first], [b, second]) => second.at - first.at || a - b)
    .map(([id]) => id);
}

/** Adds what is not there, removes what is. Never older than what it changes, whatever the clock says. */
export function toggleFavourite(favourites: Favourites, id: number, now: number): Favourites {
  const before = favourites.get(id);
  const at = Math.max(now, (before?.at ?? -1) + 1);
  return new Map(favourites).set(id, { at, isFavourite: !before?.isFavourite });
}

/** Commutative, associative, idempotent: of each document the later act holds, of two at once the adding. */
export function mergeFavourites(a: Favourites, b: Favourites): Favourites {
  const merged = new Map(a);
  for (const [id, mark] of b) {
    const other = merged.get(id);
    merged.set(id, other ? later(other, mark) : mark);
  }
  return merged;
}

function later(a: FavouriteMark, b: FavouriteMark): FavouriteMark {
  if (a.at !== b.at) return a.at > b.at ? a : b;
  return a.isFavourite ? a : b;
}

/** Whether both say the same of every document. */
export function areSameFavourites(a: Favourites, b: Favourites): boolean {
  return a.size === b.size && [...a].every(([id, mark]) => isSame(mark, b.get(id)));
}

function isSame(mark: FavouriteMark, other: FavouriteMark | undefined): boolean {
  return mark.at === other?.at && mark.isFavourite === other.isFavourite;
}

/**
 * Reads what was stored or sent, by this version or another; what cannot be read counts as nothing. A favourite without a time
 * was added before all others.
 */
export function readFavourites(settings: unknown): Favourites {
  if (!isRecord(settings)) return NO_FAVOURITES;
  const { favourites, favourite_times: times } = settings;
  const ids = new Set(Array.isArray(favourites) ? favourites.filter(isId) : []);
  const marks = new Map<number, FavouriteMark>();
  for (const id of ids) marks.set(id, { at: 0, isFavourite: true });
  for (const [key, at] of Object.entries(isRecord(times) ? times : {})) {
    const id = Number(key);
    if (isId(id) && isTime(at)) marks.set(id, { at, isFavourite: ids.has(id) });
  }
  return marks;
}

/**
 * Writes them into settings whose other keys stay as they are. What was removed longer ago than anything stays on a device is
 * forgotten, and so are the oldest of more favourites than may be kept.
 */
export function writeFavourites(
  settings: Readonly<Record<string, unknown>>,
  favourites: Favourites,
  now: number,
): FavouriteSettings {
  const ids = favouriteIds(favourites).slice(0, FAVOURITES_MAX);
  const retained = new Set(ids);
  const oldest = now - STORAGE_LIFE_DAYS * DAY_MS;
  const timed = [...favourites].filter(([id, { at, isFavourite }]) =>
    isFavourite ? retained.has(id) && at > 0 : at > oldest,
  );
  return {
    ...settings,
    favourites: ids,
    favourite_times: Object.fromEntries(timed.map(([id, { at }]) => [id, at])),
  };
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const isTime = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
