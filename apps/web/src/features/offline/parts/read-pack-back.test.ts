import { afterEach, expect, it, vi } from 'vitest';
import { readPackBack } from './make-pack.ts';

vi.mock(import('#browser/service-worker.ts'), async (original) => ({
  ...(await original()),
  workerAtWork: () => Promise.resolve(),
}));

afterEach(() => void vi.unstubAllGlobals());

const CALL = '/api/v3/documents/401?include_media=true';
const TOWN_MAP_PATH = '/basemap/plan.geojson';
const build = { version: 'one', files: [] };
const responseAt = (url: string) => ({ url, response: new Response(), bytes: 1 });
const pack = {
  title: 'Rundt Bryggen',
  pages: ['/rebus/401'],
  responses: [CALL, TOWN_MAP_PATH].map(responseAt),
  images: [],
  places: [],
  leftOut: [],
  tag: null,
};

/** A worker that answers for all but some addresses. */
function workerWithout(...missing: readonly string[]): void {
  vi.stubGlobal('fetch', async (url: string) => {
    if (missing.includes(url)) throw new TypeError('store only');
    return new Response(url === CALL ? '{}' : '<html></html>');
  });
}

it.each(['/rebus/401', CALL])('is not whole without %s', async (url) => {
  workerWithout(url);
  await expect(readPackBack(pack, build)).rejects.toThrow(`${url}: not in the store`);
});

it('is whole though the worker at work is older than plans', async () => {
  workerWithout(TOWN_MAP_PATH);
  await expect(readPackBack(pack, build)).resolves.toBeUndefined();
});
