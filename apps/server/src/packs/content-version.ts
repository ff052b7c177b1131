/**
 * Detects content changes while a page renders. An import commits atomically, but a page consists
 * of several queries and cached responses, and could otherwise mix old and new content.
 */
import type { Site } from '@varde/contract/site-profile';
import type { Database } from '#db/database.ts';
import { isConnectionLost } from '#db/database-errors.ts';
import { withStatements } from '#db/statement-context.ts';
import { readPackDigest, readPrimaryDigest, readRevision, readSite } from './packs.repository.ts';

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

interface ContentDependentCache {
  clear(): void;
  markStale(): void;
  /** Changes are notified again, and none is missing. */
  markCurrent(): void;
}

/** @param caches are cleared when any process changes the content */
export async function followContent(
  database: Database,
  caches: readonly ContentDependentCache[],
): Promise<ContentVersion> {
  let version = await readPackDigest(database);
  const site = holdSite(database);
  const subscribers: (() => void)[] = [];
  const held = holdRevision(database);
  const firstHeld = held.renew();
  const clearAll = (): void => {
    void held.renew();
    site.forget();
    for (const cache of caches) {
      cache.clear();
      // In an outage what is cached from now on may be stale soon, too.
      if (held.isNotified()) cache.markCurrent();
    }
    subscribers.forEach((notify) => notify());
  };
  const read = (): Promise<string | undefined> =>
    readPrimaryDigest(database).catch((error: unknown) => {
      // No import is possible without a database; a busy one may just have changed.
      if (isConnectionLost(error)) return version;
      throw error;
    });
  await database.listen('varde_content', clearAll, {
    onLost() {
      held.lose();
      site.forget();
      caches.forEach((cache) => cache.markStale());
    },
    async onReconnect() {
      const isCurrent = await held.isCurrent();
      if (isCurrent === undefined) return;
      if (isCurrent) caches.forEach((cache) => cache.markCurrent());
      else clearAll();
    },
  });
  // Before the first response is cached: a later revision would count as theirs.
  await Promise.all([site.current(), firstHeld]);
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
    site: site.current,
    knownSite: site.known,
    onChange: (notify) => void subscribers.push(notify),
    async isEmpty() {
      version ??= await read();
      return version === undefined;
    },
  };
}

function holdSite(database: Database) {
  let known = NO_SITE;
  /** Absent: the content may have changed since it was read. */
  let current: Promise<Site> | undefined;
  const read = async (): Promise<Site> => {
    try {
      known = (await readSite(database)) ?? NO_SITE;
    } catch (error) {
      current = undefined;
      if (!isConnectionLost(error)) throw error;
    }
    return known;
  };
  return {
    // Shared by requests: not cancelled with the first of them.
    current: (): Promise<Site> => (current ??= withStatements({ isHeavy: false }, read)),
    known: () => known,
    forget: () => void (current = undefined),
  };
}

/**
 * The revision that the caches hold: after an outage in which nothing has changed they are valid, and
 * serve in the next outage too. It is known only if it was read while changes were notified: what is
 * read in an outage may be newer than what the caches hold.
 */
function holdRevision(database: Database) {
  // Not cancelled with the request that noticed a change.
  const read = (): Promise<string | undefined> =>
    withStatements({ isHeavy: false, isPrimaryOnly: true }, () => readRevision(database)).catch(
      () => undefined,
    );
  let held: string | undefined;
  let isNotified = true;
  /** Of clearings and outages: what was read before the latest one does not count. */
  let turn = 0;
  return {
    /** The caches have been cleared. */
    async renew(): Promise<void> {
      turn += 1;
      held = undefined;
      if (!isNotified) return;
      const mine = turn;
      const revision = await read();
      if (mine === turn) held = revision;
    },
    isNotified: () => isNotified,
    /** Changes are not notified from now on. */
    lose(): void {
      turn += 1;
      isNotified = false;
    },
    /**
     * Changes are notified again. `undefined`: the caches have been cleared meanwhile, or another
     * outage has begun, which ends with a comparison of its own.
     */
    async isCurrent(): Promise<boolean | undefined> {
      isNotified = true;
      const mine = turn;
      const now = await read();
      return mine === turn ? held !== undefined && held === now : undefined;
    },
  };
}
