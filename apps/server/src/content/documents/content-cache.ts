import { LRUCache } from 'lru-cache';
import { isCancelled } from '#db/database-errors.ts';
import type { Database } from '#db/database.ts';
import type { Audience } from '#audience.ts';
import { msToPublication } from './documents.repository.ts';

/** Computes a value once per key for the public. For editors it is always computed again. */
export type ContentCache<T> = (
  audience: Audience,
  key: string,
  compute: () => Promise<T>,
) => Promise<T>;

/**
 * Caches values whose cost grows with the content, such as counts of matching documents. Cleared
 * when the content changes, and when a date of publication passes, which needs no import.
 */
export interface ContentCaches {
  createCache<T>(): ContentCache<T>;
}

/** Callers choose filters freely: least recently used entries are evicted. */
const MAX_ENTRIES = 5_000;
/** The clock may have been set meanwhile. */
const MAX_AGE_MS = 3_600_000;

export function createContentCaches(database: Database): Promise<ContentCaches> {
  return createDatedCaches(database, {
    msToPublication: () => msToPublication(database),
    now: () => performance.now(),
  });
}

interface Clock {
  /** Until the next date of publication passes; `Infinity` when none will. */
  readonly msToPublication: () => Promise<number>;
  /** Milliseconds that no setting of the time changes. */
  readonly now: () => number;
}

export async function createDatedCaches(
  database: Pick<Database, 'listen'>,
  clock: Clock,
): Promise<ContentCaches> {
  const caches: { clear(): void }[] = [];
  let validUntil: Promise<number> | undefined;
  const clear = (): void => {
    validUntil = undefined;
    caches.forEach((cache) => cache.clear());
  };
  await database.listen('varde_content', clear, { onLost: clear });

  /** Clears what a date has made wrong. False while the next date is unknown. */
  async function isUsable(): Promise<boolean> {
    const known = (validUntil ??= clock
      .msToPublication()
      .then((ms) => clock.now() + Math.min(ms, MAX_AGE_MS)));
    try {
      if (clock.now() < (await known)) return true;
    } catch {
      if (validUntil === known) validUntil = undefined;
      return false;
    }
    if (validUntil === known) clear();
    return isUsable();
  }

  return {
    createCache<T>(): ContentCache<T> {
      const cache = new LRUCache<string, Promise<T>>({ max: MAX_ENTRIES });
      caches.push(cache);
      const read: ContentCache<T> = async (audience, key, compute) => {
        if (audience === 'editor' || !(await isUsable())) return compute();
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
