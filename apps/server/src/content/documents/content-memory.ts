import { LRUCache } from 'lru-cache';
import { FRESH_MS } from '#http/answer-cache.ts';
import type { Context } from '#context.ts';
import type { Audience } from '#audience.ts';

/** Makes something of the content once, for all who ask for it under the same key. Editors always get it made anew. */
export type Remember<T> = (audience: Audience, key: string, make: () => Promise<T>) => Promise<T>;

/**
 * Remembers what costs more the more content there is, such as how many documents match. It is forgotten when the content
 * changes, and after a minute, because dates of publication pass without an import.
 */
export interface ContentMemory {
  keep<T>(): Remember<T>;
}

/** Callers choose filters freely: what was asked for long ago makes room. */
const MAX_ENTRIES = 5_000;

export async function createContentMemory(
  database: Pick<Context['database'], 'listen'>,
): Promise<ContentMemory> {
  const all: { clear(): void }[] = [];
  const clear = (): void => all.forEach((kept) => kept.clear());
  await database.listen('varde_content', clear, clear);
  return {
    keep<T>(): Remember<T> {
      const kept = new LRUCache<string, Promise<T>>({ max: MAX_ENTRIES, ttl: FRESH_MS });
      all.push(kept);
      return async (audience, key, make) => {
        if (audience === 'editor') return make();
        const before = kept.get(key);
        if (before) return before;
        const pending = make();
        kept.set(key, pending);
        pending.catch(() => kept.get(key) === pending && kept.delete(key));
        return pending;
      };
    },
  };
}
