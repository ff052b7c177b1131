/**
 * Sign-ins that have been started in this browser and not come back yet (specification §4): a random state each, and where the visitor was.
 * Several, as two tabs may sign in at once.
 */
import { readStored, removeStored, writeStored } from './storage.ts';

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
  write([{ ...start, at: now }, ...living(now)].slice(0, KEPT_MAX));
}

/** The sign-in of a state, which is forgotten by that; `undefined` when none was started with it here. */
export function takeStart(state: string, now = Date.now()): SignInStart | undefined {
  const kept = living(now);
  const found = kept.find((start) => start.state === state);
  write(kept.filter((start) => start !== found));
  return found;
}

function write(starts: readonly KeptStart[]): void {
  if (starts.length > 0) writeStored(KEY, JSON.stringify(starts));
  else removeStored(KEY);
}

function living(now: number): KeptStart[] {
  try {
    const starts: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(starts)
      ? starts.filter(isKept).filter(({ at }) => now - at < LIFE_MS)
      : [];
  } catch {
    return [];
  }
}

function isKept(start: unknown): start is KeptStart {
  if (typeof start !== 'object' || start === null) return false;
  const { state, path, at } = start as Partial<Record<keyof KeptStart, unknown>>;
  return typeof state === 'string' && typeof path === 'string' && typeof at === 'number';
}
