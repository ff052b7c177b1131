/** Repeated requests over HTTP, beside the app's own responses. */
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type ApiServer, importApiPack, markdown, openApiPack } from '#test/api-pack.ts';
import { API_KEY, openApp, PREVIEW_KEY, type TestApp } from '#test/app.ts';
import { describeWithDatabase } from '#test/database.ts';
import { folderForAll } from '#test/folder.ts';
import { bodyOf, exchange, headersOf, type Sent, statusOf } from '#test/raw-http.ts';
import { WAIT } from '#test/wait.ts';
import type { SiteBundle } from '#site/site-bundle.ts';
import { FRESH_MS } from './response-cache.ts';
import { createStartupServer, type StartupServer } from './startup-server.ts';

const DOCUMENT = '/api/v3/documents/101?include_media=true';
const PAGE = '/article/101';
const TOWN_MAP = '/basemap/plan.geojson';
const FORWARDED = { 'X-Forwarded-Host': 'proxied.example', 'X-Forwarded-Proto': 'https' };

/** A server as in production: the app behind the server that listens. */
interface Listening extends TestApp {
  readonly server: StartupServer;
  readonly port: number;
}

const VARYING = /^(date|correlation-id): .*\r\n/gim;

/** The response with its varying headers blanked, byte for byte. */
function withoutVarying(bytes: Buffer): string {
  const [head = '', ...body] = bytes.toString('latin1').split('\r\n\r\n');
  return [`${head}\r\n`.replace(VARYING, '$1: …\r\n'), ...body].join('\r\n\r\n');
}

