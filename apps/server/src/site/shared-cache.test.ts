/** Servers whose pages are stored by a shared cache in front, played by an HTTP server. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SiteContext } from '@varde/contract/site-context';
import { openApp, type TestApp } from '#test/app.ts';
import { importApiPack, markdown, openApiPack, type ApiServer } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { WAIT } from '#test/wait.ts';
import { createSharedCache, sharedPageHeaders } from './shared-cache.ts';

/** What each page is rendered from. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/article/101': ['documents/101', 'documents/102'],
  '/article/102': ['documents/102'],
  '/article/106': ['documents/106'],
  '/group/301': ['documents/301'],
  '/owner/bryggen': ['owners/bryggen'],
  '/explore/list/articles': ['documents/?schemas=article&page_size=50'],
  '/themes': ['themes/'],
};

const site = {
  clientFolder: import.meta.dirname,
  async fetch(request: Request, { context }: { context: SiteContext }): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/gone') return new Response('404', { status: 404, headers: HTML });
    if (pathname === '/1001') {
      await context.api('/api/v3/qr-codes/1001/code');
      return Response.redirect(`${ORIGIN}/article/101`, 307);
    }
    const bodies = [];
    for (const path of PAGES[pathname] ?? [])
      bodies.push((await context.api(`/api/v3/${path}`)).json);
    return new Response(`${context.language} ${JSON.stringify(bodies)}`, { headers: HTML });
  },
};
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const ORIGIN = 'https://varde.example';

/** Notes the keys that it is told to purge. */
async function openCache() {
  const purged: string[] = [];
  let isDown = false;
  const server: Server = createServer(({ method, headers }, response) => {
    response.statusCode = isDown ? 503 : 200;
    if (!isDown && method === 'PURGE') purged.push(...String(headers['surrogate-key']).split(' '));
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    purged,
    setDown: (down: boolean) => (isDown = down),
    close: () => server.close(),
  };
}

describeWithDatabase('pages in a shared cache', (open) => {
  let cache: Awaited<ReturnType<typeof openCache>>;
  let content: ApiServer;
  let servers: TestApp[];
  beforeAll(async () => {
    cache = await openCache();
    content = await openApiPack(open);
    const start = (port: string) => {
      const settings = { VARDE_PUBLIC_URL: ORIGIN, VARDE_SHARED_CACHES: cache.url, PORT: port };
      return openApp(content.database, { ...content, site, env: settings });
    };
    servers = [await start('4001'), await start('4002')];
    await vi.waitUntil(() => cache.purged.length === 2, WAIT);
    // On a busy machine comparisons need more time than they have, and what is left is purged.
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  });
  afterAll(() => {
    vi.useRealTimers();
    cache.close();
  });

  const read = async (path: string, server = servers[0]) => {
    const { headers, payload, statusCode } = await (server as TestApp).get(path, {
      'x-varde-language': 'sv',
    });
    return { headers, payload, statusCode, keys: String(headers['surrogate-key']).split(' ') };
  };

  it('a page may be stored for a minute where the cache in front names the language', async () => {
    const { headers, payload } = await read('/article/101');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'cdn-cache-control': 'max-age=60',
      vary: 'Accept-Encoding, X-Varde-Language',
      etag: expect.stringMatching(/^".+"$/) as string,
    });
    expect(payload).toMatch(/^sv /);
  });

  it.each([
    ['accept-language', 'sv'],
    ['cookie', 'language=sv'],
  ])(
    'a page is revalidated by all caches where the language follows from %s: %s',
    async (name, value) => {
      const response = await (servers[0] as TestApp).get('/article/101', { [name]: value });
      expect(response.payload).toMatch(/^sv /);
      expect(response.headers['cdn-cache-control']).toBeUndefined();
      expect(response.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
    },
  );

  it('a cookie does not change the page of a language that the cache names', async () => {
    const headers = { cookie: 'language=en', 'x-varde-language': 'sv' };
    const response = await (servers[0] as TestApp).get('/article/102', headers);
    expect(response.payload).toMatch(/^sv /);
  });

  it.each(['x-default', 'tlh', ''])('language %j leads to the default one', async (language) => {
    const headers = { 'x-varde-language': language };
    const response = await (servers[0] as TestApp).get('/themes', headers);
    expect(response.payload).toMatch(/^no /);
  });

  it('the redirect of a code is stored, and purged when its target changes', async () => {
    const pointTo = (document: number) =>
      importApiPack(content, { 'codes.yaml': `- { code: "1001", document: ${document} }\n` });
    await pointTo(101);
    const { statusCode, headers, keys } = await read('/1001');
    expect(statusCode).toBe(307);
    expect(headers).toMatchObject({
      location: `${ORIGIN}/article/101`,
      'cdn-cache-control': 'max-age=60',
      vary: 'Accept-Encoding, X-Varde-Language',
    });
    const [, , , ofCode] = keys;
    await pointTo(102);
    await expect.poll(() => cache.purged, WAIT).toContain(ofCode);
  });

  it('an error page is not stored', async () => {
    const { headers, statusCode } = await read('/gone');
    expect([statusCode, headers['cdn-cache-control']]).toEqual([404, undefined]);
  });

  it('without a shared cache in the settings no page is stored, whatever a request names', async () => {
    const server = await openApp(content.database, { ...content, site });
    const { headers, payload } = await read('/article/101', server);
    expect(payload).toMatch(/^no /);
    expect(headers).not.toHaveProperty('cdn-cache-control');
    expect(headers).not.toHaveProperty('surrogate-key');
    await server.close();
  });

  let edited: Record<string, string> = {};
  async function edit(id: number, title: string, text: string): Promise<void> {
    const file = markdown({ front: `id: ${id}\nowner: bryggen`, title, text });
    edited = { ...edited, [`articles/${id}.md`]: file };
    await importApiPack(content, edited);
  }

  let edits = 0;
  const readOnAllServers = () =>
    Promise.all(servers.flatMap((server) => Object.keys(PAGES).map((path) => read(path, server))));

  /** How often a page has been purged: once by each server that had rendered it. */
  const purgesOf = (keys: readonly string[]) =>
    cache.purged.filter((key) => keys.includes(key)).length;

  /** All servers have read the content, with no edit of another test, and have purged for it. */
  async function restoreContent(): Promise<void> {
    await readOnAllServers();
    const { keys } = await read('/article/106');
    cache.purged.length = 0;
    edited = {};
    await edit(106, 'Østfold', `Ingress.\n\nUtgave ${(edits += 1)}.`);
    await expect.poll(() => purgesOf(keys), WAIT).toBe(servers.length);
    await readOnAllServers();
    cache.purged.length = 0;
  }

  it('an import purges exactly the pages whose bytes change, on all servers', async () => {
    await restoreContent();
    const readAll = async () =>
      new Map(
        await Promise.all(
          Object.keys(PAGES).map(async (path, index) => {
            const { payload, keys } = await read(path, servers[index % servers.length]);
            return [path, { payload, keys }] as const;
          }),
        ),
      );
    const before = await readAll();
    await edit(102, 'Bryggen i Bergen', 'Ingress.\n\nTekst.');
    const purgedPages = () =>
      [...before]
        .filter(([, { keys }]) => keys.some((key) => cache.purged.includes(key)))
        .map(([path]) => path);
    await expect.poll(() => purgedPages().length, WAIT).toBeGreaterThan(0);
    const after = await readAll();
    const changedPages = [...before.keys()].filter(
      (path) => before.get(path)?.payload !== after.get(path)?.payload,
    );
    expect(changedPages).toContain('/article/101');
    expect(changedPages).not.toContain('/article/106');
    await expect.poll(purgedPages, WAIT).toEqual(changedPages);
  });

  it('an edited text does not purge lists, which do not show when it was edited', async () => {
    await restoreContent();
    const [page, list] = [await read('/article/106'), await read('/explore/list/articles')];
    await edit(106, 'Østfold', 'Ingress.\n\nMer tekst.');
    const keysOf = ({ keys }: typeof page) => keys.filter((key) => cache.purged.includes(key));
    await expect.poll(() => purgesOf(page.keys), WAIT).toBe(servers.length);
    expect(keysOf(page)).toHaveLength(1);
    expect(keysOf(list)).toEqual([]);
  });

  it('purges after a cache was down', async () => {
    await restoreContent();
    const { keys } = await read('/article/106');
    cache.setDown(true);
    cache.purged.length = 0;
    const text = { front: 'id: 106\nowner: bryggen', title: 'Østfold fylke' };
    await importApiPack(content, { 'articles/106.md': markdown(text) });
    await expect.poll(async () => (await read('/article/106')).payload, WAIT).toContain('fylke');
    cache.setDown(false);
    // Once more where it was rendered from the old response in the meantime.
    await expect.poll(() => purgesOf(keys), WAIT).toBeGreaterThanOrEqual(servers.length);
  });

  it('a server that starts again purges what it rendered before, and nothing of others', async () => {
    const [first, second] = [await read('/themes'), await read('/themes', servers[1])];
    cache.purged.length = 0;
    const ownOf = ({ keys }: typeof first) => keys.find((key) => key.startsWith('server-'));
    const env = { VARDE_PUBLIC_URL: ORIGIN, VARDE_SHARED_CACHES: cache.url, PORT: '4001' };
    const again = await openApp(content.database, { ...content, site, env });
    await expect.poll(() => cache.purged, WAIT).toContain(ownOf(first));
    expect(ownOf(second)).toBeDefined();
    expect(cache.purged).not.toContain(ownOf(second));
    await again.close();
  });
});

