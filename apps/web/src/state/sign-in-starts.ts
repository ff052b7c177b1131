/**
 * Sign-ins that were started in this browser and have not returned yet (specification §4.1): each
 * has a random state and a return path. Several, as two tabs may sign in at once.
 */
import { isRecord } from '@varde/domain/is-record';
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
/** The login host's own lifetime. */
const LIFE_MS = 3_600_000;

export function storeStart(start: SignInStart, now = Date.now()): void {
  writeStoredList(KEY, [{ ...start, at: now }, ...unexpired(now)].slice(0, MAX_STORED));
}

/** Returns and removes the sign-in of a state; `undefined` if none was started here. */
export function takeStart(state: string, now = Date.now()): SignInStart | undefined {
  const stored = unexpired(now);
  const found = stored.find((start) => start.state === state);
  writeStoredList(
    KEY,
    stored.filter((start) => start !== found),
  );
  return found;
}

const unexpired = (now: number): StoredStart[] =>
  readStoredList(KEY)
    .filter(isStoredStart)
    .filter(({ at }) => now - at < LIFE_MS);

function isStoredStart(start: unknown): start is StoredStart {
  if (!isRecord(start)) return false;
  const { state, path, at } = start;
  return typeof state === 'string' && typeof path === 'string' && typeof at === 'number';
}
