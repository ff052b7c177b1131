import { readStored, removeStored, writeStored } from './storage.ts';

/** A list in local storage; empty if the entry is not a valid list. */
export function readStoredList(key: string): unknown[] {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? '');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** An empty list removes the entry. */
export function writeStoredList(key: string, list: readonly unknown[]): void {
  if (list.length > 0) writeStored(key, JSON.stringify(list));
  else removeStored(key);
}
