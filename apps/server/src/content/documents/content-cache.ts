import { LRUCache } from 'lru-cache';
import { FRESH_MS } from '#http/response-cache.ts';
import type { Context } from '#context.ts';
import type { Audience } from '#audience.ts';

/** Makes something of the content once, for all who ask for it under the same key. Editors always get it made anew. */
export type Remember<T> = (audience: Audience, key: string, make: () => Promise<T>) => Promise<T>;

/**
 * Remembers what costs more the more content there is, such as how many documents match. It is forgotten when the content
 * changes, and after a minute, because dates of publication pass without an import.
 */
export interface ContentMemory {
  createCache<T>(): Remember<T>;
}

/** Callers choose filters freely: what was asked for long ago makes room. */
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
