/**
 * Local storage with the keys and formats of specification §3.10. Each entry lives 90 days from its
 * last write (specification §9.10); its time is stored beside it, so that the value keeps the
 * specified format. The life of an entry without a time starts when it is first read.
 */
import { STORAGE_LIFE_DAYS } from '@varde/domain/constants';

const DAY_MS = 86_400_000;
const timeKey = (key: string) => `${key}:written`;

/** A key's value; `undefined` if it is missing, expired, or storage is blocked (private mode). */
export function readStored(key: string, now = Date.now()): string | undefined {
  try {
    const value = localStorage.getItem(key);
    if (value === null) return undefined;
    const written = Number(localStorage.getItem(timeKey(key)));
    if (!written) writeTime(key, now);
    else if (now - written > STORAGE_LIFE_DAYS * DAY_MS) {
      removeStored(key);
      return undefined;
    }
    return value;
  } catch {
    return undefined;
  }
}

/** Stores a value; does nothing if the browser refuses, since the page works without it. */
export function writeStored(key: string, value: string, now = Date.now()): void {
  try {
    localStorage.setItem(key, value);
    localStorage.setItem(timeKey(key), String(now));
  } catch {
    // Full or blocked: the value then applies to this page only.
  }
}

/** Without space for it the value is still valid. */
function writeTime(key: string, now: number): void {
  try {
    localStorage.setItem(timeKey(key), String(now));
  } catch {
    // Starts at a later read.
  }
}

export function removeStored(key: string): void {
  localStorage.removeItem(key);
  localStorage.removeItem(timeKey(key));
}

/** Session storage: until the tab is closed. */

export function readForVisit(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** False if the browser refuses. */
export function writeForVisit(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