describeWithDatabase('ready responses', (open) => {
  let api: ApiServer;
  let live: Listening;
  const folder = folderForAll();

  /** Pages name what they depend on: language, URL, the document's title. */
  const site: SiteBundle = {
    clientFolder: folder,
    fetch: async (request, { context }) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/missing') return new Response('none', { status: 404 });
      const { json } = await context.api(DOCUMENT);
      const html = `${context.language} ${request.url} ${json} ${'å'.repeat(50)}`;
      return new Response(html, { headers: { 'Content-Type': 'text/html' } });
    },
  };

  async function listen(env: Record<string, string> = {}): Promise<Listening> {
    const server = createStartupServer();
    const app = await openApp(api.database, { ...api, site, server, env });
    await app.app.ready();
    const port = await server.listen('127.0.0.1', 0);
    server.open();
    const close = async (): Promise<void> => {
      await server.close(0);
      await app.close();
    };
    closings.push(close);
    return { ...app, server, port };
  }
  const closings: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    api = await openApiPack(open);
    live = await listen();
    return async () => {
      for (const close of closings.splice(0)) await close();
    };
  });
  afterEach(() => void vi.useRealTimers());

  /** Responses that the app has not seen. */
  async function countOf({ get }: TestApp): Promise<number> {
    const { payload } = await get('/metrics');
    return Number(/^varde_ready_responses_total (\d+)$/m.exec(payload)?.[1]);
  }

  /** The same request twice, and whether the app saw the second. */
  async function twice(sent: Sent, on = live) {
    const first = await exchange(on.port, sent);
    const before = await countOf(on);
    const second = await exchange(on.port, sent);
    return { first, second, isReady: (await countOf(on)) > before };
  }

  it.each<[string, Sent]>([
    ['JSON', { url: DOCUMENT }],
    ['JSON with br', { url: DOCUMENT, headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } }],
    ['JSON with gzip', { url: DOCUMENT, headers: { 'Accept-Encoding': 'gzip' } }],
    ['JSON with zstd alone', { url: DOCUMENT, headers: { 'Accept-Encoding': 'zstd' } }],
    ['JSON for another origin', { url: DOCUMENT, headers: { Origin: 'https://other.example' } }],
    ['JSON that the client has', { url: DOCUMENT, headers: { 'If-None-Match': '*' } }],
    ['HEAD of JSON', { method: 'HEAD', url: DOCUMENT }],
    ['a list', { url: '/api/v3/documents/?page_size=3&unknown=1' }],
    ['the town map', { url: TOWN_MAP }],
    ['a page', { url: PAGE }],
    ['a page with br', { url: PAGE, headers: { 'Accept-Encoding': 'br;q=1, gzip;q=0.5' } }],
    ['a page with gzip', { url: PAGE, headers: { 'Accept-Encoding': 'gzip' } }],
    ['a page in a language', { url: PAGE, headers: { 'Accept-Language': 'sv,en;q=0.5' } }],
    ['a page in the stored language', { url: PAGE, headers: { Cookie: 'language=en; env=x' } }],
    ['a page that the client has', { url: PAGE, headers: { 'If-None-Match': '*' } }],
    ['HEAD of a page', { method: 'HEAD', url: PAGE, headers: { 'Accept-Encoding': 'br' } }],
    ['a page for another host', { url: PAGE, headers: { Host: 'other.example:8080' } }],
  ])('%s, repeated, has the bytes of the first response', async (_what, sent) => {
    const { first, second, isReady } = await twice(sent);
    expect(isReady).toBe(true);
    expect(statusOf(first)).toBe('If-None-Match' in (sent.headers ?? {}) ? 304 : 200);
    expect(withoutVarying(second)).toBe(withoutVarying(first));
  });

  it.each<[string, Sent]>([
    ['with an access token', { url: DOCUMENT, headers: { Authorization: 'Bearer x' } }],
    ['of an editor', { url: DOCUMENT, headers: { 'Preview-Key': PREVIEW_KEY } }],
    ['with a grant', { url: DOCUMENT, headers: { 'Unlock-Grant': 'x' } }],
    ['for a part', { url: DOCUMENT, headers: { Range: 'bytes=0-9' } }],
    ['with a body', { url: DOCUMENT, headers: { 'Content-Length': '0' } }],
    ['with the cookie of a session', { url: PAGE, headers: { Cookie: 'language=no; session=1' } }],
    ['with another key', { url: DOCUMENT, headers: { 'api-key': 'wrong' } }],
    ['without a key', { url: DOCUMENT, headers: { 'api-key': '' } }],
    ['that is refused', { url: '/api/v3/documents/x' }],
    ['for what is missing', { url: '/api/v3/documents/999999' }],
    ['for a page that is missing', { url: '/missing' }],
    ['for a visitor’s own', { url: '/api/v3/user-settings/current' }],
    ['that no cache is for', { url: '/healthz' }],
    ['that writes', { method: 'POST', url: DOCUMENT }],
    ['of another method', { method: 'OPTIONS', url: DOCUMENT }],
  ])('a request %s always goes to the app', async (_what, sent) => {
    await twice({ url: sent.url });
    const { first, second, isReady } = await twice(sent);
    expect(isReady).toBe(false);
    expect(statusOf(second)).toBe(statusOf(first));
  });

  it('a page that the framework compresses on its way always goes to the app', async () => {
    // A weight out of range, which only the framework takes.
    const { second, isReady } = await twice({
      url: PAGE,
      headers: { 'Accept-Encoding': 'gzip;q=2' },
    });
    expect([statusOf(second), isReady]).toEqual([200, false]);
    expect(headersOf(second).get('content-encoding')).toBe('gzip');
  });

  it('a page that comes with a cookie always goes to the app', async () => {
    const one = await listen({ VARDE_ENVIRONMENTS: 'kurs=https://kurs.example' });
    const back = { url: `${PAGE}?env=local`, headers: { Cookie: 'env=kurs' } };
    const { second, isReady } = await twice(back, one);
    expect([statusOf(second), isReady]).toEqual([200, false]);
    expect(headersOf(second).get('set-cookie')).toMatch(/^env=local;/);
  });

  it('sends compressed bodies that unpack to the plain one', async () => {
    const plain = bodyOf((await twice({ url: PAGE })).second);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [encoding, unpacked] of Object.entries(unpack)) {
      const { second } = await twice({ url: PAGE, headers: { 'Accept-Encoding': encoding } });
      expect(unpacked(bodyOf(second)).equals(plain)).toBe(true);
    }
  });

  it('sends a 304 for exactly the tag that it has sent', async () => {
    const { second } = await twice({ url: PAGE });
    const tag = headersOf(second).get('etag') ?? '';
    const known = await twice({ url: PAGE, headers: { 'If-None-Match': tag } });
    expect([statusOf(known.second), bodyOf(known.second).length]).toEqual([304, 0]);
    const other = await twice({ url: PAGE, headers: { 'If-None-Match': '"other"' } });
    expect([statusOf(other.second), other.isReady]).toEqual([200, true]);
  });

  it('gives each response a correlation id, and returns the caller’s', async () => {
    const [one, two] = [(await twice({ url: PAGE })).second, (await twice({ url: PAGE })).second];
    expect(headersOf(one).get('correlation-id')).not.toBe(headersOf(two).get('correlation-id'));
    const id = 'f5314cf2-188a-46fb-b8bc-1759db4c32a6';
    const { second, isReady } = await twice({ url: PAGE, headers: { 'Correlation-Id': id } });
    expect([headersOf(second).get('correlation-id'), isReady]).toEqual([id, true]);
  });

  it('logs and counts like the app', async () => {
    const url = '/api/v3/documents/102';
    const series =
      /^varde_http_request_duration_seconds_count\{.*"\/api\/v3\/documents\/:id".*"200"\} (\d+)$/m;
    const total = async () => Number(series.exec((await live.get('/metrics')).payload)?.[1] ?? 0);
    const hits = async () =>
      Number(/^varde_answers_hits_total (\d+)$/m.exec((await live.get('/metrics')).payload)?.[1]);
    const [counted, hit] = [await total(), await hits()];
    live.log.length = 0;
    const { isReady } = await twice({ url });
    expect(isReady).toBe(true);
    await vi.waitFor(async () => expect(await total()).toBe(counted + 2), WAIT);
    expect(await hits()).toBe(hit + 1);
    const lines = live.log.filter((line) => line.includes('/documents/:id'));
    expect(lines).toHaveLength(2);
    const [app, ready] = lines.map((line) =>
      line.replaceAll(/("(?:time|correlation_id)":)"[^"]+"/g, '$1…').replace(/"ms":[\d.]+/, ''),
    );
    expect(ready).toBe(app);
  });

  it('differs by language, host, URL and method', async () => {
    const bodies = new Set<string>();
    const requests: Sent[] = [
      { url: PAGE },
      { url: `${PAGE}?x=1` },
      { url: PAGE, headers: { Host: 'other.example' } },
      { url: PAGE, headers: { 'Accept-Language': 'sv' } },
      { url: PAGE, headers: { Cookie: 'language=en' } },
      { method: 'HEAD', url: PAGE },
    ];
    for (const sent of requests) bodies.add(bodyOf((await twice(sent)).second).toString());
    expect(bodies.size).toBe(requests.length);
  });

  it('is requested from the app again after a minute', async () => {
    await twice({ url: DOCUMENT });
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + FRESH_MS);
    const before = await countOf(live);
    await exchange(live.port, { url: DOCUMENT });
    expect(await countOf(live)).toBe(before);
    expect((await twice({ url: DOCUMENT })).isReady).toBe(true);
  });

  it('holds nothing from before an import, on any server', async () => {
    const other = await listen();
    for (const on of [live, other]) for (const url of [PAGE, DOCUMENT]) await twice({ url }, on);
    const title = 'Et helt nytt navn';
    const file = markdown({ front: 'id: 101\nowner: bryggen', title });
    await importApiPack(api, { 'articles/101.md': file });
    for (const on of [live, other])
      for (const url of [PAGE, DOCUMENT])
        await vi.waitFor(
          async () => expect(bodyOf(await exchange(on.port, { url })).toString()).toContain(title),
          WAIT,
        );
  });

  it('asks the client to close the connection while the server stops', async () => {
    const one = await listen();
    await twice({ url: PAGE }, one);
    const url = `http://127.0.0.1:${one.port}${PAGE}`;
    const agent = new Agent({ keepAlive: true });
    const connectionOf = async (): Promise<unknown> => {
      const [response] = (await once(request(url, { agent }).end(), 'response')) as [
        IncomingMessage,
      ];
      await once(response.resume(), 'end');
      return response.headers.connection;
    };
    expect([await connectionOf(), await connectionOf()]).toEqual(['keep-alive', 'keep-alive']);
    const before = await countOf(one);
    // Longer than a request is on its way on a busy machine.
    const stopping = one.server.close(2_000);
    expect([await connectionOf(), await countOf(one)]).toEqual(['close', before + 1]);
    await stopping;
  });

  it('trusts forwarding headers only of a proxy', async () => {
    const plain = await twice({ url: PAGE, headers: FORWARDED });
    expect(bodyOf(plain.second).toString()).toContain('http://guide.example/');
    const behind = await listen({ VARDE_TRUSTED_PROXIES: '127.0.0.1' });
    const { second, isReady } = await twice({ url: PAGE, headers: FORWARDED }, behind);
    expect(isReady).toBe(true);
    expect(bodyOf(second).toString()).toContain('https://proxied.example/');
    const direct = await twice({ url: PAGE }, behind);
    expect(bodyOf(direct.second).toString()).toContain('http://guide.example/');
  });

  it('gives a shared cache the page of the language that it names', async () => {
    const env = { VARDE_PUBLIC_URL: 'https://guide.example', VARDE_SHARED_CACHES: '-' };
    const shared = await listen(env);
    const responses: string[] = [];
    for (const language of ['no', 'sv', '']) {
      const headers = { 'X-Varde-Language': language };
      const { first, second, isReady } = await twice({ url: PAGE, headers }, shared);
      expect(isReady).toBe(true);
      expect(withoutVarying(second)).toBe(withoutVarying(first));
      responses.push(`${headersOf(second).get('cdn-cache-control')} ${bodyOf(second)[0]}`);
    }
    const [no, sv] = ['n', 's'].map((letter) => `max-age=60 ${letter.charCodeAt(0)}`);
    expect(responses).toEqual([no, sv, expect.stringMatching(/^undefined/)]);
  });

  it('sends for any headers what the app would send', async () => {
    const word = fc.constantFrom('no', 'sv', 'en', '*', '', ';', '"x"', 'undefined', 'gzip', 'br');
    const headers = fc.record(
      {
        'Accept-Encoding': word,
        'Accept-Language': word,
        Cookie: fc
          .array(fc.tuple(fc.constantFrom('language', 'env', 'x', ' language'), word))
          .map((pairs) => pairs.map((pair) => pair.join('=')).join('; ')),
        'If-None-Match': word,
        Origin: word,
        'X-Varde-Language': word,
        'X-No-Compression': word,
        Accept: word,
      },
      { requiredKeys: [] },
    );
    const request = fc.record({
      url: fc.constantFrom(PAGE, DOCUMENT, `${PAGE}?env=local`),
      method: fc.constantFrom('GET', 'HEAD'),
      headers,
    });
    await fc.assert(
      fc.asyncProperty(request, async (sent) => {
        const [first, second] = [await exchange(live.port, sent), await exchange(live.port, sent)];
        expect(withoutVarying(second)).toBe(withoutVarying(first));
        const called = { ...sent.headers, host: 'guide.example', 'api-key': API_KEY };
        const given = Object.fromEntries(Object.entries(called).filter(([, value]) => value));
        const app = await live.app.inject({
          ...sent,
          method: sent.method as 'GET',
          headers: given,
        });
        expect(bodyOf(second).equals(app.rawPayload)).toBe(true);
        expect(statusOf(second)).toBe(app.statusCode);
      }),
      { numRuns: 80 },
    );
  });
});
