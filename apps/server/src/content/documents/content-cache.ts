import { LRUCache } from 'lru-cache';
import { isCancelled } from '#db/database-errors.ts';
import { FRESH_MS } from '#http/response-cache.ts';
import type { Context } from '#context.ts';
import type { Audience } from '#audience.ts';

/** Computes a value once per key for the public. For editors it is always computed again. */
export type ContentCache<T> = (
  audience: Audience,
  key: string,
  compute: () => Promise<T>,
) => Promise<T>;

/**
 * Caches values whose cost grows with the content, such as counts of matching documents. Cleared
 * when the content changes, and after a minute, because publication dates pass without an import.
 */
export interface ContentCaches {
  createCache<T>(): ContentCache<T>;
}

/** Callers choose filters freely: least recently used entries are evicted. */
const MAX_ENTRIES = 5_000;

export async function createContentCaches(
  database: Pick<Context['database'], 'listen'>,
): Promise<ContentCaches> {
  const caches: { clear(): void }[] = [];
  const clear = (): void => caches.forEach((cache) => cache.clear());
  await database.listen('varde_content', clear, clear);
  return {
    createCache<T>(): ContentCache<T> {
      const cache = new LRUCache<string, Promise<T>>({ max: MAX_ENTRIES, ttl: FRESH_MS });
      caches.push(cache);
      const read: ContentCache<T> = async (audience, key, compute) => {
        if (audience === 'editor') return compute();
        const cached = cache.get(key);
        if (cached)
          return cached.catch((error: unknown) => {
            // The client that it was computed for has disconnected, this one has not.
            if (isCancelled(error)) return read(audience, key, compute);
            throw error;
          });
        const pending = compute();
        cache.set(key, pending);
        pending.catch(() => cache.get(key) === pending && cache.delete(key));
        return pending;
      };
      return read;
    },
  };
}
