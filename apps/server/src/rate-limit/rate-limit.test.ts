import { beforeAll, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { describeWithDatabase } from '#test/database.ts';
import { createRateLimiter } from './rate-limit.service.ts';

const THREE = { count: 3, windowS: 60 };

describeWithDatabase('rate limits', (open) => {
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
  const countRows = async (key: string) => {
    const rows = database.kysely.selectFrom('attempt').selectAll();
    return (await rows.where('key', 'like', `${key}%`).execute()).length;
  };

  it.each([
    ['of everybody', { what: 'all' }],
    ['of somebody', { what: 'one', who: '192.0.2.7' }],
  ])('each kind of key allows the limit of attempts %s per window', async (_, key) => {
    const rateLimiter = createRateLimiter(database);
    for (let nr = 0; nr < 3; nr += 1) expect(await rateLimiter.consume(key, THREE)).toBeUndefined();
    const wait = await rateLimiter.consume(key, THREE);
    expect(wait).toBeGreaterThan(30);
    expect(wait).toBeLessThanOrEqual(60);
    await expire(key.what);
    expect(await rateLimiter.consume(key, THREE)).toBeUndefined();
  });

  it('end when their window does, however often one tries meanwhile', async () => {
    const rateLimiter = createRateLimiter(database);
    const key = { what: 'again' };
    await rateLimiter.consume(key, THREE);
    await database.kysely
      .updateTable('attempt')
      .set({ resets_at: new Date(Date.now() + 20_000) })
      .where('key', '=', key.what)
      .execute();
    for (let nr = 0; nr < 2; nr += 1) await rateLimiter.consume(key, THREE);
    expect(await rateLimiter.consume(key, THREE)).toBeLessThanOrEqual(20);
    expect(await rateLimiter.consume(key, THREE)).toBeLessThanOrEqual(20);
  });

  it('count over all servers, also concurrently', async () => {
    const servers = Array.from({ length: 4 }, () => createRateLimiter(database));
    const key = { what: 'race', who: 'somebody' };
    const waits = servers.flatMap((server) =>
      Array.from({ length: 5 }, () => server.consume(key, THREE)),
    );
    expect((await Promise.all(waits)).filter((wait) => wait === undefined)).toHaveLength(3);
  });

  it('count clients and operations separately', async () => {
    const rateLimiter = createRateLimiter(database);
    const once = { count: 1, windowS: 60 };
    for (const what of ['door/1', 'door/2'])
      for (const who of ['a', 'b'])
        expect(await rateLimiter.consume({ what, who }, once)).toBeUndefined();
    expect(await rateLimiter.consume({ what: 'door/1', who: 'a' }, once)).toBeDefined();
  });

  it('restart on reset, and give back one attempt on refund', async () => {
    const rateLimiter = createRateLimiter(database);
    const key = { what: 'back' };
    for (let nr = 0; nr < 3; nr += 1) await rateLimiter.consume(key, THREE);
    await rateLimiter.refund(key);
    expect(await rateLimiter.consume(key, THREE)).toBeUndefined();
    expect(await rateLimiter.consume(key, THREE)).toBeDefined();
    await rateLimiter.reset(key);
    expect(await rateLimiter.consume(key, THREE)).toBeUndefined();
  });

  it('never count below zero', async () => {
    const rateLimiter = createRateLimiter(database);
    const key = { what: 'below' };
    await rateLimiter.consume(key, THREE);
    for (let nr = 0; nr < 5; nr += 1) await rateLimiter.refund(key);
    for (let nr = 0; nr < 3; nr += 1) expect(await rateLimiter.consume(key, THREE)).toBeUndefined();
    expect(await rateLimiter.consume(key, THREE)).toBeDefined();
  });

  it('remember a client that has succeeded, for one operation and time', async () => {
    const rateLimiter = createRateLimiter(database);
    const key = { what: 'trusted-lock', who: 'somebody' };
    expect(await rateLimiter.isTrusted(key)).toBe(false);
    await rateLimiter.trust(key, 60);
    expect(await createRateLimiter(database).isTrusted(key)).toBe(true);
    expect(await rateLimiter.isTrusted({ ...key, who: 'somebody else' })).toBe(false);
    expect(await rateLimiter.isTrusted({ ...key, what: 'another-lock' })).toBe(false);
    // Attempts are counted apart.
    for (let nr = 0; nr < 3; nr += 1) expect(await rateLimiter.consume(key, THREE)).toBeUndefined();
    await rateLimiter.reset(key);
    expect(await rateLimiter.isTrusted(key)).toBe(true);
    await expire('trusted-lock');
    expect(await rateLimiter.isTrusted(key)).toBe(false);
    await rateLimiter.trust(key, 60);
    expect(await rateLimiter.isTrusted(key)).toBe(true);
  });

  it('delete expired windows when a new one starts', async () => {
    const rateLimiter = createRateLimiter(database);
    const people = Array.from({ length: 15 }, (_, nr) => `person ${nr}`);
    for (const who of people) await rateLimiter.consume({ what: 'past', who }, THREE);
    await expire('past');
    expect(await countRows('past')).toBe(people.length);
    await rateLimiter.consume({ what: 'now' }, THREE);
    expect(await countRows('past')).toBe(0);
  });
});
