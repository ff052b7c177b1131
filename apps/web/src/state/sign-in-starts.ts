/**
 * Sign-ins that were started in this browser and have not returned yet (specification §4.1): a
 * random state each, and the path to return to. Several, as two tabs may sign in at once.
 */
import { readStoredList, writeStoredList } from '#browser/stored-list.ts';

export interface SignInStart {
  readonly state: string;
  readonly path: string;
}

interface StoredStart extends SignInStart {
  readonly at: number;
}

const KEY = 'signin';
const MAX_STORED = 5;
/** As long as the login host keeps its side of it. */
const LIFE_MS = 3_600_000;

export function storeStart(start: SignInStart, now = Date.now()): void {
  writeStoredList(KEY, [{ ...start, at: now }, ...living(now)].slice(0, MAX_STORED));
}

/** The sign-in of a state, which is forgotten by that; `undefined` when none was started with it here. */
export function takeStart(state: string, now = Date.now()): SignInStart | undefined {
  const stored = living(now);
  const found = stored.find((start) => start.state === state);
  writeStoredList(
    KEY,
    stored.filter((start) => start !== found),
  );
  return found;
}

const living = (now: number): StoredStart[] =>
  readStoredList(KEY)
    .filter(isStoredStart)
    .filter(({ at }) => now - at < LIFE_MS);

function isStoredStart(start: unknown): start is StoredStart {
  if (typeof start !== 'object' || start === null) return false;
  const { state, path, at } = start as Partial<Record<keyof StoredStart, unknown>>;
  return typeof state === 'string' && typeof path === 'string' && typeof at === 'number';
}
