import { expect, it } from 'vitest';
import { memoryCaches } from '#service-worker/testing/memory-caches.ts';
import {
  bundleCache,
  deleteUnlistedCaches,
  filesCache,
  type DraftBundle,
} from './offline-store.ts';

const begunAt = '2026-11-23T12:00:00.000Z';
const target = { kind: 'rebus', id: 401 } as const;

it('deleteUnlistedCaches deletes the bundles and builds that are not on the list, and nothing else', async () => {
  const stores = memoryCaches();
  const cache = bundleCache(target, begunAt);
  const draft: DraftBundle = { ...target, build: 'two', cache, language: 'no', begunAt };
  const previous = bundleCache(target, '2026-11-22T12:00:00.000Z');
  const listed = [cache, filesCache('two')];
  const kept = [...listed, 'varde-packs', 'varde-pages', 'another'];
  for (const name of [previous, filesCache('one'), ...kept]) await stores.open(name);
  await deleteUnlistedCaches(stores, { packs: [], drafts: [draft] });
  expect(await stores.keys()).toEqual(kept);
});
