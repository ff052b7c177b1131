/**
 * Which open pages were served from the cache, and from which bundle: their API requests are served
 * from the same bundle, so that page, scripts and data match. Persisted, because the browser stops
 * the worker between requests.
 */
import { readJson } from '#browser/read-json.ts';
import type { BundleCaches } from './stored-bundles.ts';

const CACHE = 'varde-pages';
const keyOf = (client: string) => `/offline/pages/${client}`;

export interface ServedPages {
  note(client: string, bundle: BundleCaches): Promise<void>;
  /** `undefined` for a page from the network. */
  of(client: string): Promise<BundleCaches | undefined>;
  /** Deletes the entries of closed pages. */
  deleteExcept(open: ReadonlySet<string>): Promise<void>;
}

export function createServedPages(stores: CacheStorage): ServedPages {
  const known = new Map<string, BundleCaches | undefined>();
  return {
    async note(client, { cache, build }) {
      known.set(client, { cache, build });
      const store = await stores.open(CACHE);
      await store.put(keyOf(client), new Response(JSON.stringify({ cache, build })));
    },
    async of(client) {
      if (!client) return undefined;
      if (!known.has(client)) known.set(client, await read(stores, client));
      return known.get(client);
    },
    async deleteExcept(open) {
      const store = await stores.open(CACHE);
      for (const { url } of await store.keys()) {
        const client = new URL(url).pathname.slice(keyOf('').length);
        if (!open.has(client)) await store.delete(keyOf(client));
      }
    },
  };
}

async function read(stores: CacheStorage, client: string): Promise<BundleCaches | undefined> {
  const store = await stores.open(CACHE);
  const response = await store.match(keyOf(client));
  return response && readJson(response);
}
