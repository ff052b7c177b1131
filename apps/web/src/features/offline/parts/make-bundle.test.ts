import { afterEach, expect, it, vi } from 'vitest';
import { memoryCaches } from '#service-worker/testing/memory-caches.ts';
import { BUILD_URL } from '#state/offline-store.ts';
import { bundleList } from '#state/device-stores.ts';
import { atOnce, makeBundle, readBundleBack } from './make-bundle.ts';

vi.mock(import('#browser/service-worker.ts'), async (original) => ({
  ...(await original()),
  workerAtWork: () => Promise.resolve(),
}));

vi.mock('#browser/site.ts', () => ({ publicSite: () => ({ apiKey: 'a-key' }) }));

vi.mock(import('./plan-download.ts'), async (original) => ({
  ...(await original()),
  planDownload: () => Promise.resolve(bundle),
}));

afterEach(() => void vi.unstubAllGlobals());

const CALL = '/api/v3/documents/401?include_media=true';
const TOWN_MAP_PATH = '/basemap/plan.geojson';
const build = { version: 'one', files: [] };
const responseAt = (url: string) => ({ url, response: new Response(), bytes: 1 });
const bundle = {
  title: 'Rundt Bryggen',
  pages: ['/rebus/401'],
  responses: [CALL, TOWN_MAP_PATH].map(responseAt),
  images: [],
  places: [],
  leftOut: [],
  tag: null,
};

/** A service worker that fails for some paths. */
function workerWithout(...missing: readonly string[]): void {
  vi.stubGlobal('fetch', async (url: string) => {
    if (missing.includes(url)) throw new TypeError('store only');
    return new Response(url === CALL ? '{}' : '<html></html>');
  });
}

it.each(['/rebus/401', CALL])('readBundleBack rejects a bundle that lacks %s', async (url) => {
  workerWithout(url);
  await expect(readBundleBack(bundle, build)).rejects.toThrow(`${url}: not in the store`);
});

it('readBundleBack accepts a bundle whose service worker does not know the town map', async () => {
  workerWithout(TOWN_MAP_PATH);
  await expect(readBundleBack(bundle, build)).resolves.toBeUndefined();
});

it.each([
  ['only the visitor resumes, whose cancelling stopped it', true],
  ['is resumed by itself, since the network stopped it', undefined],
])('makeBundle keeps a draft that %s', async (_what, isRefused) => {
  const stopping = new AbortController();
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === BUILD_URL) return Response.json(build);
    if (isRefused) stopping.abort();
    stopping.signal.throwIfAborted();
    throw new TypeError('no network');
  });
  const work = makeBundle(
    { kind: 'rebus', id: 401 },
    {
      languageKey: 'no',
      signal: stopping.signal,
      confirmPolicy: 'if-large',
      mayStore: () => Promise.resolve(true),
      onStep: () => {},
    },
  );
  await expect(work).rejects.toThrow(isRefused ? /abort/ : 'no network');
  const { drafts, packs } = await bundleList();
  expect([drafts.map((draft) => draft.isRefused), packs]).toEqual([[isRefused], []]);
});

it('atOnce processes all items with limited concurrency', async () => {
  const done: number[] = [];
  let now = 0;
  let most = 0;
  await atOnce([...Array.from({ length: 20 }).keys()], async (item) => {
    most = Math.max(most, (now += 1));
    await Promise.resolve();
    now -= 1;
    done.push(item);
  });
  expect(done.toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 20 }).keys()]);
  expect(most).toBe(6);
});

it('atOnce starts no more items after a failure and rejects with its reason', async () => {
  const started: number[] = [];
  const work = atOnce([...Array.from({ length: 20 }).keys()], async (item) => {
    started.push(item);
    await Promise.resolve();
    throw new Error(`failed at ${item}`);
  });
  await expect(work).rejects.toThrow('failed at 0');
  expect(started).toHaveLength(6);
});

it('atOnce rejects only when no item is in progress', async () => {
  let isRunning = false;
  const work = atOnce(['fails', 'goes on'], async (item) => {
    if (item === 'fails') throw new Error(item);
    isRunning = true;
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    isRunning = false;
  });
  await expect(work).rejects.toThrow('fails');
  expect(isRunning).toBe(false);
});
