/** Stores as a device has them that has kept packs. */
import {
  filesCache,
  packCache,
  writePackList,
  type PackList,
  type StoredPack,
} from '#state/offline-store.ts';
import { memoryCaches } from './memory-caches.ts';

export const ORIGIN = 'https://varde.example';

export interface Holding {
  readonly pack?: Partial<StoredPack>;
  /** What it holds, by address. */
  readonly holds?: Readonly<Record<string, Response>>;
  /** Files of its build, by address. */
  readonly files?: Readonly<Record<string, Response>>;
}

export function buildPack(changes: Partial<StoredPack> = {}): StoredPack {
  const storedAt = '2026-06-01T10:00:00.000Z';
  const target = { kind: 'rebus', id: 401 } as const;
  return {
    ...target,
    address: '/rebus/401',
    title: 'Rundt Bryggen',
    language: 'no',
    build: 'one',
    cache: packCache(target, storedAt),
    bytes: 1000,
    storedAt,
    wantedAt: storedAt,
    tag: null,
    leftOut: [],
    ...changes,
  };
}

export async function buildStores(...holdings: readonly Holding[]): Promise<CacheStorage> {
  return storesWith(holdings, 'packs');
}

/** As while they are being stored. */
export async function buildDraftStores(...holdings: readonly Holding[]): Promise<CacheStorage> {
  return storesWith(holdings, 'drafts');
}

async function storesWith(holdings: readonly Holding[], as: keyof PackList): Promise<CacheStorage> {
  const stores = memoryCaches();
  const packs = holdings.map(({ pack }) => buildPack(pack));
  const startedPacks = packs.map((pack) => ({ ...pack, begunAt: pack.storedAt }));
  await writePackList(stores, { packs: [], drafts: [], [as]: startedPacks });
  for (const [at, { holds = {}, files = {} }] of holdings.entries()) {
    const { cache, build } = packs[at] ?? buildPack();
    await fill(stores, cache, holds);
    await fill(stores, filesCache(build), files);
  }
  return stores;
}

async function fill(stores: CacheStorage, name: string, holds: Readonly<Record<string, Response>>) {
  const store = await stores.open(name);
  for (const [address, answer] of Object.entries(holds)) await store.put(address, answer);
}

export const requestFor = (path: string, init: RequestInit = {}): Request =>
  new Request(ORIGIN + path, init);

/** A page that is being opened: no script can make such a request itself. */
export function opens(path: string): Request {
  return Object.defineProperty(requestFor(path), 'mode', { value: 'navigate' });
}
