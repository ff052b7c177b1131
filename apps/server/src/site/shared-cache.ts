/**
 * Lets shared caches in front of the servers (Varnish, a CDN) store pages, and purges those that an
 * import changes. A page's bytes follow from the API responses that it was rendered from: it carries
 * a key for each, and after a change these responses are computed again and compared (decision
 * 0041).
 */
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { FRESH_MS, nameText } from '#http/response-cache.ts';
import type { Purge } from './shared-cache.client.ts';

/** An API response that a page was rendered from. */
export interface PageSourceRead {
  /** From `/api/v3/` on, as the page requested it. */
  readonly path: string;
  /** Equal for equal responses. */
  readonly version: string;
}

export interface SharedCache {
  /** Headers of a page; its responses are compared after the next change. */
  headersOf(reads: readonly PageSourceRead[]): Readonly<Record<string, string>>;
  /** The content has changed: purges the pages of changed responses. */
  clear(): void;
  /** Purges what this server's earlier process rendered, whose responses it does not know. */
  purgeOwn(): Promise<void>;
}

export interface SharedCacheOptions {
  readonly purge: Purge;
  /** The version of an API response now. */
  readonly read: (path: string) => Promise<string>;
  /** Distinguishes this server from the others; the same after a restart. */
  readonly server: string;
  readonly onError: (error: unknown) => void;
}

/**
 * The cache in front names the visitor's language in this request header, instead of the headers
 * that the language follows from.
 */
export const LANGUAGE_HEADER = 'x-varde-language';

/** A page that is older than it should be, as the database is down: the cache tries again soon. */
const STALE_S = 5;

/**
 * For the cache in front alone (RFC 9213); browsers revalidate. A minute, as publication dates pass
 * without an import.
 * @param ageMs since the page was rendered
 */
export const sharedPageHeaders = (ageMs: number): Readonly<Record<string, string>> => ({
  'CDN-Cache-Control': `max-age=${ageMs < FRESH_MS ? FRESH_MS / 1000 : STALE_S}`,
  Vary: 'Accept-Encoding, X-Varde-Language',
});

/**
 * Longest time that a page may still be delivered after a server has rendered it: a minute in the
 * server's cache, one in the shared cache, and one to be safe.
 */
export const DELIVERED_MS = 3 * FRESH_MS;
/** Time for comparing. What it does not suffice for is purged, so that nothing old is delivered. */
const COMPARE_WITHIN_MS = 1_500;
/**
 * Compared and purged last: what visitors type differs each time, so that searches soon outnumber all other
 * sources. Counts of pages do not show it, as the cache in front requests a popular page once a
 * minute.
 */
const SEARCH = /[?&]search=/;
/** Visitors have the other connections to the database. */
const CONCURRENT_READS = 3;
/** Of some 10 million characters. When there are more, a change purges all pages. */
const MAX_PATHS = 50_000;

/** Key of all pages of all servers. */
const ALL = 'pages';
/** 72 bits: a collision would purge one page too many. */
const KEY_LENGTH = 12;

interface PageSource {
  /** Versions that delivered pages may have been rendered from. */
  readonly versions: Set<string>;
  /** Pages that were rendered from it. */
  readonly pages: number;
}

const keyOf = (path: string): string => nameText(path).slice(0, KEY_LENGTH);

export function createSharedCache(options: SharedCacheOptions): SharedCache {
  return new KeyedSharedCache(options);
}

class KeyedSharedCache implements SharedCache {
  readonly #options: SharedCacheOptions;
  readonly #own: string;
  /** By path. */
  readonly #sources: LRUCache<string, PageSource>;
  #hasForgotten = false;
  #comparing: Promise<void> | undefined;
  #isChangedAgain = false;

  constructor(options: SharedCacheOptions) {
    this.#options = options;
    this.#own = `server-${keyOf(options.server)}`;
    this.#sources = new LRUCache({
      max: MAX_PATHS,
      ttl: DELIVERED_MS,
      dispose: (_source, _path, reason) => {
        if (reason === 'evict') this.#hasForgotten = true;
      },
    });
  }

  headersOf(reads: readonly PageSourceRead[]): Readonly<Record<string, string>> {
    for (const { path, version } of reads) {
      const { versions, pages } = this.#sources.get(path) ?? { versions: new Set(), pages: 0 };
      this.#sources.set(path, { versions: versions.add(version), pages: pages + 1 });
    }
    const keys = new Set(reads.map(({ path }) => keyOf(path)));
    return { 'Surrogate-Key': [ALL, this.#own, ...keys].join(' ') };
  }

  clear(): void {
    if (this.#comparing) {
      this.#isChangedAgain = true;
      return;
    }
    this.#comparing = this.#purgeChanged()
      .catch(this.#options.onError)
      .finally(() => {
        this.#comparing = undefined;
        if (!this.#isChangedAgain) return;
        this.#isChangedAgain = false;
        this.clear();
      });
  }

  purgeOwn(): Promise<void> {
    return this.#options.purge([this.#own]);
  }

  async #purgeChanged(): Promise<void> {
    if (this.#hasForgotten) {
      this.#hasForgotten = false;
      this.#sources.clear();
      return this.#options.purge([ALL]);
    }
    const end = performance.now() + COMPARE_WITHIN_MS;
    // Expired ones, of searches that nobody repeats, would stay until there are too many.
    this.#sources.purgeStale();
    const sources = [...this.#sources].toSorted(([, a], [, b]) => b.pages - a.pages);
    const purges: Promise<void>[] = [];
    for (const isSearch of [false, true]) {
      const some = sources.filter(([path]) => SEARCH.test(path) === isSearch);
      const changed = await this.#changedPaths(some, end);
      // Not waited for: a cache may be down.
      purges.push(this.#options.purge(changed.map(keyOf)));
    }
    await Promise.all(purges);
  }

  async #changedPaths(
    sources: readonly (readonly [path: string, PageSource])[],
    end: number,
  ): Promise<string[]> {
    const queue = new PQueue({ concurrency: CONCURRENT_READS });
    const changed = await queue.addAll(
      sources.map(([path, { versions }]) => async () => {
        const version = performance.now() < end ? await this.#read(path, end) : undefined;
        if (version !== undefined && versions.size === 1 && versions.has(version)) return [];
        // What is rendered from now on has this version, or a later one, which announces itself.
        versions.clear();
        if (version !== undefined) versions.add(version);
        return [path];
      }),
    );
    return changed.flat();
  }

  /** `undefined`: it could not be read in time. */
  async #read(path: string, end: number): Promise<string | undefined> {
    const { promise: late, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => resolve(undefined), end - performance.now());
    try {
      return await Promise.race([this.#options.read(path), late]);
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }
}
