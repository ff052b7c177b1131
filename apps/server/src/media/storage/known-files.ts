/** What the database says about files, by identifier. A page of tiles asks for the same one many times. */
import { LRUCache } from 'lru-cache';
import { isDatabaseUnavailable } from '#db/database-errors.ts';
import type { Database } from '#db/database.ts';
import { findStoredFile, type StoredFileRow } from '../media.repository.ts';

export interface KnownFiles {
  /** `undefined` when there is none of that name. What was known goes on being told while the database is away. */
  find(identifier: string): Promise<StoredFileRow | undefined>;
  /** The content has changed. */
  clear(): void;
}

const MAX_FILES = 10_000;
/** A notice of a change may be lost with the connection that brings it. */
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
