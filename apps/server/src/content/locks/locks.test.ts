import { beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '@varde/contract/common';
import { CODE_GUESSES_PER_IP } from '@varde/domain/constants';
import { EDITOR } from '#test/app.ts';
import { apiPackForAll, UNPUBLISHED } from '#test/api-pack.ts';
import { bodyOf, problemOf } from '#test/responses.ts';
import { describeWithDatabase } from '#test/database.ts';
import {
  ACCESS_CODE,
  CODE_LOCKED,
  GEO_LOCKED,
  IP_LOCKED,
  lockedPackFiles,
  RING_WALL,
} from '#test/locked-pack.ts';

const PROXY = '10.9.8.7';
const OUTSIDE_IP = '198.51.100.7';
const INSIDE = '192.0.2.44';
const METRE = 1 / 111_319.7;
const AT_THE_WALL = { lat: RING_WALL.lat, lng: RING_WALL.lng };

interface From {
  readonly from?: string;
  readonly headers?: Record<string, string>;
}

describeWithDatabase('locks', (open) => {
  const server = apiPackForAll(open, async () => ({
    files: await lockedPackFiles(),
    env: { VARDE_TRUSTED_PROXIES: PROXY },
  }));
  beforeEach(() => resetRateLimits());

  async function resetRateLimits(): Promise<void> {
    await server.database.kysely.deleteFrom('attempt').execute();
  }
  const unlock = (
    id: number | string,
    payload: object,
    { from = OUTSIDE_IP, headers = {} }: From = {},
  ) => server.post(`/api/v3/documents/${id}/unlock`, payload, { headers, remoteAddress: from });
  const guess = (code: string, from?: From) => unlock(CODE_LOCKED.id, { code }, from);

  const grantFor = async (id: number, payload: object, from?: From) =>
    bodyOf('unlockDocument', await unlock(id, payload, from));

  describe('a geographic lock', () => {
    const at = (metres: number, accuracy?: number) => ({
      location: { lat: AT_THE_WALL.lat + metres * METRE, lng: AT_THE_WALL.lng },
      ...(accuracy === undefined ? {} : { accuracy }),
    });
    it.each([
      [95, undefined, 200],
      [130, 40, 200],
      [150, 40, 403],
      // Located by the network only.
      [2_340, 3_000, 403],
    ])('an unlock at %i m with an accuracy of %s m returns %i', async (metres, accuracy, status) =>
      expect((await unlock(GEO_LOCKED.id, at(metres, accuracy))).statusCode).toBe(status),
    );

    it('a refusal includes the distance to the location', async () => {
      const { detail, type } = (await unlock(GEO_LOCKED.id, at(2_340))).json<Problem>();
      expect(type).toBe('/problems/not-unlocked');
      expect(detail).toMatch(/within 100.m of its location, and you are 2\.3.km away/);
    });

    it('an unlock without a position says how near one must be', async () => {
      const { status, parameter, detail } = problemOf(await unlock(GEO_LOCKED.id, {}));
      expect([status, parameter]).toEqual([400, 'location']);
      expect(detail).toMatch(/the document opens within 100.m of its location/);
    });

    it('a grant opens body and media', async () => {
      const { grant } = await grantFor(GEO_LOCKED.id, at(0));
      const url = `/api/v3/documents/${GEO_LOCKED.id}?include_media=true`;
      const closed = await server.get(url);
      expect(closed.json()).toMatchObject({ lock: 'geo', proximity: 100, content: null });
      expect(closed.payload).not.toContain(GEO_LOCKED.text);
      const opened = await server.get(url, { 'unlock-grant': grant });
      expect(opened.payload).toContain(GEO_LOCKED.text);
      expect(opened.payload).toContain(GEO_LOCKED.mediaTitle);
      // Other callers still get the locked response.
      expect((await server.get(url)).payload).toBe(closed.payload);
    });
  });

  describe('a network lock', () => {
    it.each([
      [INSIDE, 200],
      ['192.0.3.44', 403],
      ['::ffff:192.0.2.44', 200],
      ['::ffff:c633:6407', 403],
      ['2001:db8:17:5::9', 200],
      ['2001:db8:18::9', 403],
      ['127.0.0.1', 403],
    ])('an unlock from %s returns %i', async (from, status) => {
      expect((await unlock(IP_LOCKED.id, {}, { from })).statusCode).toBe(status);
    });

    it.each([
      ['an untrusted client', OUTSIDE_IP, INSIDE, 403],
      ['the trusted proxy', PROXY, INSIDE, 200],
      ['the trusted proxy over IPv6', `::ffff:${PROXY}`, INSIDE, 200],
      ['the trusted proxy, with a port', PROXY, `${INSIDE}:51234`, 200],
      ['the trusted proxy, behind a forged hop', PROXY, `${INSIDE}, ${OUTSIDE_IP}`, 403],
      ['the trusted proxy, with an invalid value', PROXY, 'unknown', 403],
    ])('evaluates a forwarding header of %s', async (_who, from, forwarded, status) => {
      const headers = { 'x-forwarded-for': forwarded, forwarded: `for=${INSIDE}` };
      expect((await unlock(IP_LOCKED.id, {}, { from, headers })).statusCode).toBe(status);
    });
  });

  describe('an access code lock', () => {
    it.each([
      [ACCESS_CODE, 200],
      ['AERLIG—1814', 200],
      ['ærlig-1815', 403],
      ['  ', 403],
      ['\0', 400],
    ])('the code “%s” returns %i', async (code, status) => {
      expect((await guess(code)).statusCode).toBe(status);
    });

    it('a refusal does not reveal the code', async () => {
      const response = await guess('galt');
      expect(response.payload).not.toContain(ACCESS_CODE);
      expect(problemOf(response).status).toBe(403);
    });

    it('a refusal includes the number of remaining guesses', async () => {
      const left = async () => (await guess('galt')).json<Problem>().attempts_left;
      const from = CODE_GUESSES_PER_IP.count - 1;
      expect(await left()).toBe(from);
      expect(await left()).toBe(from - 1);
      expect((await guess(ACCESS_CODE)).statusCode).toBe(200);
      expect(await left()).toBe(from);
    });

    it('the guesses of one IP address are limited, then even the right code is refused', async () => {
      for (let nr = 0; nr < CODE_GUESSES_PER_IP.count; nr += 1)
        expect((await guess(`galt ${nr}`)).statusCode).toBe(403);
      const refused = await guess(ACCESS_CODE);
      expect(refused.statusCode).toBe(429);
      const wait = Number(refused.headers['retry-after']);
      expect(wait).toBeGreaterThan(CODE_GUESSES_PER_IP.windowS - 60);
      expect(wait).toBeLessThanOrEqual(CODE_GUESSES_PER_IP.windowS);
      expect((await guess(ACCESS_CODE, { from: '203.0.113.9' })).statusCode).toBe(200);
    });

    it('concurrent guesses are counted one by one', async () => {
      const all = Array.from({ length: 30 }, (_, nr) => guess(`galt ${nr}`));
      const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 403)).toHaveLength(CODE_GUESSES_PER_IP.count);
    });

    it('a right guess resets the count of wrong ones', async () => {
      for (let round = 0; round < 3; round += 1) {
        for (let nr = 1; nr < CODE_GUESSES_PER_IP.count; nr += 1) await guess('galt');
        expect((await guess(ACCESS_CODE)).statusCode).toBe(200);
      }
    });

    it('guesses are possible again after the window', async () => {
      for (let nr = 0; nr <= CODE_GUESSES_PER_IP.count; nr += 1) await guess('galt');
      await server.database.kysely
        .updateTable('attempt')
        .set({ resets_at: new Date(Date.now() - 1_000) })
        .execute();
      expect((await guess(ACCESS_CODE)).statusCode).toBe(200);
    });

    it('one IP address or right guesses do not exhaust the limit of all', async () => {
      for (let nr = 0; nr < 25; nr += 1) await guess('galt');
      for (let nr = 0; nr < 25; nr += 1) await guess(ACCESS_CODE, { from: '203.0.113.9' });
      const row = await server.database.kysely
        .selectFrom('attempt')
        .select('count')
        .where('key', '=', `unlock/${CODE_LOCKED.id}`)
        .executeTakeFirstOrThrow();
      expect(row.count).toBe(CODE_GUESSES_PER_IP.count);
    });

    it('a forged forwarding header is ignored, the proxy’s header identifies the client', async () => {
      const via = (from: string, nr: number): From => ({
        from,
        headers: { 'x-forwarded-for': `203.0.113.${nr}` },
      });
      const spoofed: number[] = [];
      for (let nr = 0; nr < 12; nr += 1)
        spoofed.push((await guess('galt', via(OUTSIDE_IP, nr))).statusCode);
      expect(spoofed.slice(-2)).toEqual([429, 429]);
      for (let nr = 0; nr < 12; nr += 1)
        expect((await guess('galt', via(PROXY, nr))).statusCode).toBe(403);
    });

    it('no IP address is stored', async () => {
      await guess('galt');
      const rows = await server.database.kysely.selectFrom('attempt').selectAll().execute();
      expect(rows).toHaveLength(2);
      expect(JSON.stringify(rows)).not.toContain(OUTSIDE_IP);
    });
  });

  describe('POST /documents/{id}/unlock', () => {
    it.each([
      ['an unknown document', 404, 9999, {}, 'not-found'],
      ['a draft', 404, UNPUBLISHED.draft, {}, 'not-found'],
      ['an article without a lock', 409, 101, {}, 'not-locked'],
      [
        'a geographic lock without a position',
        400,
        GEO_LOCKED.id,
        { code: '1' },
        'malformed-parameter',
      ],
      ['a code lock without a code', 400, CODE_LOCKED.id, {}, 'malformed-parameter'],
      ['an unknown key', 400, CODE_LOCKED.id, { code: '1', hint: 1 }, 'malformed-parameter'],
      [
        'a position off the globe',
        400,
        GEO_LOCKED.id,
        { location: { lat: 91, lng: 0 } },
        'malformed-parameter',
      ],
      ['a code that is a number', 400, CODE_LOCKED.id, { code: 1814 }, 'malformed-parameter'],
      [
        'a code that is too long',
        400,
        CODE_LOCKED.id,
        { code: '1'.repeat(65) },
        'malformed-parameter',
      ],
      ['a list', 400, CODE_LOCKED.id, [], 'malformed-parameter'],
      ['a word as id', 400, 'x', {}, 'malformed-parameter'],
    ])('an unlock of %s returns %i', async (_, status, id, payload, kind) => {
      const response = await unlock(id, payload);
      expect(problemOf(response)).toMatchObject({ status, type: `/problems/${kind}` });
      expect(response.headers['cache-control']).toBe('no-store');
    });

    it('an unlock of another kind of lock consumes no guess', async () => {
      await unlock(9999, { code: '1' });
      await unlock(GEO_LOCKED.id, { code: '1' });
      await unlock(CODE_LOCKED.id, {});
      expect(await server.database.kysely.selectFrom('attempt').selectAll().execute()).toEqual([]);
    });

    it('an unlock logs no position, code, IP address or grant', async () => {
      const { grant } = await grantFor(CODE_LOCKED.id, { code: ACCESS_CODE });
      await grantFor(GEO_LOCKED.id, { location: AT_THE_WALL, accuracy: 7.1259316 });
      await unlock(GEO_LOCKED.id, { location: { lat: -12.345678, lng: -98.765432 } });
      await guess('hemmelig gjetning');
      await server.get(`/api/v3/documents/${CODE_LOCKED.id}`, { 'unlock-grant': grant });
      const log = server.log.join('');
      expect(log).toContain('/documents/:id/unlock');
      const secrets = [String(RING_WALL.lat), '-12.345', '-98.765', 'gjetning', '7.1259'];
      const leaked = [...secrets, ACCESS_CODE, grant, OUTSIDE_IP].filter((text) =>
        log.includes(text),
      );
      expect(leaked).toEqual([]);
    });

    it('editors need no unlock', async () => {
      const response = await server.get(`/api/v3/documents/${CODE_LOCKED.id}`, EDITOR);
      expect(response.payload).toContain(CODE_LOCKED.text);
    });
  });
});
