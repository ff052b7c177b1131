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
  opens,
  ORIGIN,
  buildDraftStores,
  buildPack,
  buildStores,
  type Holding,
} from './testing/build-stores.ts';

it.each<[string, Request, Route]>([
  ['a page', opens('/rebus/401'), 'page'],
  ['the front page', opens('/'), 'page'],
  ["the editors' preview", opens('/preview?document=101'), 'pass'],
  ['the way to sign in', opens('/identity/oauth2/authorize'), 'pass'],
  ['a picture opened alone', opens('/media/image/abc'), 'pass'],
  ['a file of the build', requestFor('/assets/app-x1.js'), 'file'],
  ['a call', requestFor('/api/v3/documents/401?include_media=true'), 'call'],
  [
    'a call with a grant',
    requestFor('/api/v3/documents/1', { headers: { 'unlock-grant': 'x' } }),
    'pass',
  ],
  [
    'a call of who is signed in',
    requestFor('/api/v3/x', { headers: { authorization: 'x' } }),
    'pass',
  ],
  ['what is written', requestFor('/api/v3/documents/1/unlock', { method: 'POST' }), 'pass'],
  ['a picture', requestFor('/media/image/abc?dimension=334x200'), 'picture'],
  ['a piece of the map', requestFor('/basemap/nordic.pmtiles'), 'tiles'],
  ['anything else', requestFor('/favicon.svg'), 'pass'],
  ['a pack that is being stored', requestFor('/api/v3/documents/1', { cache: 'no-cache' }), 'pass'],
  ['a page read back', requestFor('/rebus/401', { headers: { [STORE_ONLY_HEADER]: '1' } }), 'page'],
  ['another host', new Request('https://other.example/assets/app.js'), 'pass'],
])('routeOf knows %s', (_what, request, route) => {
  expect(routeOf(request, ORIGIN)).toBe(route);
});

const CALL = '/api/v3/documents/401?include_media=true&rebus=401';
const cut = () => Promise.reject(new TypeError('cut'));
const respondsWith = (body: string) => () => Promise.resolve(new Response(body));

/** A device that has kept something, with a network to be cut and a server that may have a newer build. */
async function device(...holdings: readonly Holding[]) {
  return deviceWith(await buildStores(...holdings));
}

