/** Lookup in stored bundles. A URL is looked up in all of them: equal URLs have equal content. */
import { filesCache, readBundleList, type StoredBundle } from '#state/offline-store.ts';

/** Where to look for responses. */
export interface LookupScope {
  readonly stores: CacheStorage;
  /** Only in bundles that are being stored. Default: only in complete ones. */
  readonly isReadBack?: boolean;
}

export type BundleCaches = Pick<StoredBundle, 'cache' | 'build'>;

export interface StoredResponse {
  readonly response: Response;
  readonly bundle: BundleCaches;
}

/** How a URL may differ from the stored one. Default: not at all. */
export type MatchMode = 'exact' | 'ignore-search';

/** The newest bundle's response for a URL. */
export async function findStored(
  scope: LookupScope,
  path: string,
  mode: MatchMode = 'exact',
): Promise<StoredResponse | undefined> {
  for (const bundle of await bundlesIn(scope)) {
    const response = await matchIn(scope.stores, bundle, path, mode);
    if (response) return { response, bundle };
  }
  return undefined;
}

/** Complete bundles, newest first. */
export async function newestFirst(stores: CacheStorage): Promise<readonly StoredBundle[]> {
  const { packs } = await readBundleList(stores);
  return packs.toSorted((a, b) => b.storedAt.localeCompare(a.storedAt));
}

async function bundlesIn({
  stores,
  isReadBack = false,
}: LookupScope): Promise<readonly BundleCaches[]> {
  return isReadBack ? (await readBundleList(stores)).drafts : newestFirst(stores);
}

export async function matchIn(
  stores: CacheStorage,
  { cache }: Pick<BundleCaches, 'cache'>,
  path: string,
  mode: MatchMode = 'exact',
): Promise<Response | undefined> {
  if (!(await stores.has(cache))) return undefined;
  const store = await stores.open(cache);
  // What responses vary by (encoding, grants) is fixed before they are stored.
  return store.match(path, { ignoreSearch: mode === 'ignore-search', ignoreVary: true });
}

/** A file of any stored build: its name has its content hash. */
export async function findFile(scope: LookupScope, path: string): Promise<Response | undefined> {
  const builds = new Set((await bundlesIn(scope)).map(({ build }) => filesCache(build)));
  for (const cache of builds) {
    const response = await matchIn(scope.stores, { cache }, path);
    if (response) return response;
  }
  return undefined;
}
