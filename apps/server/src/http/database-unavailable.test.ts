/** Two servers on one PostgreSQL, and their behaviour while it does not respond. */
import { Check } from 'typebox/value';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Problem } from '@varde/contract/common';
import { openDatabase, type Database } from '#db/database.ts';
import { openMediaStore, type MediaStore } from '#media/storage/media.store.ts';
import { importApiPack, markdown } from '#test/api-pack.ts';
import { openApp, type TestApp } from '#test/app.ts';
import { createDatabase, TEMPLATE } from '#test/database.ts';
import { folderForAll } from '#test/folder.ts';
import { relayTo, type Relay } from '#test/relay.ts';
import { stopTimers, WAIT } from '#test/wait.ts';

const CACHED_URL = '/api/v3/documents/101';

describe('servers on one PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof createDatabase>>;
  let relay: Relay;
  const folder = folderForAll();
  let mediaStore: MediaStore;
  /** The importer's connection, directly to PostgreSQL. */
  let editor: Database;
  const servers: (TestApp & { database: Database })[] = [];

  const serve = async (databaseUrl: string): Promise<void> => {
    const database = await openDatabase({ dataFolder: '', databaseUrl });
    database.limitStatements(1_000);
    servers.push({ ...(await openApp(database, { mediaStore })), database });
  };

  beforeAll(async () => {
    postgres = await createDatabase(TEMPLATE);
    relay = await relayTo(postgres.url);
    mediaStore = await openMediaStore(folder);
    editor = await openDatabase({ dataFolder: '', databaseUrl: postgres.url });
    await rename('Først');
    await serve(relay.url);
    await serve(relay.url);
  });
  afterAll(async () => {
    await relay.restore();
    for (const { close, database } of servers) {
      await close();
      await database.close();
    }
    await editor.close();
    await relay.close();
    await postgres.drop();
  });
  beforeEach(async () => {
    await relay.restore();
    await vi.waitFor(async () => {
      await expectStatus('/readyz', 200);
      await expectListeners();
      await expectTitles();
      await expectCached();
    }, WAIT);
  });

  async function rename(title: string): Promise<void> {
    const article = markdown({ front: 'id: 101\nowner: bryggen', title });
    await importApiPack({ database: editor, mediaStore }, { 'articles/101.md': article });
    last = title;
  }
  let last = '';

  /** The servers receive notifications, and have cleared caches of the time before. */
  async function expectListeners(): Promise<void> {
    const { rows } = await sql`
      select pid from pg_stat_activity
      where application_name = 'varde listener' and datname = current_database()
        and state = 'idle' and query ~ '^(listen|select 1)'
    `.execute(editor.kysely);
    expect(rows).toHaveLength(servers.length);
  }

  /** Their caches serve again: they have compared the content with that before an outage. */
  async function expectCached(): Promise<void> {
    for (const { get } of servers) {
      const hits = async (): Promise<number> =>
        Number(/^varde_answers_hits_total (\d+)$/m.exec((await get('/metrics')).payload)?.[1]);
      const before = await hits();
      await get(CACHED_URL);
      await get(CACHED_URL);
      expect(await hits()).toBeGreaterThan(before);
    }
  }

  async function expectStatus(url: string, status: number): Promise<void> {
    for (const { statusCode } of await all(url)) expect(statusCode).toBe(status);
  }

  const all = (url: string) => Promise.all(servers.map(({ get }) => get(url)));
  const title = async (server: TestApp): Promise<unknown> =>
    (await server.get(CACHED_URL)).json<{ title?: unknown }>().title;

  async function expectTitles(): Promise<void> {
    for (const server of servers) expect(await title(server)).toEqual({ no: last });
  }

  it('all serve the new content after an import through one of them', async () => {
    await rename('Andre');
    await vi.waitFor(expectTitles, WAIT);
    const [first, second] = await all(CACHED_URL);
    expect(first?.headers['etag']).toBe(second?.headers['etag']);
  });

  it('serve the new content after their LISTEN connection was lost before the import', async () => {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'varde listener' and datname = current_database()
    `.execute(editor.kysely);
    await rename('Tredje');
    await vi.waitFor(expectTitles, WAIT);
  });

  it.each([
    ['is stopped', () => relay.cut()],
    ['is silent', async () => relay.stall()],
  ])('serve cached responses when PostgreSQL %s, and 503 otherwise', async (_how, fail) => {
    await all(CACHED_URL);
    const before = await all(CACHED_URL);
    await fail();
    await Promise.all(
      servers.map(async (server) => {
        const refused = await vi.waitFor(async () => {
          // A place that no cache knows: unknown parameters are not part of its keys.
          const place = `60.${Math.random().toFixed(9).slice(2)},5.3`;
          const response = await server.get(`/api/v3/documents/?location=${place}`);
          expect(response.statusCode).toBe(503);
          return response;
        }, WAIT);
        expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
        expect(Check(Problem, refused.json())).toBe(true);
      }),
    );
    const after = await all(CACHED_URL);
    await expectStatus(CACHED_URL, 200);
    expect(after.map(({ headers }) => headers['etag'])).toEqual(
      before.map(({ headers }) => headers['etag']),
    );
    await expectStatus('/readyz', 503);
    await expectStatus('/healthz', 200);
    const many = await Promise.all(
      Array.from({ length: 50 }, (_, index) => all(`/api/v3/documents/${300 + index}`)),
    );
    expect(new Set(many.flat().map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  });

  it('recover by themselves and serve the current content', async () => {
    await all(CACHED_URL);
    await relay.cut();
    await rename('Mens de var borte');
    await vi.waitFor(() => expectStatus('/readyz', 503), WAIT);
    await relay.restore();
    await vi.waitFor(() => expectStatus('/readyz', 200), WAIT);
    await vi.waitFor(expectTitles, WAIT);
    await expectStatus('/api/v3/documents/102', 200);
  });

  it('cancel a statement that takes too long and reuse its connection', async () => {
    const [server] = servers;
    // On a busy machine the limit of the connection may end first.
    stopTimers();
    const slow = sql`select pg_sleep(30)`.execute(
      (server as { database: Database }).database.kysely,
    );
    await expect(slow).rejects.toMatchObject({ code: '57014' });
    expect((await server?.get('/readyz'))?.statusCode).toBe(200);
  });
});
