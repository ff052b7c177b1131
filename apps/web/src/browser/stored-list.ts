import { readStored, removeStored, writeStored } from './storage.ts';

/** A list that is stored under a key. What somebody else wrote there counts as nothing. */
export function readStoredList(key: string): unknown[] {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? '');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** An empty one leaves nothing behind. */
export function writeStoredList(key: string, list: readonly unknown[]): void {
  if (list.length > 0) writeStored(key, JSON.stringify(list));
  else removeStored(key);
}