it.each([
  ['before it', ['old'], true],
  // An import announces itself after its content can be read.
  ['before it and since', ['old', 'new'], true],
  ['since', ['new'], false],
])('a change purges a page that was rendered %s', async (_, versions, isPurged) => {
  const purged: string[] = [];
  const { promise: compared, resolve } = Promise.withResolvers<void>();
  const cache = createSharedCache({
    read: async () => 'new',
    purge: async (keys) => {
      purged.push(...keys);
      resolve();
    },
    server: 'one',
    onError: (error) => expect.unreachable(String(error)),
  });
  const keys = versions.map((version) => cache.headersOf([{ path: 'documents/101', version }]));
  cache.clear();
  await compared;
  const [, , own = ''] = keys[0]?.['Surrogate-Key']?.split(' ') ?? [];
  expect(purged).toEqual(isPurged ? [own] : []);
});

it('compares what most pages were rendered from first, and searches last, after the first purge', async () => {
  const done: string[] = [];
  const { promise: purged, resolve } = Promise.withResolvers<void>();
  const cache = createSharedCache({
    read: async (path) => {
      done.push(path);
      return 'new';
    },
    purge: (keys) => {
      done.push(`${keys.length} purged`);
      if (done.length === 6) resolve();
      // A cache that does not respond.
      return new Promise(() => {});
    },
    server: 'one',
    onError: (error) => expect.unreachable(String(error)),
  });
  const search = 'documents/?page_size=20&search=kirke';
  const other = 'documents/?search=kyrka';
  for (const path of [search, other, 'documents/102', 'site', 'site', 'site', search, search])
    cache.headersOf([{ path, version: 'old' }]);
  cache.clear();
  await purged;
  expect(done).toEqual(['site', 'documents/102', '2 purged', search, other, '2 purged']);
});

it.each([
  [0, 'max-age=60'],
  [59_999, 'max-age=60'],
  [60_000, 'max-age=5'],
])('a page that was rendered %i ms ago is stored for %s', (ageMs, expected) => {
  expect(sharedPageHeaders(ageMs)['CDN-Cache-Control']).toBe(expected);
});
