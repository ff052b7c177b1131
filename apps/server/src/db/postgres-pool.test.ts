import type pg from 'pg';
import { expect, it } from 'vitest';
import { createStatementNames, guardPool } from './postgres-pool.ts';

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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these are called
  return { pool: { connect } as unknown as pg.Pool, waiting, fail };
}

it('one caller at a time waits for a silent server, and the others fail at once', async () => {
  const { pool, waiting, fail } = silentPool();
  let now = 0;
  const guarded = guardPool(pool, () => now);
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
