import { vi } from 'vitest';

/**
 * Replaces a browser storage by the entries of a map, until the globals are restored. Its keys are
 * own properties, as in browsers.
 */
export function stubStorage(
  entries = new Map<string, string>(),
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): Map<string, string> {
  const methods = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  const keys: ProxyHandler<typeof methods> = {
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true, writable: true }),
  };
  vi.stubGlobal(storage, new Proxy(methods, keys));
  return entries;
}
