/**
 * The browser's local storage with the keys and formats of specification §3.10. Each entry lives 90
 * days from its last write (specification §9.10); its time is stored beside it, so that the value
 * itself keeps the specified format. The life of an entry without a time starts when it is first
 * read.
 */
import { STORAGE_LIFE_DAYS } from '@varde/domain/constants';

const DAY_MS = 86_400_000;
const timeKey = (key: string) => `${key}:written`;

/** The value of a key; `undefined` when it is missing, too old, or storage is closed to us (private mode). */
export function readStored(key: string, now = Date.now()): string | undefined {
  try {
    const value = localStorage.getItem(key);
    if (value === null) return undefined;
    const written = Number(localStorage.getItem(timeKey(key)));
    if (!written) noteTime(key, now);
    else if (now - written > STORAGE_LIFE_DAYS * DAY_MS) {
      removeStored(key);
      return undefined;
    }
    return value;
  } catch {
    return undefined;
  }
}

/** Keeps a value; silently does nothing where the browser refuses, since the page works without it. */
export function writeStored(key: string, value: string, now = Date.now()): void {
  try {
    localStorage.setItem(key, value);
    localStorage.setItem(timeKey(key), String(now));
  } catch {
    // Full or forbidden: the choice then holds for this page only.
  }
}

/** Where there is no room for it the value still counts. */
function noteTime(key: string, now: number): void {
  try {
    localStorage.setItem(timeKey(key), String(now));
  } catch {
    // Counts from a later reading.
  }
}

export function removeStored(key: string): void {
  localStorage.removeItem(key);
  localStorage.removeItem(timeKey(key));
}
