import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { checkPack } from '@varde/content-pack/check-pack';
import type { SiteContext, SiteResponse } from '@varde/contract/site-context';
import { openApp, type TestApp } from '#test/app.ts';
import { describeWithDatabase, importNothing } from '#test/database.ts';
import { folderForAll, folderForTest } from '#test/folder.ts';
import { WAIT } from '#test/wait.ts';
import type { Database } from '#db/database.ts';
import { loadSiteBundle, type PageUrl } from './site-bundle.ts';

const PAGE = `<!doctype html><h1>Varde – guide</h1>${'<p>tekst</p>'.repeat(200)}`;
const SCRIPT_HASHES = ['sha256-own'];
const PRELOADS = '</assets/style.css>; rel=preload; as=style';
const html = { 'content-type': 'text/html; charset=utf-8' };

interface Seen {
  request: Request;
  context: SiteContext;
}

describeWithDatabase('the site', (open) => {
  let server: TestApp;
  let database: Database;
  const folder = folderForAll();
  const seen: Seen[] = [];

  async function render(
    request: Request,
    { context }: { context: SiteContext },
  ): Promise<SiteResponse> {
    seen.push({ request, context });
    const { pathname } = new URL(request.url);
    if (pathname === '/old') return Response.redirect('https://varde.example/new', 308);
    if (pathname === '/gone') return new Response('<h1>404</h1>', { status: 404, headers: html });
    if (pathname === '/cookies') {
      const headers = new Headers(html);
      headers.append('Set-Cookie', 'a=1');
      headers.append('Set-Cookie', 'b=2');
      return new Response('x', { headers });
    }
    if (pathname === '/api') return Response.json(await context.api('/api/v3/themes/?page_size=3'));
    if (pathname === '/failed') {
      context.report(new Error('loader fell over', { cause: new Error('for this reason') }));
      return new Response('<h1>500</h1>', { status: 500, headers: html });
    }
    if (pathname === '/partial') await context.api('/api/v3/themes/?page_size=7');
    if (pathname === '/foreign') return Response.json(await context.api('/healthz'));
    const headers = { ...html, Link: PRELOADS };
    return Object.assign(new Response(PAGE, { headers }), { scriptHashes: SCRIPT_HASHES });
  }

  /** The route `/listed` reads `page`; the others read everything. */
  function readUrl(url: string): PageUrl {
    const { origin, pathname, searchParams } = new URL(url);
    if (pathname !== '/listed') return { url };
    const page = searchParams.get('page');
    return { url: origin + pathname + (page === null ? '' : `?page=${page}`) };
  }

  beforeAll(async () => {
    const site = { clientFolder: folder, fetch: render, readUrl };
    database = await open();
    await importNothing(database);
    server = await openApp(database, { site, env: { VARDE_PUBLIC_URL: 'https://varde.example' } });
  });

  it('lets no content pack have a code that is the first segment of a path of the server', async () => {
    const routes = server.app.printRoutes({ commonPrefix: false });
    const segments = routes.matchAll(/^\S+ \/([a-z0-9-]+)[/ ]/gm);
    // A prefix that has only a wildcard is not in the list.
    const codes = new Set(['assets', ...[...segments].map(([, segment]) => segment)]);
    expect(codes).toContain('healthz');
    const pack = await folderForTest();
    const entries = [...codes].map((code) => `- { code: "${code}", document: 1 }\n`);
    await writeFile(join(pack, 'codes.yaml'), entries.join(''));
    const messages = (await checkPack(pack)).issues.map(({ message }) => message);
    for (const code of codes)
      expect(messages).toContain(`The code "${code}" is the path of a page of the site`);
  });

  it('renders every URL with a policy that allows its own scripts only', async () => {
    const response = await server.get('/article/101');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      vary: expect.stringMatching(/Accept-Language, Cookie/) as string,
      'cache-control': 'no-cache',
      etag: expect.stringMatching(/^".+"$/) as string,
      link: PRELOADS,
    });
    expect(response.payload).toBe(PAGE);
    const policy = String(response.headers['content-security-policy']);
    expect(policy.match(/'(?:sha|nonce)[^']*'/g)).toEqual(["'sha256-own'"]);
  });

  it('renders a page once per language until the content changes', async () => {
    const rendered = async (headers: Record<string, string>): Promise<number> => {
      const before = seen.length;
      await server.get('/kept', headers);
      return seen.length - before;
    };
    expect(await rendered({ 'accept-language': 'sv' })).toBe(1);
    expect(await rendered({ 'accept-language': 'sv-SE,sv;q=0.9' })).toBe(0);
    expect(await rendered({ cookie: 'a=1; language=sv' })).toBe(0);
    expect(await rendered({ cookie: 'language=en', 'accept-language': 'sv' })).toBe(1);
    await sql`notify varde_content`.execute(database.kysely);
    await vi.waitFor(async () => expect(await rendered({ 'accept-language': 'sv' })).toBe(1), WAIT);
  });

  it('renders a page once, whatever parameters a URL has that its route does not read', async () => {
    const before = seen.length;
    for (const query of ['', '?x=1', '?x=2', '?page=2&x=3', '?page=2', '?y=4&page=2'])
      expect((await server.get(`/listed${query}`)).statusCode).toBe(200);
    const urls = seen.slice(before).map(({ request }) => request.url);
    expect(urls).toEqual(['https://varde.example/listed', 'https://varde.example/listed?page=2']);
  });

  it('does not cache a page with a failed section, and caches it once it is complete', async () => {
    const rendered = async (): Promise<number> => {
      const before = seen.length;
      expect((await server.get('/partial')).statusCode).toBe(200);
      return seen.length - before;
    };
    await sql`alter table theme rename to theme_unreadable`.execute(database.kysely);
    expect([await rendered(), await rendered()]).toEqual([1, 1]);
    await sql`alter table theme_unreadable rename to theme`.execute(database.kysely);
    expect([await rendered(), await rendered()]).toEqual([1, 0]);
  });

  it('returns 304 for an unchanged page', async () => {
    const first = await server.get('/article/101');
    const again = await server.get('/article/101', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.payload).toBe('');
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  });

  it('passes path, query, language and the public origin', async () => {
    await server.get('/explore/list/articles?page=2', {
      'accept-language': 'sv',
      host: 'other.example',
    });
    const { request, context } = seen.at(-1) ?? {};
    expect(request?.url).toBe('https://varde.example/explore/list/articles?page=2');
    expect(context).toMatchObject({
      origin: 'https://varde.example',
      language: 'sv',
      environment: 'local',
      productApiKey: 'varde-local',
    });
  });

  it('passes the sign-in configuration', async () => {
    await server.get('/about', { host: 'varde.example' });
    expect(seen.at(-1)?.context.signIn).toEqual({
      gateway: '/gateway',
      loginHost: '/identity',
      account: '/identity/account',
    });
  });

  it('renders the login callback without its parameters', async () => {
    await server.get('/oauth2/callback?code=secret&state=abcdefgh');
    expect(seen.at(-1)?.request.url).toBe('https://varde.example/oauth2/callback');
    const before = seen.length;
    await server.get('/oauth2/callback?code=another&state=abcdefgh');
    expect(seen).toHaveLength(before);
  });

  it('does not mistake a path for another host', async () => {
    await server.get('//evil.example/x');
    expect(new URL(seen.at(-1)?.request.url ?? '').host).toBe('varde.example');
  });

  it('repeats a redirect without rendering again', async () => {
    await server.get('/old', { 'accept-language': 'de' });
    const before = seen.length;
    const { statusCode, headers, payload } = await server.get('/old', { 'accept-language': 'de' });
    expect(statusCode).toBe(308);
    expect(headers).toMatchObject({
      location: 'https://varde.example/new',
      'cache-control': 'no-cache',
    });
    expect(payload).toBe('');
    expect(seen).toHaveLength(before);
  });

  it('forwards status, redirect and cookies', async () => {
    expect((await server.get('/gone')).statusCode).toBe(404);
    const moved = await server.get('/old');
    expect(moved.statusCode).toBe(308);
    expect(moved.headers.location).toBe('https://varde.example/new');
    expect((await server.get('/cookies')).headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });

  it('compresses pages and responds to HEAD without a body', async () => {
    const response = await server.get('/', { 'accept-encoding': 'br' });
    expect(response.headers).toMatchObject({ 'content-encoding': 'br' });
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain(
      '<h1>Varde – guide</h1>',
    );
    const head = await server.app.inject({ method: 'HEAD', url: '/' });
    expect(head.statusCode).toBe(200);
    expect(head.payload).toBe('');
  });

  it('gives loaders the product API through the same routes, and nothing else', async () => {
    const response = await server.get('/api');
    const { status, json } = response.json<Awaited<ReturnType<SiteContext['api']>>>();
    expect(status).toBe(200);
    expect(JSON.parse(json)).toEqual({ items: [], total: 0, page: 1, page_size: 3 });
    // The second response is from the cache.
    expect((await server.get('/api')).json()).toEqual(response.json());
    expect((await server.get('/foreign')).statusCode).toBe(500);
  });

  it('logs why a page failed, with the id that the visitor may report', async () => {
    const response = await server.get('/failed');
    expect(response.statusCode).toBe(500);
    const id = String(response.headers['correlation-id']);
    const lines = server.log
      .filter((line) => line.includes(id))
      .map((line) => JSON.parse(line) as object);
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        msg: 'page failed',
        err: expect.objectContaining({
          message: 'loader fell over',
          cause: expect.objectContaining({ message: 'for this reason' }),
        }),
      }),
    );
  });

  describe('windows of other origins', () => {
    const EDITOR = 'https://editor.example';

    async function headersOf(path: string, env: Record<string, string>) {
      const site = { clientFolder: folder, fetch: render };
      const { headers } = await (await openApp(database, { site, env })).get(path);
      const policy = String(headers['content-security-policy']);
      return {
        frames: policy.split('; ').find((one) => one.startsWith('frame-ancestors')),
        opener: headers['cross-origin-opener-policy'],
      };
    }

    it.each(['/preview', '/preview?document=101', '/sv/preview'])(
      'may frame and reference %s when they are configured',
      async (path) => {
        expect(await headersOf(path, { VARDE_PREVIEW_ORIGINS: EDITOR })).toEqual({
          frames: `frame-ancestors 'self' ${EDITOR}`,
          opener: 'unsafe-none',
        });
      },
    );

    it.each<[string, Record<string, string>]>([
      ['/article/101', { VARDE_PREVIEW_ORIGINS: EDITOR }],
      ['/preview/more', { VARDE_PREVIEW_ORIGINS: EDITOR }],
      ['/preview', {}],
    ])('may neither frame nor reference %s with %j', async (path, env) => {
      expect(await headersOf(path, env)).toEqual({
        frames: "frame-ancestors 'self'",
        opener: 'same-origin',
      });
    });
  });
});

