import { expect, it } from 'vitest';
import { buildBundle } from '#service-worker/testing/build-stores.ts';
import { memoryCaches } from '#service-worker/testing/memory-caches.ts';
import {
  bundleCache,
  deleteUnlistedCaches,
  filesCache,
  readBundleList,
  writeBundleList,
} from './offline-store.ts';

it('deleteUnlistedCaches deletes the caches of unlisted bundles and builds, and no others', async () => {
  const stores = memoryCaches();
  const stored = buildBundle({ build: 'one' });
  const draft = { ...buildBundle({ build: 'two', cache: 'varde-pack of a draft' }), begunAt: '' };
  const listed = [stored.cache, draft.cache, filesCache('one'), filesCache('two')];
  const others = ['varde-packs', 'varde-offline-page', 'of another program'];
  const unlisted = [bundleCache(stored, '2026-05-01T10:00:00.000Z'), filesCache('zero')];
  for (const name of [...listed, ...others, ...unlisted]) await stores.open(name);
  await deleteUnlistedCaches(stores, { packs: [stored], drafts: [draft] });
  expect(await stores.keys()).toEqual([...listed, ...others]);
});

it('writeBundleList writes the list on a device that is full to the last byte', async () => {
  const stores = memoryCaches();
  const draft = { ...buildBundle({ build: 'one' }), begunAt: '' };
  await writeBundleList(stores, { packs: [], drafts: [draft] });
  const list = await stores.open('varde-packs');
  const [put, remove] = [list.put.bind(list), list.delete.bind(list)];
  let isFull = true;
  list.put = async (request, response) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    await put(request, response);
  };
  list.delete = async (request) => {
    const isDeleted = await remove(request);
    if (isDeleted) isFull = false;
    return isDeleted;
  };
  await writeBundleList(stores, { packs: [], drafts: [] });
  expect(await readBundleList(stores)).toEqual({ packs: [], drafts: [] });
  isFull = true;
  // The reserve is used up.
  const again = writeBundleList(stores, { packs: [], drafts: [draft] });
  await expect(again).rejects.toThrow('full');
  expect(await readBundleList(stores)).toEqual({ packs: [], drafts: [] });
});
