/**
 * Which content what is cached was made of. An import commits at one moment, but a page is made of
 * several statements and cached responses: one that the moment falls into would show both contents.
 */
import type { Database } from '#db/database.ts';
import { isConnectionLost } from '#db/database-unavailable.ts';
import { readPackDigest } from './packs.repository.ts';

export interface ContentVersion {
  /** Gives what `make` gives, made of one content: again when another one was imported meanwhile. */
  consistently<T>(make: () => Promise<T>): Promise<T>;
}

/** Imports follow each other at longer distances than a page takes. */
const MAX_ATTEMPTS = 3;

/** @param caches are cleared when the content changes, here or through another process */
export async function followContent(
  database: Database,
  caches: readonly { clear(): void; markStale(): void }[],
): Promise<ContentVersion> {
  let version = await readPackDigest(database);
  const forget = (): void => caches.forEach((cache) => cache.clear());
  const read = (): Promise<string | undefined> =>
    readPackDigest(database).catch((error: unknown) => {
      // Without a database nothing is imported; one that is only busy may just have changed.
      if (isConnectionLost(error)) return version;
      throw error;
    });
  await database.listen('varde_content', forget, () =>
    caches.forEach((cache) => cache.markStale()),
  );
  return {
    async consistently(make) {
      for (let attempt = 1; ; attempt += 1) {
        const before = version;
        const result = await make();
        const after = await read();
        if (after === before || attempt === MAX_ATTEMPTS) return result;
        // What others cache meanwhile is of this content or of a later one, which is then seen here.
        version = after;
        database.notifyLocally('varde_content');
      }
    },
  };
}
