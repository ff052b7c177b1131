/** The browser's caches in memory, for tests in Node: as much of them as the site uses. */

const HOST = 'https://varde.example';

export function memoryCaches(): CacheStorage {
  const all = new Map<string, Cache>();
  const open = (name: string) => {
    const cache = all.get(name) ?? memoryCache();
    all.set(name, cache);
    return cache;
  };
  return {
    open: async (name) => open(name),
    has: async (name) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name) => all.delete(name),
    match: async () => undefined,
  };
}

function memoryCache(): Cache {
  const kept = new Map<string, Response>();
  const find = (asked: RequestInfo | URL, { ignoreSearch = false }: CacheQueryOptions = {}) => {
    const key = bare(asked, ignoreSearch);
    return [...kept].find(([address]) => bare(address, ignoreSearch) === key);
  };
  const cache: Pick<Cache, 'match' | 'put' | 'delete' | 'keys'> = {
    match: async (asked, options) => find(asked, options)?.[1].clone(),
    put: async (asked, response) => void kept.set(bare(asked, false), response),
    delete: async (asked, options) => kept.delete(find(asked, options)?.[0] ?? ''),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  };
  return cache as Cache;
}

function bare(asked: RequestInfo | URL, ignoreSearch: boolean): string {
  const url = new URL(asked instanceof Request ? asked.url : String(asked), HOST);
  return ignoreSearch ? url.origin + url.pathname : url.href;
}
