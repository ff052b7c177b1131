import type { Problem } from '@varde/contract/common';
import { TRANSFER_MAX_BYTES, TRANSFERS_PER_IP } from '@varde/domain/constants';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiPackForAll } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { bodyOf } from '#test/responses.ts';

const CODE = 'q3vXb0mPZ4d2V7m6bq8m0w';
const OTHER_CODE = 'AAAAAAAAAAAAAAAAAAAAAA';
const DATA = 'AAECAwQFBgcICQoLDA0ODw';

describeWithDatabase('transfers', (open) => {
  const server = apiPackForAll(open);
  beforeEach(async () => {
    await server.database.kysely.deleteFrom('transfer').execute();
    await server.database.kysely.deleteFrom('attempt').execute();
  });

  const post = (path: string, payload: object, remoteAddress = '192.0.2.7') =>
    server.post(`/api/v3/${path}`, payload, { remoteAddress });
  const leave = (code = CODE, data = DATA) => post('transfers', { code, data });
  const fetch = (code = CODE) => post('transfers/take', { code });
  const rows = () => server.database.kysely.selectFrom('transfer').selectAll().execute();
  const age = () =>
    server.database.kysely
      .updateTable('transfer')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .execute();

  it('are returned once and deleted', async () => {
    const { expires_at } = bodyOf('createTransfer', await leave());
    const minutes = (Date.parse(expires_at) - Date.now()) / 6e4;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThan(11);
    const fetched = await fetch();
    expect(bodyOf('takeTransfer', fetched)).toEqual({ data: DATA });
    expect(fetched.headers['cache-control']).toBe('private, no-store');
    expect(await rows()).toEqual([]);
    expect((await fetch()).statusCode).toBe(404);
  });

  it('are returned to one of several concurrent requests', async () => {
    await leave();
    const responses = await Promise.all(Array.from({ length: 8 }, () => fetch()));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(responses.filter(({ statusCode }) => statusCode === 404)).toHaveLength(7);
  });

  it('are not returned after their ten minutes', async () => {
    await leave();
    await age();
    expect((await fetch()).statusCode).toBe(404);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['leaves one', () => leave(OTHER_CODE), [true]],
    ['requests one', () => fetch(OTHER_CODE), []],
  ])('that expired are deleted when the next visitor %s', async (_, trigger, areLive) => {
    await leave();
    await age();
    await trigger();
    const ends = (await rows()).map(({ expires_at: end }) => end.getTime());
    expect(ends.map((end) => end > Date.now())).toEqual(areLive);
  });

  it('may be created again by a device that missed the response', async () => {
    await leave();
    expect((await leave(CODE, 'bmV3')).statusCode).toBe(200);
    expect((await fetch()).json()).toEqual({ data: 'bmV3' });
  });

  it('leave neither code nor IP address in the database or the log', async () => {
    await leave();
    await fetch(OTHER_CODE);
    const stored = JSON.stringify([
      await rows(),
      await server.database.kysely.selectFrom('attempt').selectAll().execute(),
    ]);
    for (const text of [stored, server.log.join('')]) {
      expect(text).not.toContain(CODE);
      expect(text).not.toContain(OTHER_CODE);
      expect(text).not.toContain('192.0.2.7');
    }
  });

  describe('are rejected', () => {
    it.each([
      ['a short code', { code: 'short', data: DATA }, 400],
      ['a code that is not text', { code: 7, data: DATA }, 400],
      ['no data', { code: CODE }, 400],
      ['empty data', { code: CODE, data: '' }, 400],
      ['data that is not base64url', { code: CODE, data: '<script>' }, 400],
      ['too much', { code: CODE, data: 'a'.repeat(TRANSFER_MAX_BYTES) }, 413],
    ])('with %s', async (_, payload, status) => {
      expect((await post('transfers', payload)).statusCode).toBe(status);
      expect(await rows()).toEqual([]);
    });

    it('from an IP address that creates too many, and not from others', async () => {
      for (let nr = 0; nr < TRANSFERS_PER_IP.count; nr += 1) await leave();
      const refused = await leave();
      expect(refused.statusCode).toBe(429);
      expect(refused.json<Problem>().type).toBe('/problems/too-many-requests');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      const other = await post('transfers', { code: OTHER_CODE, data: DATA }, '192.0.2.8');
      expect(other.statusCode).toBe(200);
    });

    it('for an IP address that guesses, not counting correct codes', async () => {
      for (let nr = 0; nr < 61; nr += 1) {
        await server.database.kysely
          .deleteFrom('attempt')
          .where('key', 'like', 'transfer/%')
          .execute();
        await leave();
        expect((await fetch()).statusCode).toBe(200);
      }
      let status = 404;
      for (let nr = 0; nr < 61; nr += 1) status = (await fetch(OTHER_CODE)).statusCode;
      expect(status).toBe(429);
    });

    it('without the api key', async () => {
      const headers = { 'api-key': '' };
      const response = await server.post('/api/v3/transfers/take', { code: CODE }, { headers });
      expect(response.statusCode).toBe(401);
    });
  });
});
