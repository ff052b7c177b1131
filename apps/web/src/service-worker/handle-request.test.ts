import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { OfflineList } from '#features/offline/offline-page.tsx';
import { STORE_ONLY_HEADER, rangeUrl } from '#state/offline-store.ts';
import { routeOf, handleRequest, type Route } from './handle-request.ts';
import { storeOfflinePage } from './offline-page.ts';
import { createServedPages } from './served-pages.ts';
import {
  requestFor,
  navigation,
  ORIGIN,
  buildDraftStores,
  buildBundle,
  buildStores,
  type BundleContent,
} from './testing/build-stores.ts';

it.each<[string, Request, Route]>([
  ['a page', navigation('/rebus/401'), 'page'],
  ['the front page', navigation('/'), 'page'],
  ["the editors' preview", navigation('/preview?document=101'), 'pass'],
  ['the sign-in page', navigation('/identity/oauth2/authorize'), 'pass'],
  ['a navigation to an image', navigation('/media/image/abc'), 'pass'],
  ['a file of the build', requestFor('/assets/app-x1.js'), 'file'],
  ['an API request', requestFor('/api/v3/documents/401?include_media=true'), 'api'],
  [
    'an API request with a grant',
    requestFor('/api/v3/documents/1', { headers: { 'unlock-grant': 'x' } }),
    'pass',
  ],
  [
    'an API request with an access token',
    requestFor('/api/v3/x', { headers: { authorization: 'x' } }),
    'pass',
  ],
  ['a POST request', requestFor('/api/v3/documents/1/unlock', { method: 'POST' }), 'pass'],
  ['an image', requestFor('/media/image/abc?dimension=334x200'), 'image'],
  ['a range of the map archive', requestFor('/basemap/nordic.pmtiles'), 'tiles'],
  ['anything else', requestFor('/favicon.svg'), 'pass'],
  [
    'a request for storing a bundle',
    requestFor('/api/v3/documents/1', { cache: 'no-cache' }),
    'pass',
  ],
  [
    'a read-back of a page',
    requestFor('/rebus/401', { headers: { [STORE_ONLY_HEADER]: '1' } }),
    'page',
  ],
  ['another host', new Request('https://other.example/assets/app.js'), 'pass'],
])('routeOf routes %s', (_what, request, route) => expect(routeOf(request, ORIGIN)).toBe(route));

const CALL = '/api/v3/documents/401?include_media=true&rebus=401';
const cut = () => Promise.reject(new TypeError('cut'));
const respondsWith = (body: string) => () => Promise.resolve(new Response(body));

/** Stored bundles, a network that can be cut and a server that may have a newer build. */
async function device(...holdings: readonly BundleContent[]) {
  return deviceWith(await buildStores(...holdings));
}

function deviceWith(stores: CacheStorage) {
  let network: () => Promise<Response> = cut;
  let build = 'one';
  const answering = {
    origin: ORIGIN,
    // As after a restart of the worker: only stored state remains.
    get served() {
      return createServedPages(stores);
    },
    currentBuild: () => Promise.resolve(build),
  };
  return {
    stores,
    online: (respond: () => Promise<Response>) => void (network = respond),
    deploy: (version: string) => void (build = version),
    ask: (request: Request, client = 'a') => {
      const response = handleRequest({ request, client, stores, network }, answering);
      if (!response) throw new Error('passed');
      return response;
    },
  };
}

const text = async (response: Promise<Response>) => (await response).text();
const TOWN_MAP = '/basemap/plan.geojson';
const holds = () => ({
  '/rebus/401': new Response('page'),
  [CALL]: new Response('answer'),
  [TOWN_MAP]: new Response('town'),
});

it.each([
  ['a page', navigation('/rebus/401')],
  ['an API request', requestFor(CALL)],
  ['the town map overlay', requestFor(TOWN_MAP)],
])('%s is never served from the cache while the network responds', async (_what, request) => {
  const { ask, online } = await device({ responses: holds() });
  online(respondsWith('new'));
  expect(await text(ask(request))).toBe('new');
});

