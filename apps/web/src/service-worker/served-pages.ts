/**
 * Which open pages came from the store, and from which pack: their calls are then answered from the same pack, so that page, scripts
 * and answers are of one piece. Written down, because the browser stops the worker between two requests.
 */
import type { HeldBy } from './stored-bundles.ts';

const CACHE = 'varde-pages';
const keyOf = (client: string) => `/offline/pages/${client}`;

export interface ServedPages {
  note(client: string, pack: HeldBy): Promise<void>;
  /** `undefined` for a page that the network gave. */
  of(client: string): Promise<HeldBy | undefined>;
  /** Forgets pages that have been closed. */
  forget(open: ReadonlySet<string>): Promise<void>;
}

export function createServedPages(stores: CacheStorage): ServedPages {
  const known = new Map<string, HeldBy | undefined>();
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
    async forget(open) {
      const store = await stores.open(CACHE);
      for (const { url } of await store.keys()) {
        const client = new URL(url).pathname.slice(keyOf('').length);
        if (!open.has(client)) await store.delete(keyOf(client));
      }
    },
  };
}

async function read(stores: CacheStorage, client: string): Promise<HeldBy | undefined> {
  const store = await stores.open(CACHE);
  const response = await store.match(keyOf(client));
  return response && ((await response.json()) as HeldBy);
}
