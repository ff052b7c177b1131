/** The caches of this device, and changes of the list of offline bundles in them. Browser only. */
import { runInTurn } from '#browser/tab-locks.ts';
import { useEffect } from 'react';
import {
  deleteUnlistedCaches,
  readPackList,
  writePackList,
  type PackList,
  type StoredPack,
} from './offline-store.ts';
import { canStorePages } from '#browser/service-worker.ts';
import { createStore, useStore } from '#browser/store.ts';

export const deviceStores = (): CacheStorage => caches;

export const packList = (): Promise<PackList> => readPackList(caches);

/** Changes the list, and deletes caches that it no longer refers to. */
export async function changePackList(change: (list: PackList) => PackList): Promise<void> {
  await runInTurn('varde-pack-list', async () => {
    const list = change(await readPackList(caches));
    try {
      await writePackList(caches, list);
    } catch {
      // Without space for the list, deleting caches frees some.
      await deleteUnlistedCaches(caches, list);
      await writePackList(caches, list);
    }
    await deleteUnlistedCaches(caches, list);
  });
  await refresh();
}

const stored = createStore<readonly StoredPack[] | undefined>(undefined);

async function refresh(): Promise<void> {
  stored.set(canStorePages() ? (await packList()).packs : []);
}

/** The offline bundles of this device; `undefined` until they are read. */
export function useStoredPacks(): readonly StoredPack[] | undefined {
  useEffect(() => void refresh(), []);
  return useStore(stored, undefined);
}
