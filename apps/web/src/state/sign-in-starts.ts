/**
 * Sign-ins that were started in this browser and have not returned yet (specification §4.1): a
 * random state each, and the path to return to. Several, as two tabs may sign in at once.
 */
import { readStoredList, writeStoredList } from '#browser/stored-list.ts';

export interface SignInStart {
  readonly state: string;
  readonly path: string;
}

interface KeptStart extends SignInStart {
  readonly at: number;
}

const KEY = 'signin';
const KEPT_MAX = 5;
/** As long as the login host keeps its side of it. */
const LIFE_MS = 3_600_000;

export function keepStart(start: SignInStart, now = Date.now()): void {
  writeStoredList(KEY, [{ ...start, at: now }, ...living(now)].slice(0, KEPT_MAX));
}

/** The sign-in of a state, which is forgotten by that; `undefined` when none was started with it here. */
export function takeStart(state: string, now = Date.now()): SignInStart | undefined {
  const kept = living(now);
  const found = kept.find((start) => start.state === state);
  writeStoredList(
    KEY,
    kept.filter((start) => start !== found),
  );
  return found;
}

const living = (now: number): KeptStart[] =>
  readStoredList(KEY)
    .filter(isKept)
    .filter(({ at }) => now - at < LIFE_MS);

function isKept(start: unknown): start is KeptStart {
  if (typeof start !== 'object' || start === null) return false;
  const { state, path, at } = start as Partial<Record<keyof KeptStart, unknown>>;
  return typeof state === 'string' && typeof path === 'string' && typeof at === 'number';
}
