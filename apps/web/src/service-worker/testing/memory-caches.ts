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
  const responses = new Map<string, Response>();
  const find = (request: RequestInfo | URL, { ignoreSearch = false }: CacheQueryOptions = {}) => {
    const key = bare(request, ignoreSearch);
    return [...responses].find(([address]) => bare(address, ignoreSearch) === key);
  };
  const cache: Pick<Cache, 'match' | 'put' | 'delete' | 'keys'> = {
    match: async (request, options) => find(request, options)?.[1].clone(),
    put: async (request, response) => void responses.set(bare(request, false), response),
    delete: async (request, options) => responses.delete(find(request, options)?.[0] ?? ''),
    keys: async () => [...responses.keys()].map((url) => new Request(url)),
  };
  return cache as Cache;
}

function bare(request: RequestInfo | URL, ignoreSearch: boolean): string {
  const url = new URL(request instanceof Request ? request.url : String(request), HOST);
  return ignoreSearch ? url.origin + url.pathname : url.href;
}
