import { vi } from 'vitest';

/** Replaces a browser storage by the entries of a map, until the globals are restored. */
export function stubStorage(
  entries = new Map<string, string>(),
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): Map<string, string> {
  vi.stubGlobal(storage, {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
  return entries;
}
