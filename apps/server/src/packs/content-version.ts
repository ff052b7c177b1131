/**
 * Detects content changes while a page renders. An import commits atomically, but a page consists
 * of several queries and cached responses, and could otherwise mix old and new content.
 */
import type { Site } from '@varde/contract/site-profile';
import type { Database } from '#db/database.ts';
import { isConnectionLost } from '#db/database-errors.ts';
import { withStatements } from '#db/statement-context.ts';
import { readPackDigest, readSite } from './packs.repository.ts';

export interface ContentVersion {
  /** Repeats `make` if an import has changed the content in the meantime. */
  consistently<T>(make: () => Promise<T>): Promise<T>;
  /** Whether nothing has been imported yet. */
  isEmpty(): Promise<boolean>;
  /** Name, looks and texts of the whole site; without a database the last known ones. */
  site(): Promise<Site>;
  /** The same, as last read. */
  knownSite(): Site;
  /** Calls it whenever any process has changed the content, after the caches are cleared. */
  onChange(notify: () => void): void;
}

const NO_SITE: Site = { profile: {}, texts: {} };

/** Imports are further apart than a page takes to render. */
const MAX_ATTEMPTS = 3;

/** @param caches are cleared when any process changes the content */
export async function followContent(
  database: Database,
  caches: readonly { clear(): void; markStale(): void }[],
): Promise<ContentVersion> {
  let version = await readPackDigest(database);
  let knownSite = NO_SITE;
  /** Absent: the content may have changed since it was read. */
  let site: Promise<Site> | undefined;
  const readCurrentSite = async (): Promise<Site> => {
    try {
      knownSite = (await readSite(database)) ?? NO_SITE;
    } catch (error) {
      site = undefined;
      if (!isConnectionLost(error)) throw error;
    }
    return knownSite;
  };
  // Shared by requests: not cancelled with the first of them.
  const currentSite = (): Promise<Site> =>
    (site ??= withStatements({ isHeavy: false }, readCurrentSite));
  const subscribers: (() => void)[] = [];
  const clearAll = (): void => {
    site = undefined;
    caches.forEach((cache) => cache.clear());
    subscribers.forEach((notify) => notify());
  };
  const read = (): Promise<string | undefined> =>
    readPackDigest(database).catch((error: unknown) => {
      // No import is possible without a database; a busy one may just have changed.
      if (isConnectionLost(error)) return version;
      throw error;
    });
  await database.listen('varde_content', clearAll, () => {
    site = undefined;
    caches.forEach((cache) => cache.markStale());
  });
  await currentSite();
  return {
    async consistently(make) {
      for (let attempt = 1; ; attempt += 1) {
        const before = version;
        const result = await make();
        const after = await read();
        if (after === before || attempt === MAX_ATTEMPTS) return result;
        // Responses cached meanwhile are of this version or a later one, which is detected then.
        version = after;
        database.notifyLocally('varde_content');
      }
    },
    site: currentSite,
    knownSite: () => knownSite,
    onChange: (notify) => void subscribers.push(notify),
    async isEmpty() {
      version ??= await read();
      return version === undefined;
    },
  };
}
