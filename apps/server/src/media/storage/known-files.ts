/** Caches the database rows of files, by identifier: a page of tiles repeats the same one. */
import { LRUCache } from 'lru-cache';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';
import type { Database } from '#db/database.ts';
import { findStoredFile, type StoredFileRow } from '../media.repository.ts';

export interface KnownFiles {
  /** `undefined` when it does not exist. Serves stale rows while the database is down. */
  find(identifier: string): Promise<StoredFileRow | undefined>;
  /** Called when the content changes. */
  clear(): void;
}

const MAX_FILES = 10_000;
/** An invalidation may be lost together with its database connection. */
const FRESH_MS = 60_000;

export function createKnownFiles(database: Database): KnownFiles {
  const known = new LRUCache<string, StoredFileRow>({
    max: MAX_FILES,
    ttl: FRESH_MS,
    allowStale: true,
    noDeleteOnStaleGet: true,
  });
  let generation = 0;
  const fetchRow = async (identifier: string): Promise<StoredFileRow | undefined> => {
    const startGeneration = generation;
    const row = await findStoredFile(database, identifier);
    if (startGeneration !== generation) return row;
    if (row) known.set(identifier, row);
    else known.delete(identifier);
    return row;
  };
  return {
    async find(identifier) {
      const before = known.get(identifier);
      if (before && known.getRemainingTTL(identifier) > 0) return before;
      return fetchRow(identifier).catch((error: unknown) => {
        if (before && isDatabaseUnavailable(error)) return before;
        throw error;
      });
    },
    clear() {
      generation += 1;
      known.clear();
    },
  };
}
