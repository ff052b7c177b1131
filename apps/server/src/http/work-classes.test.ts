import { mkdir } from 'node:fs/promises';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DirectConnection } from '#db/database.ts';
import { copyApiPack } from '#test/api-pack.ts';
import { API_KEY, openApp, type TestApp } from '#test/app.ts';
import { describeWithDatabase } from '#test/database.ts';
import { folderForAll } from '#test/folder.ts';
import { openMediaStore } from '#media/storage/media.store.ts';
import type { SiteBundle } from '#site/site-bundle.ts';
import { createWorkClasses } from './work-classes.ts';
import { Overloaded, type WorkQueue } from './work-queue.ts';

/** More than all turns and places of searches. */
const FLOOD = 150;
/** Those of pages. */
const PAGES = 206;
const ATTACKER = '192.0.2.66';
const VISITOR = '192.0.2.7';

describeWithDatabase('under a flood', (open) => {
  let server: TestApp;
  let database: Awaited<ReturnType<typeof open>>;
  const folder = folderForAll();
  let holding: DirectConnection | undefined;
  let release = (): void => {};
  let held: Promise<void> | undefined;

  /** A page shows a document; `/search` searches; `/held/…` renders until `release`. */
  const fetchPage: SiteBundle['fetch'] = async (request, { context }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.includes('/held/')) await held;
    const path = pathname === '/search' ? `?search=${search.slice(3)}` : '101';
    const { status } = await context.api(`/api/v3/documents/${path}`);
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new Response(`<h1>${status}</h1>`, { status: status === 200 ? 200 : 500, headers });
  };

  beforeAll(async () => {
    const mediaFolder = join(folder, 'media');
    database = await open(await copyApiPack(mediaFolder));
    await mkdir(join(folder, 'client'), { recursive: true });
    const mediaStore = await openMediaStore(mediaFolder);
    const site: SiteBundle = {
      clientFolder: join(folder, 'client'),
      fetch: fetchPage,
      readUrl: (url) => ({ url, isSearch: url.includes('/search?') }),
    };
    server = await openApp(database, { mediaStore, site });
    // On a busy machine some would have waited too long before all wait.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterAll(() => void vi.useRealTimers());
  afterEach(async () => {
    release();
    await holding?.end();
    holding = undefined;
  });

  /** Every search waits for this lock; nothing else does. */
  async function holdSearches(): Promise<void> {
    holding = await database.connectDirectly();
    await holding.client.query('begin; lock table search_word in access exclusive mode');
  }
  const countHeld = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.kysely);
    return rows[0]?.count ?? 0;
  };
  const request = (url: string, remoteAddress = VISITOR): Promise<LightMyRequestResponse> =>
    server.app.inject({
      url,
      remoteAddress,
      headers: { 'api-key': API_KEY, accept: 'text/html', 'accept-language': 'sv' },
    });
  const search = (nr: number | string, address = ATTACKER) =>
    request(`/api/v3/documents/?search=ord${nr}`, address);
  const floodOf = (count: number, send: (nr: number) => Promise<LightMyRequestResponse>) =>
    Array.from({ length: count }, (_, nr) => send(nr));
  /** Requests of a class that run, wait or have been refused, since the start of the server. */
  const countWork = async (name: string) => {
    const { payload } = await request('/metrics');
    const read = (metric: string) =>
      Number(new RegExp(`^${metric}\\{class="${name}"\\} (\\d+)$`, 'm').exec(payload)?.[1] ?? 0);
    const [running, waiting] = [read('varde_work_running'), read('varde_work_waiting')];
    const refused = read('varde_work_refused_total');
    return { running, waiting, refused, all: running + waiting + refused };
  };
  const untilWaiting = (name: string, waiting: number): Promise<void> =>
    expect.poll(() => countWork(name)).toMatchObject({ waiting });
  const untilHeld = (): Promise<void> => expect.poll(countHeld).toBeGreaterThan(0);
  const statusesOf = async (flood: readonly Promise<LightMyRequestResponse>[]) =>
    (await Promise.all(flood)).map(({ statusCode }) => statusCode);

  it.each([
    ['the API', (nr: number) => search(nr)],
    ['the search page', (nr: number) => request(`/search?q=ord-${nr}`, ATTACKER)],
  ])('pages and documents are answered while searches by %s are held', async (_, send) => {
    await holdSearches();
    const flood = floodOf(FLOOD, send);
    await untilHeld();
    const path = `/a-page-${send.length}-${FLOOD}`;
    expect((await request(path, ATTACKER)).statusCode).toBe(200);
    expect((await request('/api/v3/documents/102', ATTACKER)).statusCode).toBe(200);
    await holding?.end();
    const statuses = await statusesOf(flood);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });

  it('a search that has no place in the queue is refused with Retry-After', async () => {
    await holdSearches();
    const flood = floodOf(FLOOD, (nr) => search(`full${nr}`));
    const refused = await Promise.race(flood);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toMatchObject({
      'retry-after': '2',
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
    });
    expect(refused.json()).toMatchObject({ type: '/problems/overloaded', status: 503 });
    await untilWaiting('search', 50);
    const { running, refused: count } = await countWork('search');
    expect(running).toBeGreaterThan(0);
    expect(count).toBeGreaterThan(0);
    await holding?.end();
    await Promise.all(flood);
  });

  it.each([
    ['of one address', () => ATTACKER],
    ['of all networks of one customer (IPv6 /48)', (nr: number) => `2001:db8:7:${nr + 1}::9`],
  ])('another address gets its turn before the rest of a flood %s', async (who, addressOf) => {
    await holdSearches();
    const { all: before } = await countWork('search');
    const order: string[] = [];
    const note = async (name: string, response: Promise<LightMyRequestResponse>) => {
      const { statusCode } = await response;
      if (statusCode === 200) order.push(name);
      return statusCode;
    };
    const flood = Array.from({ length: FLOOD }, (_, nr) =>
      note('flood', search(`${who.length}fair${nr}`, addressOf(nr))),
    );
    await expect.poll(() => countWork('search')).toMatchObject({ all: before + FLOOD });
    await untilHeld();
    const { refused } = await countWork('search');
    const visitor = note('visitor', search(`${who.length}visitor`, VISITOR));
    // It has taken the place of one of the flood.
    await expect.poll(() => countWork('search')).toMatchObject({ refused: refused + 1 });
    await holding?.end();
    expect(await visitor).toBe(200);
    await Promise.all(flood);
    expect(order.length).toBeGreaterThan(20);
    expect(order.indexOf('visitor')).toBeLessThan(6);
  });

  it('a client that disconnects leaves the queue, and its statement is cancelled', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    await holdSearches();
    const clients = Array.from({ length: 20 }, (_, nr) => {
      const path = `/api/v3/documents/?search=left${nr}`;
      return get({ port, path, headers: { 'api-key': API_KEY } }).on('error', () => {});
    });
    await expect.poll(async () => (await countWork('search')).waiting).toBeOneOf([18, 19]);
    await untilHeld();
    for (const client of clients) client.destroy();
    await expect.poll(() => countWork('search')).toMatchObject({ running: 0, waiting: 0 });
    await expect.poll(countHeld).toBe(0);
  });

  it('a page that is refused says so in the language of the visitor, and cached pages are sent', async () => {
    ({ promise: held, resolve: release } = Promise.withResolvers<void>());
    expect((await request('/cached')).statusCode).toBe(200);
    const flood = floodOf(PAGES, (nr) => request(`/held/${nr}`, ATTACKER));
    await untilWaiting('page', 200);
    const refused = await request('/held/another', ATTACKER);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('2');
    expect(refused.payload).toContain('<html lang="sv">');
    expect(refused.payload).toContain('Det är kö just nu');
    expect((await request('/en/held/another', ATTACKER)).payload).toContain('There is a queue');
    expect((await request('/cached', ATTACKER)).statusCode).toBe(200);
    const visitor = request('/held/visitor');
    release();
    expect((await visitor).statusCode).toBe(200);
    const statuses = await statusesOf(flood);
    // The newest has made room for the visitor.
    expect(statuses.filter((status) => status === 503)).toHaveLength(1);
  });

  it('a page of results says when to try again, where its search was refused', async () => {
    await holdSearches();
    const flood = floodOf(FLOOD, (nr) => search(`pages${nr}`));
    await untilWaiting('search', 50);
    const refused = await request('/search?q=refused', ATTACKER);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    await holding?.end();
    await Promise.all(flood);
  });
});

describe('an image', () => {
  afterEach(() => void vi.useRealTimers());

  it('waits for its turn longer than a page, since no browser requests it again', async () => {
    vi.useFakeTimers();
    const { page, image } = createWorkClasses(1);
    const client = { network: VISITOR, signal: new AbortController().signal };
    const { promise: held, resolve } = Promise.withResolvers<void>();
    const waitIn = (queue: WorkQueue) => {
      while (queue.counts.waiting === 0) void queue.run(client, () => held).catch(() => {});
      return queue.run(client, () => Promise.resolve('rendered'));
    };
    const ofPage = waitIn(page).catch((error: unknown) => error);
    const ofImage = waitIn(image);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(await ofPage).toBeInstanceOf(Overloaded);
    resolve();
    vi.useRealTimers();
    expect(await ofImage).toBe('rendered');
  });
});
