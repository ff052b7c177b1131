import { LRUCache } from 'lru-cache';
import { FRESH_MS } from '#http/response-cache.ts';
import type { Context } from '#context.ts';
import type { Audience } from '#audience.ts';

/** Computes a value once per key for the public. For editors it is always computed again. */
export type Remember<T> = (audience: Audience, key: string, make: () => Promise<T>) => Promise<T>;

/**
 * Caches values whose cost grows with the content, such as counts of matching documents. Cleared
 * when the content changes, and after a minute, because publication dates pass without an import.
 */
export interface ContentMemory {
  createCache<T>(): Remember<T>;
}

/** Callers choose filters freely: least recently used entries are evicted. */
const MAX_ENTRIES = 5_000;

export async function createContentMemory(
  database: Pick<Context['database'], 'listen'>,
): Promise<ContentMemory> {
  const all: { clear(): void }[] = [];
  const clear = (): void => all.forEach((cache) => cache.clear());
  await database.listen('varde_content', clear, clear);
  return {
    createCache<T>(): Remember<T> {
      const cache = new LRUCache<string, Promise<T>>({ max: MAX_ENTRIES, ttl: FRESH_MS });
      all.push(cache);
      return async (audience, key, make) => {
        if (audience === 'editor') return make();
        const before = cache.get(key);
        if (before) return before;
        const pending = make();
        cache.set(key, pending);
        pending.catch(() => cache.get(key) === pending && cache.delete(key));
        return pending;
      };
    },
  };
}