describe('a page request', () => {
  it('is served from the cache without a network, also with another query', async () => {
    const { ask } = await device({ responses: holds() });
    expect(await text(ask(navigation('/rebus/401')))).toBe('page');
    expect(await text(ask(navigation('/rebus/401?c=60,5')))).toBe('page');
  });

  it('prefers the exact query', async () => {
    const { ask } = await device({ responses: { '/scan?rebus=401': new Response('scan') } });
    await expect(ask(navigation('/scan'))).rejects.toThrow('cut');
  });

  it('is served from the newest bundle that has it', async () => {
    const older = {
      bundle: { id: 1, cache: 'older', storedAt: '2026-05-01' },
      responses: { '/a': new Response('old') },
    };
    const newer = {
      bundle: { id: 2, cache: 'newer', storedAt: '2026-06-02' },
      responses: { '/a': new Response('new') },
    };
    expect(await text((await device(older, newer)).ask(navigation('/a')))).toBe('new');
  });
});

describe('a request for a page that is not stored', () => {
  const written = `<html><script src="/assets/app.js">1</script><link href="/assets/s.css">${renderToStaticMarkup(
    createElement(OfflineList, { title: 'Stored' }),
  )}</html>`;

  it('gets the offline page with links to stored pages and without script', async () => {
    const { ask, stores } = await device({ bundle: { title: 'A <b>' } });
    await storeOfflinePage(stores, async (path) =>
      path === '/offline' ? new Response(written) : new Response('style'),
    );
    const response = await ask(navigation('/article/101'));
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain('<li><a href="/rebus/401">A &#60;b&#62;</a></li>');
    expect(html).not.toMatch(/<script|hidden/);
    expect(await text(ask(requestFor('/assets/s.css')))).toBe('style');
  });

  it('gets the offline page with a hidden list when nothing is stored', async () => {
    const { ask, stores } = await device();
    await storeOfflinePage(stores, async () => new Response(written));
    expect(await text(ask(navigation('/article/101')))).toContain('data-stored-packs="" hidden=""');
  });

  it.each([
    ['the server refuses the page', (path: string) => path === '/offline'],
    ['the server refuses an asset of the page', (path: string) => path !== '/offline'],
  ])('gets the offline page that was stored before when %s', async (_, isRefused) => {
    const { ask, stores } = await device();
    await storeOfflinePage(stores, async () => new Response(written));
    const storing = storeOfflinePage(stores, async (path) =>
      isRefused(path)
        ? new Response('The server is busy.', { status: 500 })
        : new Response(`${written} later`),
    );
    await expect(storing).rejects.toThrow('HTTP 500');
    const html = await text(ask(navigation('/article/101')));
    expect(html).toContain('data-stored-packs');
    expect(html).not.toContain('later');
  });

  it('fails with the network error without an offline page', async () => {
    await expect((await device()).ask(navigation('/article/101'))).rejects.toThrow('cut');
  });
});

describe('an API request', () => {
  it('is served from a bundle only for the exact URL', async () => {
    const { ask } = await device({ responses: holds() });
    expect(await text(ask(requestFor(CALL)))).toBe('answer');
    await expect(ask(requestFor('/api/v3/documents/401?include_media=true'))).rejects.toThrow(
      'cut',
    );
  });

  describe('of a page from the cache', () => {
    it('gets the response of its own bundle even if the network is back', async () => {
      const { ask, online } = await device({ responses: holds() });
      await ask(navigation('/rebus/401'), 'stored');
      online(respondsWith('new'));
      expect(await text(ask(requestFor(CALL), 'stored'))).toBe('answer');
      expect(await text(ask(requestFor(CALL), 'another'))).toBe('new');
    });

    it('reaches a server with the same build, and never one with another', async () => {
      const { ask, online, deploy } = await device({ responses: holds() });
      await ask(navigation('/rebus/401'), 'stored');
      online(respondsWith('new'));
      expect(await text(ask(requestFor('/api/v3/owners/1'), 'stored'))).toBe('new');
      deploy('two');
      expect((await ask(requestFor('/api/v3/owners/1'), 'stored')).type).toBe('error');
      expect(await text(ask(requestFor(CALL), 'stored'))).toBe('answer');
    });
  });
});

