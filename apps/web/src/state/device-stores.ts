/** The caches of this device, and changes of the list of offline bundles in them. Browser only. */
import { runInTurn } from '#browser/tab-locks.ts';
import { useEffect } from 'react';
import {
  deleteUnlistedCaches,
  emptyUnlistedCaches,
  readBundleList,
  writeBundleList,
  type BundleList,
  type StoredBundle,
} from './offline-store.ts';
import { canStorePages } from '#browser/service-worker.ts';
import { createStore, useStore } from '#browser/store.ts';

export const deviceStores = (): CacheStorage => caches;

export const bundleList = (): Promise<BundleList> => readBundleList(caches);

/** Changes the list, and deletes caches that it no longer refers to. */
export async function changeBundleList(change: (list: BundleList) => BundleList): Promise<void> {
  await runInTurn('varde-pack-list', async () => {
    const list = change(await readBundleList(caches));
    try {
      await writeBundleList(caches, list);
    } catch {
      // The device is full.
      await emptyUnlistedCaches(caches, list);
      await writeBundleList(caches, list);
    }
    await deleteUnlistedCaches(caches, list);
  });
  await refresh();
}

const stored = createStore<readonly StoredBundle[] | undefined>(undefined);

async function refresh(): Promise<void> {
  stored.set(canStorePages() ? (await bundleList()).packs : []);
}

/** The offline bundles of this device; `undefined` until they are read. */
export function useStoredBundles(): readonly StoredBundle[] | undefined {
  useEffect(() => void refresh(), []);
  return useStore(stored, undefined);
}
