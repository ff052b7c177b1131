/** Builds caches with stored bundles. */
import {
  filesCache,
  bundleCache,
  writeBundleList,
  type BundleList,
  type StoredBundle,
} from '#state/offline-store.ts';
import { memoryCaches } from './memory-caches.ts';

export const ORIGIN = 'https://varde.example';

export interface BundleContent {
  readonly bundle?: Partial<StoredBundle>;
  /** Responses by URL. */
  readonly responses?: Readonly<Record<string, Response>>;
  /** Files of its build by URL. */
  readonly files?: Readonly<Record<string, Response>>;
}

export function buildBundle(changes: Partial<StoredBundle> = {}): StoredBundle {
  const storedAt = '2026-06-01T10:00:00.000Z';
  const target = { kind: 'rebus', id: 401 } as const;
  return {
    ...target,
    address: '/rebus/401',
    title: 'Rundt Bryggen',
    language: 'no',
    build: 'one',
    cache: bundleCache(target, storedAt),
    bytes: 1000,
    storedAt,
    wantedAt: storedAt,
    tag: null,
    leftOut: [],
    ...changes,
  };
}

export async function buildStores(...holdings: readonly BundleContent[]): Promise<CacheStorage> {
  return storesWith(holdings, 'packs');
}

/** Builds caches with bundles that are being stored. */
export async function buildDraftStores(
  ...holdings: readonly BundleContent[]
): Promise<CacheStorage> {
  return storesWith(holdings, 'drafts');
}

async function storesWith(
  holdings: readonly BundleContent[],
  key: keyof BundleList,
): Promise<CacheStorage> {
  const stores = memoryCaches();
  const packs = holdings.map(({ bundle }) => buildBundle(bundle));
  const startedBundles = packs.map((bundle) => ({ ...bundle, begunAt: bundle.storedAt }));
  await writeBundleList(stores, { packs: [], drafts: [], [key]: startedBundles });
  for (const [at, { responses = {}, files = {} }] of holdings.entries()) {
    const { cache, build } = packs[at] ?? buildBundle();
    await fill(stores, cache, responses);
    await fill(stores, filesCache(build), files);
  }
  return stores;
}

async function fill(
  stores: CacheStorage,
  name: string,
  responses: Readonly<Record<string, Response>>,
) {
  const store = await stores.open(name);
  for (const [url, response] of Object.entries(responses)) await store.put(url, response);
}

export const requestFor = (path: string, init: RequestInit = {}): Request =>
  new Request(ORIGIN + path, init);

/** A navigation, which scripts cannot construct. */
export function navigation(path: string): Request {
  return Object.defineProperty(requestFor(path), 'mode', { value: 'navigate' });
}
