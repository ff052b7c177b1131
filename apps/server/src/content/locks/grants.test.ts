import { sql } from 'kysely';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { GRANT_LIFE_S } from '@varde/domain/constants';
import { apiPackForAll } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import {
  ACCESS_CODE,
  CODE_LOCKED,
  GEO_LOCKED,
  lockedPackFiles,
  RING_WALL,
} from '#test/locked-pack.ts';
import { bodyOf } from '#test/responses.ts';
import { createLocks } from './locks.service.ts';

const AT_THE_WALL = { lat: RING_WALL.lat, lng: RING_WALL.lng };
const CALLER = { audience: 'public', grant: undefined, ipAddress: '198.51.100.7' } as const;

describeWithDatabase('a grant', (open) => {
  const server = apiPackForAll(open, async () => ({ files: await lockedPackFiles() }));
  beforeEach(async () => {
    await server.database.kysely.deleteFrom('attempt').execute();
  });

  const grantFor = async (id: number, payload: object) =>
    bodyOf('unlockDocument', await server.post(`/api/v3/documents/${id}/unlock`, payload));
  const codeGrant = () => grantFor(CODE_LOCKED.id, { code: ACCESS_CODE });

  async function isOpen(id: number, grant: string): Promise<boolean> {
    const url = `/api/v3/documents/${id}?include_media=true`;
    const response = await server.get(url, { 'unlock-grant': grant });
    expect(response.headers['cache-control']).toBe('private, no-store');
    const { content, media = [] } = bodyOf('getDocument', response);
    expect(media.length > 0).toBe(content !== null);
    return content !== null;
  }

  it('opens its document for half an hour', async () => {
    const requested = Date.now();
    const { grant, expires_at } = await codeGrant();
    // Whole seconds.
    const given = Date.parse(expires_at) - GRANT_LIFE_S * 1000;
    expect(given).toBeGreaterThan(requested - 1_000);
    expect(given).toBeLessThanOrEqual(Date.now() + 1_000);
    expect(await isOpen(CODE_LOCKED.id, grant)).toBe(true);
    const later = (seconds: number) =>
      createLocks(server, () => Date.parse(expires_at) + seconds * 1000);
    expect(await later(-1).opens(grant, CODE_LOCKED.id)).toBe(true);
    expect(await later(0).opens(grant, CODE_LOCKED.id)).toBe(false);
    expect(await later(-1).openedBy(grant)).toEqual([CODE_LOCKED.id]);
    expect(await later(0).openedBy(grant)).toEqual([]);
  });

  it('of an id beyond the database’s integers opens nothing', async () => {
    const signature = 'a'.repeat(43);
    expect(await createLocks(server).openedBy(`9999999999.99999999999.${signature}`)).toEqual([]);
  });

  it('opens no other document', async () => {
    const { grant } = await codeGrant();
    expect(await isOpen(GEO_LOCKED.id, grant)).toBe(false);
    const [, ...rest] = grant.split('.');
    expect(await isOpen(GEO_LOCKED.id, [GEO_LOCKED.id, ...rest].join('.'))).toBe(false);
  });

  it('is one of several that the header accepts', async () => {
    const [{ grant: one }, { grant: other }] = [
      await codeGrant(),
      await grantFor(GEO_LOCKED.id, { location: AT_THE_WALL }),
    ];
    for (const id of [CODE_LOCKED.id, GEO_LOCKED.id])
      expect(await isOpen(id, `nonsense, ${one},${other}`)).toBe(true);
    const opened = await createLocks(server).openedBy(`${one}, ${other}, ${one}`);
    expect(new Set(opened)).toEqual(new Set([GEO_LOCKED.id, CODE_LOCKED.id]));
  });

  it.each([
    ['a later expiry', (grant: string) => grant.replace(/\.(\d+)\./, (_, end) => `.${+end + 1}.`)],
    [
      'another signature',
      (grant: string) => grant.replace(/.(?=.{42}$)/, (first) => (first === 'A' ? 'B' : 'A')),
    ],
    ['no signature', (grant: string) => grant.slice(0, -43)],
    ['a leading letter', (grant: string) => `x${grant}`],
    ['a leading zero', (grant: string) => `0${grant}`],
    ['nothing', () => ''],
    ['a huge id', (grant: string) => grant.replace(/^\d+/, '9999999999')],
    ['a very long list', () => '1.1.a,'.repeat(1_000)],
  ])('with %s is invalid', async (_, change) => {
    const { grant } = await codeGrant();
    const changed = change(grant);
    expect(changed).not.toBe(grant);
    expect(await isOpen(CODE_LOCKED.id, changed)).toBe(false);
  });

  it('is accepted by another server on the same database', async () => {
    const { grant } = await codeGrant();
    expect(await createLocks(server).opens(grant, CODE_LOCKED.id)).toBe(true);
  });

  it('is accepted by all of several servers that start at the same time', async () => {
    const { kysely } = server.database;
    // The running server goes on with the first one.
    const first = await kysely.deleteFrom('secret').returningAll().execute();
    onTestFinished(async () => {
      await kysely.deleteFrom('secret').execute();
      await kysely.insertInto('secret').values(first).execute();
    });
    const servers = Array.from({ length: 5 }, () => createLocks(server));
    const grants = await Promise.all(
      servers.map((one) => one.unlock(CODE_LOCKED.id, { code: ACCESS_CODE }, CALLER)),
    );
    for (const one of servers)
      for (const unlocked of grants)
        expect(await one.opens(unlocked?.grant, CODE_LOCKED.id)).toBe(true);
  });

  it('is invalid after a change of the lock, and while the article is withdrawn', async () => {
    const locks = createLocks(server);
    const unlocked = await locks.unlock(CODE_LOCKED.id, { code: ACCESS_CODE }, CALLER);
    const change = (values: { lock?: string; status?: 'withdrawn' | 'published' }) =>
      server.database.kysely
        .updateTable('document')
        .set(values)
        .where('id', '=', CODE_LOCKED.id)
        .execute();
    const opens = () => locks.opens(unlocked?.grant, CODE_LOCKED.id);
    await change({ lock: JSON.stringify({ code: 'ny' }) });
    expect(await opens()).toBe(false);
    await change({ lock: JSON.stringify({ code: ACCESS_CODE }) });
    expect(await opens()).toBe(true);
    await change({ status: 'withdrawn' });
    expect(await opens()).toBe(false);
    await change({ status: 'published' });
  });

  it('is invalid after a change of the location', async () => {
    const locks = createLocks(server);
    const unlocked = await locks.unlock(GEO_LOCKED.id, { location: AT_THE_WALL }, CALLER);
    const move = (lat: number) =>
      sql`update document set lat = ${lat}, position = ll_to_earth(${lat}, lng) where id = ${GEO_LOCKED.id}`.execute(
        server.database.kysely,
      );
    const opens = () => locks.opens(unlocked?.grant, GEO_LOCKED.id);
    expect(await opens()).toBe(true);
    await move(AT_THE_WALL.lat + 1);
    expect(await opens()).toBe(false);
    await move(AT_THE_WALL.lat);
    expect(await opens()).toBe(true);
  });
});