function deviceWith(stores: CacheStorage) {
  let network: () => Promise<Response> = cut;
  let build = 'one';
  const answering = {
    origin: ORIGIN,
    // As after every start of the worker: nothing is remembered but what is written down.
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
const holds = () => ({ '/rebus/401': new Response('page'), [CALL]: new Response('answer') });

describe('a page', () => {
  it('is never taken from the store while the network answers', async () => {
    const { ask, online } = await device({ holds: holds() });
    online(respondsWith('new'));
    expect(await text(ask(opens('/rebus/401')))).toBe('new');
  });

  it('comes from the store without a network, also with a search that was not stored', async () => {
    const { ask } = await device({ holds: holds() });
    expect(await text(ask(opens('/rebus/401')))).toBe('page');
    expect(await text(ask(opens('/rebus/401?c=60,5')))).toBe('page');
  });

  it('is not taken for another one of the same path', async () => {
    const { ask } = await device({ holds: { '/scan?rebus=401': new Response('scan') } });
    await expect(ask(opens('/scan'))).rejects.toThrow('cut');
  });

  it('comes from the newest pack that holds it', async () => {
    const older = {
      pack: { id: 1, cache: 'older', storedAt: '2026-05-01' },
      holds: { '/a': new Response('old') },
    };
    const newer = {
      pack: { id: 2, cache: 'newer', storedAt: '2026-06-02' },
      holds: { '/a': new Response('new') },
    };
    const { ask } = await device(older, newer);
    expect(await text(ask(opens('/a')))).toBe('new');
  });
});

describe('a page that is not stored', () => {
  const written = `<html><script src="/assets/app.js">1</script><link href="/assets/s.css">${renderToStaticMarkup(
    createElement(OfflineList, { title: 'Stored' }),
  )}</html>`;

  it('is our own, with links to what is stored and without the script of the site', async () => {
    const { ask, stores } = await device({ pack: { title: 'A <b>' } });
    await storeOfflinePage(stores, async (path) =>
      path === '/offline' ? new Response(written) : new Response('style'),
    );
    const response = await ask(opens('/article/101'));
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain('<li><a href="/rebus/401">A &#60;b&#62;</a></li>');
    expect(html).not.toMatch(/<script|hidden/);
    expect(await text(ask(requestFor('/assets/s.css')))).toBe('style');
  });

  it('keeps the list hidden when nothing is stored', async () => {
    const { ask, stores } = await device();
    await storeOfflinePage(stores, async () => new Response(written));
    expect(await text(ask(opens('/article/101')))).toContain('data-stored-packs="" hidden=""');
  });

  it("is the network's own error when nothing could be kept", async () => {
    const { ask } = await device();
    await expect(ask(opens('/article/101'))).rejects.toThrow('cut');
  });
});

describe('a call', () => {
  it("is the network's as long as it answers", async () => {
    const { ask, online } = await device({ holds: holds() });
    online(respondsWith('new'));
    expect(await text(ask(requestFor(CALL)))).toBe('new');
  });

  it('is answered from a pack only at the very address', async () => {
    const { ask } = await device({ holds: holds() });
    expect(await text(ask(requestFor(CALL)))).toBe('answer');
    await expect(ask(requestFor('/api/v3/documents/401?include_media=true'))).rejects.toThrow(
      'cut',
    );
  });

  describe('of a page that came from the store', () => {
    it('gets the answer of its own pack, though the network is back', async () => {
      const { ask, online } = await device({ holds: holds() });
      await ask(opens('/rebus/401'), 'stored');
      online(respondsWith('new'));
      expect(await text(ask(requestFor(CALL), 'stored'))).toBe('answer');
      expect(await text(ask(requestFor(CALL), 'another'))).toBe('new');
    });

    it("reaches a server that still has the page's build", async () => {
      const { ask, online } = await device({ holds: holds() });
      await ask(opens('/rebus/401'), 'stored');
      online(respondsWith('new'));
      expect(await text(ask(requestFor('/api/v3/owners/1'), 'stored'))).toBe('new');
    });

    it('never gets an answer of a server with another build', async () => {
      const { ask, online, deploy } = await device({ holds: holds() });
      await ask(opens('/rebus/401'), 'stored');
      online(respondsWith('of another version'));
      deploy('two');
      expect((await ask(requestFor('/api/v3/owners/1'), 'stored')).type).toBe('error');
      expect(await text(ask(requestFor(CALL), 'stored'))).toBe('answer');
    });
  });
});

describe('parts of a page', () => {
  it('are taken from the build that they are stored with, without asking the network', async () => {
    const { ask, online } = await device({ files: { '/assets/app-1.js': new Response('script') } });
    const network = vi.fn<() => Promise<Response>>(respondsWith('new'));
    online(network);
    expect(await text(ask(requestFor('/assets/app-1.js')))).toBe('script');
    expect(network).not.toHaveBeenCalled();
    expect(await text(ask(requestFor('/assets/app-2.js')))).toBe('new');
  });

  it('give a picture in the size that there is', async () => {
    const { ask } = await device({
      holds: { '/media/image/a?dimension=334x200': new Response('small') },
    });
    expect(await text(ask(requestFor('/media/image/a?dimension=1280x800')))).toBe('small');
    await expect(ask(requestFor('/media/image/b?dimension=334x200'))).rejects.toThrow('cut');
  });
});

describe('a piece of the map', () => {
  const rangeResponse = (bytes: string) =>
    new Response(bytes, { headers: { 'piece-of': '99', etag: '"e"' } });

  it('is answered as the server would, from what is stored', async () => {
    const at = rangeUrl('/basemap/nordic.pmtiles', 10, 13);
    const { ask } = await device({ holds: { [at]: rangeResponse('abcd') } });
    const range = { headers: { range: 'bytes=10-13' } };
    const response = await ask(requestFor('/basemap/nordic.pmtiles', range));
    expect([
      response.status,
      response.headers.get('content-range'),
      response.headers.get('etag'),
    ]).toEqual([206, 'bytes 10-13/99', '"e"']);
    expect(await response.text()).toBe('abcd');
  });

  it('is missing when it was not stored', async () => {
    const { ask } = await device({});
    const range = { headers: { range: 'bytes=20-23' } };
    await expect(ask(requestFor('/basemap/nordic.pmtiles', range))).rejects.toThrow('cut');
  });
});

describe('the plan of a map', () => {
  const townMapPath = '/basemap/plan.geojson';

  it("is the network's as long as it answers", async () => {
    const { ask, online } = await device({ holds: { [townMapPath]: new Response('stored') } });
    online(respondsWith('new'));
    expect(await text(ask(requestFor(townMapPath)))).toBe('new');
  });

  it('is what a pack has stored, whichever page asks', async () => {
    const { ask } = await device({ holds: { [townMapPath]: new Response('stored') } });
    expect(await text(ask(requestFor(townMapPath), 'a worker of the map'))).toBe('stored');
  });
});

describe('a pack that is being stored', () => {
  const storeOnly = { headers: { [STORE_ONLY_HEADER]: '1' } };

  it('is read back without the network, however well it answers', async () => {
    const { ask, online } = deviceWith(await buildDraftStores({ holds: holds() }));
    online(respondsWith('new'));
    expect(await text(ask(requestFor('/rebus/401', storeOnly)))).toBe('page');
    expect(await text(ask(requestFor(CALL, storeOnly)))).toBe('answer');
    await expect(ask(requestFor('/rebus/402', storeOnly))).rejects.toThrow('store only');
  });

  it('is not taken for what is whole already', async () => {
    const complete = await device({ holds: holds() });
    await expect(complete.ask(requestFor('/rebus/401', storeOnly))).rejects.toThrow('store only');
    const draft = deviceWith(await buildDraftStores({ holds: holds() }));
    await expect(draft.ask(opens('/rebus/401'))).rejects.toThrow('cut');
  });
});

it('forgets of closed pages that they came from the store', async () => {
  const stores = await buildStores({ holds: holds() });
  await createServedPages(stores).note('gone', buildPack());
  await createServedPages(stores).note('open', buildPack());
  await createServedPages(stores).forget(new Set(['open']));
  expect(await createServedPages(stores).of('gone')).toBeUndefined();
  expect(await createServedPages(stores).of('open')).toMatchObject({ build: 'one' });
});
