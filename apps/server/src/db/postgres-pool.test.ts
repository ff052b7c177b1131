import type pg from 'pg';
import { expect, it, vi } from 'vitest';
import { createStatementNames, guardPool, waitingFor } from './postgres-pool.ts';
import { withStatements } from './statement-context.ts';

/** A pool that has only these, as no more is called. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const poolOf = (parts: object) => ({ options: {}, ...parts }) as unknown as pg.Pool;

/** A server that does not answer: the test fails the connections. */
function silentPool() {
  const waiting: PromiseWithResolvers<never>[] = [];
  const connect = async (): Promise<never> => {
    const connection = Promise.withResolvers<never>();
    waiting.push(connection);
    return connection.promise;
  };
  const timedOut = new Error('Connection terminated due to connection timeout');
  const fail = (): void => waiting.at(-1)?.reject(timedOut);
  return { pool: poolOf({ connect }), waiting, fail };
}

it('one caller at a time waits for a silent server, and the others fail at once', async () => {
  const { pool, waiting, fail } = silentPool();
  let now = 0;
  const guarded = guardPool(pool, { now: () => now });
  const first = guarded.connect();
  fail();
  await expect(first).rejects.toThrow('terminated');
  await expect(guarded.connect()).rejects.toThrow('did not answer a moment ago');

  now += 60_000;
  const probe = guarded.connect();
  const others = Promise.allSettled(Array.from({ length: 49 }, () => guarded.connect()));
  expect(waiting).toHaveLength(2);
  for (const other of await others)
    expect(String(other.status === 'rejected' && other.reason)).toContain('a moment ago');
  fail();
  await expect(probe).rejects.toThrow('terminated');
});

it('callers fail at once while a pooler accepts connections and has no database', async () => {
  let opened = 0;
  const release = vi.fn<(isDiscarded: boolean) => void>();
  const query = () => Promise.reject(new Error('Connection terminated unexpectedly'));
  const connect = async () => {
    opened += 1;
    return { query, release };
  };
  const guarded = guardPool(poolOf({ connect }), { now: () => 0 });
  guarded.limitStatements(1_000);
  await expect(guarded.connect()).rejects.toThrow('terminated');
  await expect(guarded.connect()).rejects.toThrow('did not answer a moment ago');
  expect(opened).toBe(1);
  expect(release.mock.calls).toEqual([[true]]);
});

it('after a failure an idle connection is tried before it is used', async () => {
  let isLost = false;
  const sent: string[] = [];
  const query = async ({ text }: pg.QueryConfig) => {
    sent.push(text);
    if (isLost) throw new Error('Query read timeout');
  };
  const client = { query, release: () => {} };
  const guarded = guardPool(poolOf({ connect: async () => client }), { now: () => 0 });
  guarded.limitStatements(1_000);
  const first = await guarded.connect();
  isLost = true;
  await expect(first.query('select 1', [])).rejects.toThrow('timeout');
  sent.length = 0;
  await expect(guarded.connect()).rejects.toThrow('timeout');
  expect(sent).toHaveLength(1);
});

it('cancels a statement by the process of PostgreSQL, not by the number that a pooler gives', async () => {
  const cancelled = vi.fn<(ids: readonly unknown[]) => void>();
  const sleeping = Promise.withResolvers<never>();
  const client = {
    processID: 7,
    query: async (statement: string | pg.QueryConfig, values?: readonly unknown[]) => {
      if (values) return cancelled(values);
      if (typeof statement === 'object' && statement.text.includes('sleep'))
        return sleeping.promise;
      return [{ rows: [] }, { rows: [{ pid: 42, started: 'today' }] }];
    },
    release: () => {},
  };
  const guarded = guardPool(poolOf({ connect: async () => client }));
  const controller = new AbortController();
  const { signal } = controller;
  const { query } = await guarded.connect();
  const slept = withStatements({ signal, isHeavy: false }, () => query('select sleep', []));
  controller.abort();
  await vi.waitFor(() => expect(cancelled).toHaveBeenCalledWith([42, 'today']));
  sleeping.reject(new Error('canceled'));
  await expect(slept).rejects.toThrow('canceled');
});

it.each([
  ['takes an idle connection is not', { waitingCount: 2, idleCount: 2, totalCount: 2 }, 0],
  ['opens a connection is not', { waitingCount: 1, idleCount: 0, totalCount: 9 }, 0],
  ['finds all connections in use is', { waitingCount: 3, idleCount: 0, totalCount: 10 }, 3],
])('a query that %s counted as waiting', (_which, counts, expected) => {
  expect(waitingFor(counts)).toBe(expected);
});

it('a statement is named from its third use on, always the same', () => {
  const nameOf = createStatementNames();
  const names = Array.from({ length: 5 }, () => nameOf('select 1'));
  expect(names.slice(0, 2)).toEqual([undefined, undefined]);
  expect(names[2]).toMatch(/^\w{1,63}$/);
  expect(new Set(names.slice(2)).size).toBe(1);
  expect(Array.from({ length: 3 }, () => nameOf('select 2'))[2]).not.toBe(names[2]);
});

it('no further statements are named beyond the limit, and existing names remain', () => {
  const nameOf = createStatementNames();
  const thrice = (sql: string): string | undefined => [sql, sql, sql].map(nameOf)[2];
  const first = thrice('select 0');
  const named = Array.from({ length: 2_000 }, (_, index) => thrice(`select ${index}`));
  expect(new Set(named.filter(Boolean)).size).toBe(200);
  expect(nameOf('select 0')).toBe(first);
});
