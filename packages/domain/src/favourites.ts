/**
 * A visitor's favourites as a last-writer-wins set: each document has the time of its last addition
 * or removal, so that diverged devices merge without losing a change. Pure.
 */
import {
  CLOCK_TOLERANCE_MS,
  FAVOURITES_MAX,
  REMOVED_FAVOURITES_MAX,
  STORAGE_LIFE_DAYS,
} from './constants.ts';
import { isRecord } from './is-record.ts';

const DAY_MS = 86_400_000;

/** The last change of a document. */
interface FavouriteMark {
  /** Milliseconds since 1970, by the clock of the device; 0 when not recorded. */
  readonly at: number;
  readonly isFavourite: boolean;
}

/** By document id. */
export type Favourites = ReadonlyMap<number, FavouriteMark>;

export const NO_FAVOURITES: Favourites = new Map();

/** `settings` on the wire and in storage (specification §3.7); other keys are unknown to us. */
export interface FavouriteSettings {
  readonly favourites?: readonly number[];
  /** Ours: time of each addition or, for a removed favourite, removal. */
  readonly favourite_times?: Readonly<Record<string, number>>;
  readonly [key: string]: unknown;
}

/** Ids of current favourites, most recently added first. */
export function favouriteIds(favourites: Favourites): number[] {
  return [...favourites]
    .filter(([, { isFavourite }]) => isFavourite)
    .sort(([a, first], [b, second]) => second.at - first.at || a - b)
    .map(([id]) => id);
}

/** Adds or removes a document. The new time is later than the previous, whatever the clock says. */
export function toggleFavourite(favourites: Favourites, id: number, now: number): Favourites {
  const before = favourites.get(id);
  const at = Math.max(now, (before?.at ?? -1) + 1);
  return new Map(favourites).set(id, { at, isFavourite: !before?.isFavourite });
}

/** Commutative, associative, idempotent. The later change wins; if simultaneous, the addition. */
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

export function areSameFavourites(a: Favourites, b: Favourites): boolean {
  return a.size === b.size && [...a].every(([id, mark]) => isSame(mark, b.get(id)));
}

function isSame(mark: FavouriteMark, other: FavouriteMark | undefined): boolean {
  return mark.at === other?.at && mark.isFavourite === other.isFavourite;
}

/**
 * Parses stored or received settings of any version and skips what is invalid. A favourite without
 * a time counts as the oldest.
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
 * Writes the favourites into settings and leaves other keys unchanged. Drops the oldest favourites
 * above the maximum, and removals older than the storage lifetime or above their maximum.
 */
export function writeFavourites<T extends FavouriteSettings>(
  settings: T,
  favourites: Favourites,
  now: number,
): T & FavouriteSettings {
  const retained = new Set(favouriteIds(favourites).slice(0, FAVOURITES_MAX));
  const written = [...favourites].filter(([id, mark]) => !mark.isFavourite || retained.has(id));
  return writeAll(settings, new Map(written), now);
}

function writeAll<T extends FavouriteSettings>(
  settings: T,
  favourites: Favourites,
  now: number,
): T & FavouriteSettings {
  const dated = [...favourites].filter(([, { at, isFavourite }]) => isFavourite && at > 0);
  const times = [...dated, ...latestRemovals(favourites, now)];
  return {
    ...settings,
    favourites: favouriteIds(favourites),
    favourite_times: Object.fromEntries(times.map(([id, { at }]) => [id, at])),
  };
}

function latestRemovals(favourites: Favourites, now: number): [number, FavouriteMark][] {
  const oldest = now - STORAGE_LIFE_DAYS * DAY_MS;
  return [...favourites]
    .filter(([, { at, isFavourite }]) => !isFavourite && at > oldest)
    .sort(([a, first], [b, second]) => second.at - first.at || a - b)
    .slice(0, REMOVED_FAVOURITES_MAX);
}

/** Moves times of a clock that is far ahead to the latest one allowed: such removals expire too. */
export function clampTimes(favourites: Favourites, now: number): Favourites {
  const latest = now + CLOCK_TOLERANCE_MS;
  return new Map(
    [...favourites].map(([id, mark]) => [id, mark.at > latest ? { ...mark, at: latest } : mark]),
  );
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const isTime = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * The settings to store after a PUT. Settings with favourite times are merged with the stored ones,
 * so that concurrent writes of two devices lose nothing; others replace them (specification §7.2).
 * Drops no favourite: the caller refuses what `settingsExcess` reports.
 */
export function mergeSettings<T extends FavouriteSettings>(
  stored: FavouriteSettings,
  sent: T,
  now: number,
): T {
  if (!sent.favourite_times) return sent;
  const favourites = mergeFavourites(
    clampTimes(readFavourites(stored), now),
    clampTimes(readFavourites(sent), now),
  );
  return writeAll({ ...stored, ...sent }, favourites, now);
}
