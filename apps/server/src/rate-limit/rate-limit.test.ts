import { beforeAll, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { describeWithDatabase } from '#test/database.ts';
import { createAttempts } from './rate-limit.service.ts';

const THREE = { count: 3, windowS: 60 };

describeWithDatabase('attempts', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  const expire = (key: string) =>
    database.kysely
      .updateTable('attempt')
      .set({ resets_at: new Date(Date.now() - 1_000) })
      .where('key', 'like', `${key}%`)
      .execute();
  const countRows = async () =>
    (await database.kysely.selectFrom('attempt').selectAll().execute()).length;

  it.each([
    ['of everybody', { what: 'all' }],
    ['of somebody', { what: 'one', who: '192.0.2.7' }],
  ])('each kind of key allows so many tries %s in a window, from the first on', async (_, key) => {
    const attempts = createAttempts(database);
    for (let nr = 0; nr < 3; nr += 1) expect(await attempts.take(key, THREE)).toBeUndefined();
    const wait = await attempts.take(key, THREE);
    expect(wait).toBeGreaterThan(30);
    expect(wait).toBeLessThanOrEqual(60);
    await expire(key.what);
    expect(await attempts.take(key, THREE)).toBeUndefined();
  });

  it('counts over all servers, at the same time too', async () => {
    const servers = Array.from({ length: 4 }, () => createAttempts(database));
    const key = { what: 'race', who: 'somebody' };
    const tries = servers.flatMap((server) =>
      Array.from({ length: 5 }, () => server.take(key, THREE)),
    );
    const allowed = (await Promise.all(tries)).filter((wait) => wait === undefined);
    expect(allowed).toHaveLength(3);
  });

  it('tells people and things apart', async () => {
    const attempts = createAttempts(database);
    const once = { count: 1, windowS: 60 };
    for (const what of ['door/1', 'door/2'])
      for (const who of ['a', 'b'])
        expect(await attempts.take({ what, who }, once)).toBeUndefined();
    expect(await attempts.take({ what: 'door/1', who: 'a' }, once)).toBeDefined();
  });

  it('begins anew when asked, and takes back one try', async () => {
    const attempts = createAttempts(database);
    const key = { what: 'back' };
    for (let nr = 0; nr < 3; nr += 1) await attempts.take(key, THREE);
    await attempts.giveBack(key);
    expect(await attempts.take(key, THREE)).toBeUndefined();
    expect(await attempts.take(key, THREE)).toBeDefined();
    await attempts.forget(key);
    expect(await attempts.take(key, THREE)).toBeUndefined();
  });

  it('never counts below none', async () => {
    const attempts = createAttempts(database);
    const key = { what: 'below' };
    await attempts.take(key, THREE);
    for (let nr = 0; nr < 5; nr += 1) await attempts.giveBack(key);
    for (let nr = 0; nr < 3; nr += 1) expect(await attempts.take(key, THREE)).toBeUndefined();
    expect(await attempts.take(key, THREE)).toBeDefined();
  });

  it('removes windows that are over in passing', async () => {
    const attempts = createAttempts(database);
    const people = Array.from({ length: 15 }, (_, nr) => `person ${nr}`);
    for (const who of people) await attempts.take({ what: 'past', who }, THREE);
    await expire('past');
    const before = await countRows();
    await attempts.take({ what: 'now' }, THREE);
    expect(await countRows()).toBe(before - people.length + 1);
  });
});
