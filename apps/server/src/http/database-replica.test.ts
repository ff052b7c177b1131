/**
 * A server while its primary database does not respond and a replica does. Here the replica is the
 * same database, as after it has become the primary: it takes no writes all the same.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '#db/database.ts';
import { createAccessTokens } from '#identity/tokens/access-tokens.service.ts';
import { openMediaStore } from '#media/storage/media.store.ts';
import { copyApiPack } from '#test/api-pack.ts';
import { API_KEY, openApp, type TestApp } from '#test/app.ts';
import { createDatabase } from '#test/database.ts';
import { folderForAll } from '#test/folder.ts';
import { relayTo, type Relay } from '#test/relay.ts';
import { stopTimers, WAIT } from '#test/wait.ts';

/** Longer than a statement takes on a busy machine. */
const LIMIT_MS = 60_000;

describe('a server with a replica', () => {
  const folder = folderForAll();
  let postgres: Awaited<ReturnType<typeof createDatabase>>;
  let [primary, replica]: Relay[] = [];
  /** Directly to PostgreSQL. */
  let editor: Database;
  let database: Database;
  let server: TestApp;
  let headers: Record<string, string>;

  beforeAll(async () => {
    postgres = await createDatabase(await copyApiPack(folder));
    [primary, replica] = [await relayTo(postgres.url), await relayTo(postgres.url)];
    const mediaStore = await openMediaStore(folder);
    editor = await openDatabase({ dataFolder: '', databaseUrl: postgres.url });
    database = await openReplicated();
    server = await openApp(database, { mediaStore });
    const token = await createAccessTokens(editor).issue('kari', 600, randomUUID());
    headers = { 'api-key': API_KEY, authorization: `Bearer ${token}` };
  });
  const openReplicated = async (): Promise<Database> => {
    const [databaseUrl, replicaUrl] = [primary?.url, replica?.url];
    const opened = await openDatabase({ dataFolder: '', databaseUrl, replicaUrl });
    opened.limitStatements(LIMIT_MS);
    return opened;
  };
  /** The primary accepts what is sent and responds no more, which statements notice soon. */
  const silencePrimary = (): void => {
    database.limitStatements(5_000);
    primary?.stall();
  };
  afterAll(async () => {
    await server.close();
    await database.close();
    await editor.close();
    await primary?.close();
    await replica?.close();
    await postgres.drop();
  });
  beforeEach(async () => {
    await primary?.restore();
    await replica?.restore();
    database.limitStatements(LIMIT_MS);
    await untilStored();
  });

  const store = (value: number) =>
    server.app.inject({
      method: 'PUT',
      url: '/api/v3/user-settings',
      headers,
      payload: { settings: { value } },
    });
  const untilStored = () =>
    vi.waitFor(async () => expect((await store(1)).statusCode).toBe(200), WAIT);
  const readStored = () => server.get('/api/v3/user-settings/current', headers);
  const metric = async (name: string): Promise<number> => {
    const { payload } = await server.get('/metrics');
    return Number(new RegExp(String.raw`^${name} (\d+)$`, 'm').exec(payload)?.[1]);
  };
  /** Different each time: no cache has it. */
  const fresh = (path: string): string =>
    path
      .replace('WORD', randomUUID().replaceAll(/[^a-f]/g, ''))
      .replace('PLACE', String(Math.floor(Math.random() * 1e9)));

  it.each([
    ['a search', '/api/v3/documents/?search=WORD'],
    ['a search in a museum', '/api/v3/documents/?search=WORD&owner=bryggen'],
    ['what is near', '/api/v3/documents/?location=5.3245,60.PLACE&include_no_location=true'],
  ])('responds with %s that no cache has while the primary is stopped', async (_what, path) => {
    await primary?.cut();
    const taken = database.usage().fromReplica;
    expect((await server.get(fresh(path))).statusCode).toBe(200);
    expect(database.usage().fromReplica).toBeGreaterThan(taken);
  });

  it.each([
    ['stopped', async () => primary?.cut()],
    ['silent', async () => silencePrimary()],
  ])(
    'shows what visitors have stored and stores no more while the primary is %s',
    async (_how, fail) => {
      await store(7);
      await fail();
      const stored = await readStored();
      expect([stored.statusCode, stored.json()]).toMatchObject([200, { settings: { value: 7 } }]);
      const refused = await store(8);
      expect([refused.statusCode, refused.headers]).toMatchObject([503, { 'retry-after': '5' }]);
      const { rows } = await sql`select from user_settings where settings->>'value' = '8'`.execute(
        editor.kysely,
      );
      expect(rows).toEqual([]);
    },
  );

  it('writes nothing to the replica, not even by a single statement', async () => {
    await primary?.cut();
    const insert = sql`insert into user_settings (user_id, settings) values ('ola', '{}')`;
    await expect(insert.execute(database.kysely)).rejects.toThrow(/terminated|ECONNREFUSED/);
    const { rows } = await sql`select from user_settings where user_id = 'ola'`.execute(
      editor.kysely,
    );
    expect(rows).toEqual([]);
  });

  it('does not repeat a write whose response was lost', async () => {
    await sql`create sequence if not exists visits`.execute(editor.kysely);
    const next = sql<{ value: number }>`select nextval('visits') as value`;
    await next.execute(database.kysely);
    primary?.loseResponse('nextval');
    await expect(next.execute(database.kysely)).rejects.toThrow('terminated');
    await vi.waitFor(async () => {
      const { rows } = await sql`select last_value from visits`.execute(editor.kysely);
      expect(rows).toEqual([{ last_value: 2 }]);
    }, WAIT);
  });

  it('responds to many who read at once while the primary is silent', async () => {
    const readByMany = () => Promise.all(Array.from({ length: 40 }, readStored));
    // Opens the connections to the replica, which takes long on a busy machine.
    await primary?.cut();
    await readByMany();
    await primary?.restore();
    await untilStored();
    silencePrimary();
    const responses = await readByMany();
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it('knows ended sessions also when it reads the first token without the primary', async () => {
    const opened = await openReplicated();
    const [first, second] = [randomUUID(), randomUUID()];
    await sql`insert into ended_session (id) values (${first})`.execute(editor.kysely);
    const tokens = createAccessTokens(editor);
    const [ended, ending] = [
      await tokens.issue('kari', 600, first),
      await tokens.issue('kari', 600, second),
    ];
    const other = createAccessTokens(opened);
    await primary?.cut();
    expect(await other.read(ended)).toBeUndefined();
    expect(await other.read(ending)).toMatchObject({ userId: 'kari' });
    await primary?.restore();
    expect(await other.read(ending)).toMatchObject({ userId: 'kari' });
    await sql`insert into ended_session (id) values (${second})`.execute(editor.kysely);
    await sql`notify varde_sessions`.execute(editor.kysely);
    await vi.waitFor(async () => expect(await other.read(ending)).toBeUndefined(), WAIT);
    await opened.close();
  });

  it('is not ready without the primary, and stores again when that is back', async () => {
    await primary?.cut();
    expect((await server.get('/readyz')).statusCode).toBe(503);
    expect(await metric('varde_database_up')).toBe(0);
    expect((await readStored()).statusCode).toBe(200);
    expect(await metric('varde_replica_reads_total')).toBeGreaterThan(0);
    await primary?.restore();
    await untilStored();
    const taken = database.usage().fromReplica;
    expect((await readStored()).json()).toMatchObject({ settings: { value: 1 } });
    expect(database.usage().fromReplica).toBe(taken);
  });

  it('reads of the primary again once that is back, though nobody writes', async () => {
    await primary?.cut();
    expect((await readStored()).statusCode).toBe(200);
    await primary?.restore();
    await vi.waitFor(async () => {
      const taken = database.usage().fromReplica;
      expect((await readStored()).statusCode).toBe(200);
      expect(database.usage().fromReplica).toBe(taken);
    }, WAIT);
  });

  it('reads of the primary while that responds', async () => {
    await replica?.cut();
    const taken = database.usage().fromReplica;
    expect((await server.get(fresh('/api/v3/documents/?search=WORD'))).statusCode).toBe(200);
    expect(database.usage().fromReplica).toBe(taken);
  });

  it('reads of the replica though all connections to it were lost', async () => {
    await primary?.cut();
    await Promise.all(Array.from({ length: 20 }, readStored));
    // As when the replica has become the primary, on another machine, and stops.
    replica?.loseIdle();
    expect((await readStored()).statusCode).toBe(200);
  });

  it('refuses reads with 503 while neither responds', async () => {
    await primary?.cut();
    await replica?.cut();
    const refused = await server.get(fresh('/api/v3/documents/?search=WORD'));
    expect([refused.statusCode, refused.headers]).toMatchObject([503, { 'retry-after': '5' }]);
  });

  it('repeats no failed statement of a primary that responds', async () => {
    const taken = database.usage().fromReplica;
    const divide = sql`select 1 / 0`.execute(database.kysely);
    await expect(divide).rejects.toMatchObject({ code: '22012' });
    // On a busy machine the limit of the connection may end first.
    stopTimers();
    database.limitStatements(1_000);
    const slow = sql`select pg_sleep(30)`.execute(database.kysely);
    await expect(slow).rejects.toMatchObject({ code: '57014' });
    expect(database.usage().fromReplica).toBe(taken);
  });
});