describe('requests for files of a page', () => {
  it('are served from the stored build without the network', async () => {
    const { ask, online } = await device({ files: { '/assets/app-1.js': new Response('script') } });
    const network = vi.fn<() => Promise<Response>>(respondsWith('new'));
    online(network);
    expect(await text(ask(requestFor('/assets/app-1.js')))).toBe('script');
    expect(network).not.toHaveBeenCalled();
    expect(await text(ask(requestFor('/assets/app-2.js')))).toBe('new');
  });

  it('get an image in the stored size', async () => {
    const { ask } = await device({
      responses: { '/media/image/a?dimension=334x200': new Response('small') },
    });
    expect(await text(ask(requestFor('/media/image/a?dimension=1280x800')))).toBe('small');
    await expect(ask(requestFor('/media/image/b?dimension=334x200'))).rejects.toThrow('cut');
  });
});

describe('a range request of the map archive', () => {
  it.each([
    ['in the archive', [10, 13], { 'piece-of': '99' }, 'bytes 10-13/99'],
    ['that ends past the archive', [95, 200], { 'piece-of': '99' }, 'bytes 95-98/99'],
    ['of an archive of unknown size', [10, 13], {}, 'bytes 10-13/*'],
  ] as const)(
    '%s is served from the cache as the server would respond',
    async (_, [from, to], headers, contentRange) => {
      const at = rangeUrl('/basemap/nordic.pmtiles', from, to);
      const stored = new Response('abcd', { headers: { ...headers, etag: '"e"' } });
      const { ask } = await device({ responses: { [at]: stored } });
      const range = { headers: { range: `bytes=${from}-${to}` } };
      const response = await ask(requestFor('/basemap/nordic.pmtiles', range));
      expect(response.status).toBe(206);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-range': contentRange,
        'content-length': '4',
        etag: '"e"',
      });
      expect(response.headers.has('piece-of')).toBe(false);
      expect(await response.text()).toBe('abcd');
    },
  );

  it('fails when the range is not stored', async () => {
    const { ask } = await device({});
    const range = { headers: { range: 'bytes=20-23' } };
    await expect(ask(requestFor('/basemap/nordic.pmtiles', range))).rejects.toThrow('cut');
  });
});

it('the town map overlay is served from a bundle for any page', async () => {
  const { ask } = await device({ responses: holds() });
  expect(await text(ask(requestFor(TOWN_MAP), 'a worker of the map'))).toBe('town');
});

describe('a bundle that is being stored', () => {
  const storeOnly = { headers: { [STORE_ONLY_HEADER]: '1' } };

  it('is read back without the network, even if it responds', async () => {
    const { ask, online } = deviceWith(await buildDraftStores({ responses: holds() }));
    online(respondsWith('new'));
    expect(await text(ask(requestFor('/rebus/401', storeOnly)))).toBe('page');
    expect(await text(ask(requestFor(CALL, storeOnly)))).toBe('answer');
    await expect(ask(requestFor('/rebus/402', storeOnly))).rejects.toThrow('store only');
  });

  it('is not served to pages', async () => {
    const complete = await device({ responses: holds() });
    await expect(complete.ask(requestFor('/rebus/401', storeOnly))).rejects.toThrow('store only');
    const draft = deviceWith(await buildDraftStores({ responses: holds() }));
    await expect(draft.ask(navigation('/rebus/401'))).rejects.toThrow('cut');
  });
});

it('served pages are deleted when the page is closed', async () => {
  const stores = await buildStores({ responses: holds() });
  await createServedPages(stores).note('gone', buildBundle());
  await createServedPages(stores).note('open', buildBundle());
  await createServedPages(stores).deleteExcept(new Set(['open']));
  expect(await createServedPages(stores).of('gone')).toBeUndefined();
  expect(await createServedPages(stores).of('open')).toMatchObject({ build: 'one' });
});
