import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { isDatabaseAway } from './database-away.ts';
import { openDatabase } from './database.ts';

it('tells when the engine’s thread ends unasked, and fails every query as one that may succeed later', async () => {
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  const database = await openDatabase({ dataFolder: ':memory:' });
  const running = sql`select pg_sleep(20)`
    .execute(database.kysely)
    .catch((error: unknown) => error);
  await vi.waitUntil(() => posted.mock.contexts.length > 0);
  const [thread] = posted.mock.contexts as Worker[];
  await thread?.terminate();
  expect(isDatabaseAway(await running)).toBe(true);
  expect(await database.died).toMatchObject({ message: 'The embedded database has stopped.' });
  const later: unknown = await sql`select 1`
    .execute(database.kysely)
    .catch((error: unknown) => error);
  expect(isDatabaseAway(later)).toBe(true);
  await database.close();
});

it('does not take a close for a death', async () => {
  const database = await openDatabase({ dataFolder: ':memory:' });
  const died = vi.fn<() => void>();
  void database.died?.then(died);
  await database.close();
  await expect(sql`select 1`.execute(database.kysely)).rejects.toThrow('closed');
  expect(died).not.toHaveBeenCalled();
});
