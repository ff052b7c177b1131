/** The caches of this device, and the list of packs in them as pages change it. Browser only. */
import { runInTurn } from '#browser/storage-quota.ts';
import { useEffect } from 'react';
import {
  dropUnnamed,
  readPackList,
  writePackList,
  type PackList,
  type StoredPack,
} from './offline-store.ts';
import { canStorePages } from '#browser/service-worker.ts';
import { createStore, useStore } from '#browser/store.ts';

export const deviceStores = (): CacheStorage => caches;

export const packList = (): Promise<PackList> => readPackList(caches);

/** Changes the list, and drops what it speaks of no more. */
export async function changePackList(change: (list: PackList) => PackList): Promise<void> {
  await runInTurn('varde-pack-list', async () => {
    const list = change(await readPackList(caches));
    try {
      await writePackList(caches, list);
    } catch {
      // A full device has no room for the list either: what it names no more makes some.
      await dropUnnamed(caches, list);
      await writePackList(caches, list);
    }
    await dropUnnamed(caches, list);
  });
  await look();
}

const stored = createStore<readonly StoredPack[] | undefined>(undefined);

async function look(): Promise<void> {
  stored.set(canStorePages() ? (await packList()).packs : []);
}

/** The packs of this device; `undefined` until it has been looked. */
export function useStoredPacks(): readonly StoredPack[] | undefined {
  useEffect(() => void look(), []);
  return useStore(stored, undefined);
}
