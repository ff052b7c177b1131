import {
  CODE_GUESSES_GUARDED,
  CODE_GUESSES_OF_KNOWN,
  CODE_GUESSES_PER_BROWSER,
  CODE_GUESSES_PER_DOCUMENT,
  CODE_GUESSES_PER_IP,
  CODE_GUESSES_PER_STRANGER,
  STORAGE_LIFE_DAYS,
} from '@varde/domain/constants';
import type { Problem } from '@varde/contract/common';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { apiPackForAll } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { ACCESS_CODE, CODE_LOCKED, lockedPackFiles } from '#test/locked-pack.ts';
import { createLocks } from './locks.service.ts';

const { id: ID } = CODE_LOCKED;
const HOME = '192.0.2.77';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

describeWithDatabase('guessing of access codes', (open) => {
  const server = apiPackForAll(open, async () => ({ files: await lockedPackFiles() }));
  beforeEach(async () => {
    await server.database.kysely.deleteFrom('attempt').execute();
  });

  const guess = (code: string, from: string, grant?: string) =>
    server.post(
      `/api/v3/documents/${ID}/unlock`,
      { code },
      {
        remoteAddress: from,
        ...(grant === undefined ? {} : { headers: { 'unlock-grant': grant } }),
      },
    );
  const statusOf = async (...args: Parameters<typeof guess>) => (await guess(...args)).statusCode;
  const stranger = (nr: number) => `203.0.113.${nr}`;

  /** A grant that a browser was given so long ago. */
  async function grantFrom(agoMs: number): Promise<string> {
    const caller = { audience: 'public', grant: undefined, ipAddress: stranger(250) } as const;
    const locks = createLocks(server, () => Date.now() - agoMs);
    return (await locks.unlock(ID, { code: ACCESS_CODE }, caller))?.grant ?? '';
  }

  const setCounts = (counts: Record<string, number>) =>
    Promise.all(
      Object.entries(counts).map(([part, count]) =>
        server.database.kysely
          .insertInto('attempt')
          .values({ key: `unlock/${ID}${part}`, count, resets_at: new Date(Date.now() + DAY_MS) })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ count }))
          .execute(),
      ),
    );
  const exhaust = () =>
    setCounts({
      '': CODE_GUESSES_PER_DOCUMENT.count,
      '/guarded': CODE_GUESSES_GUARDED.count,
    });

  it('200 wrong codes from 20 networks leave a new visitor two guesses', async () => {
    for (let network = 1; network <= 20; network += 1)
      for (let nr = 0; nr < 10; nr += 1) await guess(`galt ${nr}`, stranger(network));
    expect(await statusOf('galt', HOME)).toBe(403);
    expect(await statusOf(ACCESS_CODE, HOME)).toBe(200);
  });

  it('when many have guessed, each network has a few guesses left, and is told so', async () => {
    await setCounts({ '': CODE_GUESSES_PER_DOCUMENT.count });
    for (let left = CODE_GUESSES_PER_STRANGER.count - 1; left >= 0; left -= 1)
      expect((await guess('galt', HOME)).json<Problem>().attempts_left).toBe(left);
    const refused = await guess(ACCESS_CODE, HOME);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    expect(await statusOf(ACCESS_CODE, stranger(1))).toBe(200);
  });

  it('when many have guessed, all networks of one IPv6 site share these', async () => {
    await setCounts({ '': CODE_GUESSES_PER_DOCUMENT.count });
    const statuses = [];
    for (const group of ['1', 'a0', 'ffff'])
      statuses.push(await statusOf('galt', `2001:db8:17:${group}::9`));
    expect(statuses).toEqual([403, 403, 429]);
    expect(await statusOf('galt', '2001:db8:18:1::9')).toBe(403);
  });

  it('new networks are refused when strangers have used all guesses of the day', async () => {
    await exhaust();
    const refused = await guess(ACCESS_CODE, HOME);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
  });

  it('a network that has opened the article before is not locked out by strangers', async () => {
    expect(await statusOf(ACCESS_CODE, HOME)).toBe(200);
    await exhaust();
    expect(await statusOf('galt', HOME)).toBe(403);
    expect(await statusOf(ACCESS_CODE, HOME)).toBe(200);
  });

  it('networks that have opened the article before share a limit of their own', async () => {
    for (const from of [HOME, stranger(1)]) await guess(ACCESS_CODE, from);
    await setCounts({ '/known': CODE_GUESSES_OF_KNOWN.count });
    await exhaust();
    for (const from of [HOME, stranger(1)]) expect(await statusOf(ACCESS_CODE, from)).toBe(429);
  });

  it('a browser that has opened the article before is locked out by nobody', async () => {
    const former = await grantFrom(40 * MINUTE_MS);
    await exhaust();
    for (let nr = 0; nr <= CODE_GUESSES_PER_IP.count; nr += 1) await guess('galt', HOME);
    expect(await statusOf(ACCESS_CODE, HOME)).toBe(429);
    expect(await statusOf(ACCESS_CODE, HOME, former)).toBe(200);
  });

  it('such a browser has the limit of one client, wherever it is', async () => {
    const former = await grantFrom(40 * MINUTE_MS);
    for (let nr = 1; nr <= CODE_GUESSES_PER_BROWSER.count; nr += 1) {
      const { attempts_left: left } = (await guess('galt', stranger(nr), former)).json<Problem>();
      expect(left).toBe(CODE_GUESSES_PER_BROWSER.count - nr);
    }
    expect(await statusOf(ACCESS_CODE, HOME, former)).toBe(429);
    // The other visitors of that network are not concerned.
    expect(await statusOf(ACCESS_CODE, HOME)).toBe(200);
  });

  it.each([
    ['is forged', (grant: string) => grant.replace(/.(?=.{42}$)/, (c) => (c === 'A' ? 'B' : 'A'))],
    ['is of another article', (grant: string) => grant.replace(/^\d+/, '104')],
    ['has a later time', (grant: string) => grant.replace(/\.(\d+)\./, (_, t) => `.${+t + 1}.`)],
  ])('a former grant that %s is useless', async (_, change) => {
    const former = await grantFrom(40 * MINUTE_MS);
    await exhaust();
    expect(await statusOf(ACCESS_CODE, HOME, change(former))).toBe(429);
    expect(await statusOf(ACCESS_CODE, HOME, former)).toBe(200);
  });

  it('a former grant is useless after the storage lifetime', async () => {
    const old = await grantFrom((STORAGE_LIFE_DAYS + 1) * DAY_MS);
    const recent = await grantFrom((STORAGE_LIFE_DAYS - 1) * DAY_MS);
    await exhaust();
    expect(await statusOf(ACCESS_CODE, HOME, old)).toBe(429);
    expect(await statusOf(ACCESS_CODE, HOME, recent)).toBe(200);
  });

  it('who knew the code is a stranger when the museum has changed it', async () => {
    const former = await grantFrom(40 * MINUTE_MS);
    expect(await statusOf(ACCESS_CODE, HOME)).toBe(200);
    const change = (code: string) =>
      server.database.kysely
        .updateTable('document')
        .set({ lock: JSON.stringify({ code }) })
        .where('id', '=', ID)
        .execute();
    onTestFinished(async () => void (await change(ACCESS_CODE)));
    await change('ny kode');
    await exhaust();
    expect(await statusOf('ny kode', HOME, former)).toBe(429);
    expect(await statusOf('ny kode', HOME)).toBe(429);
  });
});