describeWithDatabase('the site without a configured origin', (open) => {
  let server: TestApp;
  const origins: string[] = [];
  beforeAll(async () => {
    const fetch = (_request: Request, { context }: { context: SiteContext }): Response => {
      origins.push(context.origin);
      return new Response('x', { headers: html });
    };
    const database = await open();
    await importNothing(database);
    server = await openApp(database, { site: { clientFolder: import.meta.dirname, fetch } });
  });

  it.each(['varde.example', 'localhost:4000', '[::1]:4000'])(
    'takes the origin from the host %s',
    async (host) => {
      await server.get('/', { host });
      expect(origins.at(-1)).toBe(`http://${host}`);
    },
  );

  it.each(['a"><script>', 'a b', 'a/b', 'user@a', 'a.example:99999'])(
    'rejects the host %j',
    async (host) => expect((await server.get('/', { host })).statusCode).toBe(400),
  );
});

describeWithDatabase('the site without content', (open) => {
  it('responds 503 with how to import, until something is imported', async () => {
    const database = await open();
    const fetch = () => new Response(PAGE, { headers: html });
    const server = await openApp(database, { site: { clientFolder: import.meta.dirname, fetch } });
    const empty = await server.get('/', { accept: 'text/html' });
    expect(empty.statusCode).toBe(503);
    expect(empty.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(empty.payload).toContain('varde import FOLDER');
    await importNothing(database);
    expect((await server.get('/', { accept: 'text/html' })).statusCode).toBe(200);
  });
});

it('loading a site that was not built returns undefined', async () => {
  const folder = await folderForTest();
  expect(await loadSiteBundle(folder)).toBeUndefined();
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'server/server.js'), 'export const x = 1;');
  await expect(loadSiteBundle(folder)).rejects.toThrow('does not export a site');
});
