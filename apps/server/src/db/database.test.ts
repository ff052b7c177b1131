import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { describeWithDatabase } from '#test/database.ts';
import { WAIT } from '#test/wait.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';
import { isCancelled, isDatabaseUnavailable } from './database-errors.ts';
import { HEAVY_CONNECTIONS } from './postgres-pool.ts';
import { withStatements } from './statement-context.ts';

describeWithDatabase('the database', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await sql`create table note (id integer primary key, text text not null)`.execute(
      database.kysely,
    );
  });

  const notes = async (): Promise<number[]> => {
    const { rows } = await sql<{ id: number }>`select id from note order by id`.execute(
      database.kysely,
    );
    return rows.map(({ id }) => id);
  };
  beforeEach(() => sql`delete from note`.execute(database.kysely));
  const note = (id: number) => sql`insert into note values (${id}, 'x')`;

  it.each([
    ['int8', '9007199254740991::int8', 9_007_199_254_740_991],
    ['count', '(select count(*) from note)', 0],
    ['int4', '7::int4', 7],
    ['float8', '0.1::float8', 0.1],
    ['numeric', '1.50::numeric', '1.50'],
    ['boolean', 'true', true],
    ['jsonb object', `'{"a": [1, null, "å"]}'::jsonb`, { a: [1, null, 'å'] }],
    ['jsonb text', `'"å"'::jsonb`, 'å'],
    ['date', `'2026-05-17'::date`, '2026-05-17'],
    ['timestamptz', `'2026-05-17T10:00:00Z'::timestamptz`, new Date('2026-05-17T10:00:00Z')],
    ['text array', `array['a', 'b,c']`, ['a', 'b,c']],
    ['integer array', 'array[1, 2]', [1, 2]],
    ['null', 'null::int8', null],
  ])('reads %s as the expected JavaScript value', async (_type, expression, value) => {
    const { rows } = await sql`select ${sql.raw(expression)} as value`.execute(database.kysely);
    expect(rows).toEqual([{ value }]);
  });

  it.each([
    ['text to jsonb', sql`${'{"a":[1]}'}::jsonb`, { a: [1] }],
    ['number to text', sql`${12}::text`, '12'],
    ['date to timestamptz', sql`${new Date(0)}::timestamptz`, new Date(0)],
    ['array to any()', sql`5 = any(${[4, 5]}::int[])`, true],
    ['null to text', sql`${null}::text`, null],
  ])('accepts a parameter: %s', async (_name, expression, value) => {
    const { rows } = await sql`select ${expression} as value`.execute(database.kysely);
    expect(rows).toEqual([{ value }]);
  });

  it('gives statements the memory for a bitmap of many matches, unless they have more', async () => {
    const own = await open();
    const memory = async (): Promise<unknown> => {
      const { rows } = await sql`select current_setting('work_mem') as memory`.execute(own.kysely);
      return rows;
    };
    own.limitStatements(60_000);
    expect(await memory()).toEqual([{ memory: '16MB' }]);
    await sql`set work_mem = '64MB'`.execute(own.kysely);
    own.limitStatements(30_000);
    expect(await memory()).toEqual([{ memory: '64MB' }]);
  });

  const untilHeld = (count: number): Promise<void> =>
    vi.waitFor(async () => {
      const { rows } = await sql<{ held: number }>`
        select count(*) as held from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(database.kysely);
      expect(rows).toEqual([{ held: count }]);
    }, WAIT);

  it('statements of heavy work hold part of the connections, and others always get one', async () => {
    const holder = await database.connectDirectly();
    await holder.client.query('begin; lock table note in access exclusive mode');
    const heavy = Array.from({ length: 3 * HEAVY_CONNECTIONS }, () =>
      withStatements({ isHeavy: true }, notes),
    );
    await untilHeld(HEAVY_CONNECTIONS);
    await holder.end();
    expect(await Promise.all(heavy)).toEqual(heavy.map(() => []));
  });

  it('cancels the statement of a client that has disconnected, and no other', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const holder = await database.connectDirectly();
    await holder.client.query('begin; lock table note in access exclusive mode');
    const left = withStatements({ signal, isHeavy: false }, notes);
    const staying = notes();
    await untilHeld(2);
    controller.abort();
    expect(await left.catch(isCancelled)).toBe(true);
    expect(await withStatements({ signal, isHeavy: false }, notes).catch(isCancelled)).toBe(true);
    await holder.end();
    expect(await staying).toEqual([]);
  });

  it('reports a write to a replica as a database that is unavailable', async () => {
    const writing = database.kysely
      .transaction()
      .setAccessMode('read only')
      .execute((transaction) => note(1).execute(transaction));
    expect(await writing.catch(isDatabaseUnavailable)).toBe(true);
  });

  it('rolls back a transaction that fails', async () => {
    const failing = database.kysely.transaction().execute(async (transaction) => {
      await note(1).execute(transaction);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await notes()).toEqual([]);
  });

  it('continues after a statement failed inside a transaction', async () => {
    const failing = database.kysely.transaction().execute(async (transaction) => {
      await note(1).execute(transaction);
      await note(1).execute(transaction);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    await note(2).execute(database.kysely);
    expect(await notes()).toEqual([2]);
  });

  it('isolates a transaction until it is committed', async () => {
    const started = Promise.withResolvers<void>();
    const writing = database.kysely.transaction().execute(async (transaction) => {
      await note(1).execute(transaction);
      started.resolve();
      await note(2).execute(transaction);
    });
    await started.promise;
    const seen = await notes();
    await writing;
    expect([[], [1, 2]]).toContainEqual(seen);
    expect(await notes()).toEqual([1, 2]);
  });

  it('runs concurrent transactions one after the other', async () => {
    const add = async (from: number) =>
      database.kysely.transaction().execute(async (transaction) => {
        await note(from).execute(transaction);
        await note(from + 1).execute(transaction);
      });
    await Promise.all([10, 20, 30, 40].map(add));
    expect(await notes()).toEqual([10, 11, 20, 21, 30, 31, 40, 41]);
  });

  it('rejects a query by the outer handle inside a transaction instead of deadlocking', async () => {
    await note(1).execute(database.kysely);
    const mixed = database.kysely.transaction().execute(async () => notes());
    await expect(mixed).rejects.toThrow("Use the handle that the transaction's callback is given");
    expect(await notes()).toEqual([1]);
  });

  it('rejects queries after it was closed, also when it is closed twice', async () => {
    const other = await open();
    await other.close();
    await other.close();
    await expect(sql`select 1`.execute(other.kysely)).rejects.toThrow('closed');
  });

  it('allows queries of unawaited work of a transaction after its end', async () => {
    await note(1).execute(database.kysely);
    const later = Promise.withResolvers<void>();
    let started: Promise<number[]> | undefined;
    await database.kysely.transaction().execute(async () => {
      started = later.promise.then(() => notes());
    });
    later.resolve();
    expect(await started).toEqual([1]);
  });
});

it.each([
  [
    'a server that does not exist',
    'postgres://varde:secret@127.0.0.1:1/varde',
    '127.0.0.1:1/varde',
  ],
  ['an invalid URL', 'postgres://[', 'in DATABASE_URL'],
])(
  'opening a database reports %s in a sentence without the password',
  async (_name, databaseUrl, part) => {
    const error: unknown = await openDatabase({ dataFolder: '', databaseUrl }).catch(
      (problem: unknown) => problem,
    );
    expect(error).toMatchObject({ kind: 'unreachable', message: expect.stringContaining(part) });
    expect(String(error)).not.toContain('secret');
  },
);
