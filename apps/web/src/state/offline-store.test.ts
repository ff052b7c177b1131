import { expect, it } from 'vitest';
import { buildBundle } from '#service-worker/testing/build-stores.ts';
import { memoryCaches } from '#service-worker/testing/memory-caches.ts';
import {
  bundleCache,
  deleteUnlistedCaches,
  emptyUnlistedCaches,
  filesCache,
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

it('emptyUnlistedCaches deletes the files of unlisted bundles, also for pages that use them', async () => {
  const stores = memoryCaches();
  const stored = buildBundle({ build: 'one' });
  const unlisted = bundleCache(stored, '2026-05-01T10:00:00.000Z');
  const [kept, used] = [await stores.open(stored.cache), await stores.open(unlisted)];
  for (const cache of [kept, used])
    for (const url of ['/group/302', '/media/1']) await cache.put(url, new Response('x'));
  await emptyUnlistedCaches(stores, { packs: [stored], drafts: [] });
  expect([(await kept.keys()).length, (await used.keys()).length]).toEqual([2, 0]);
});
