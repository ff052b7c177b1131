import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openApp, type TestApp } from '#test/app.ts';
import { openBrowser, type Browser } from '#test/browser.ts';
import { describeWithDatabase } from '#test/database.ts';
import { getCode, linkIn, ORIGIN, PASSWORD, readMail, signUp } from '#test/sign-up.ts';
import type { Database } from '#db/database.ts';

const WRONG = 'noe helt annet her';
const NEXT = 'en hest ved havet i regn';
const HOME = '192.0.2.77';
const ELSEWHERE = '198.51.100.9';
const COOKIE = 'varde_known';

type CountedBy = 'account' | 'address' | 'both';

describeWithDatabase('guessing of passwords', (open) => {
  let database: Database;
  let app: TestApp;
  beforeAll(async () => {
    database = await open();
    app = await openApp(database, { env: { VARDE_TRUSTED_PROXIES: '127.0.0.1' } });
  });
  beforeEach(async () => {
    await database.kysely.deleteFrom('attempt').execute();
  });

  const newBrowser = () => openBrowser(app.app, ORIGIN);
  const from = (ipAddress: string) => ({ 'x-forwarded-for': ipAddress });
  const tryLogIn = (email: string, password: string, ipAddress: string, browser = newBrowser()) =>
    browser.post('/identity/account/log-in', { email, password }, from(ipAddress));
  const statusOf = async (...args: Parameters<typeof tryLogIn>) =>
    (await tryLogIn(...args)).statusCode;

  /** A browser of an account's owner, who has logged in at home. */
  async function openOwner(email: string): Promise<Browser> {
    await signUp(app, email);
    const browser = newBrowser();
    expect(await statusOf(email, PASSWORD, HOME, browser)).toBe(303);
    return browser;
  }

  /** Counted wrong passwords of accounts, of addresses, or of accounts from one address. */
  async function readCounts(by: CountedBy): Promise<number[]> {
    const { rows } = await sql<{ count: number }>`select count from attempt
      where key like ${`log-in/${by}/%`} and count > 0`.execute(database.kysely);
    return rows.map(({ count }) => count);
  }
  const setCounts = (by: CountedBy, count: number) =>
    sql`update attempt set count = ${count}
      where key like ${`log-in/${by}/%`} and count > 0`.execute(database.kysely);

  /**
   * As by 10 wrong passwords from each of 11 addresses, of which those of the last are refused. The
   * passwords of those in between are counted without hashing them.
   */
  async function attack(email: string): Promise<void> {
    const statuses: number[] = [];
    const tryFrom = async (address: string): Promise<void> => {
      for (let nr = 0; nr < 10; nr += 1) statuses.push(await statusOf(email, WRONG, address));
    };
    await tryFrom('203.0.113.1');
    expect(await readCounts('account')).toEqual([10]);
    await setCounts('account', 90);
    await tryFrom('203.0.113.10');
    await tryFrom('203.0.113.11');
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 422));
    expect(new Set(statuses.slice(20))).toEqual(new Set([429]));
  }

  /** As after an attack: nothing is left of what all strangers together may try. */
  async function exhaust(email: string): Promise<void> {
    expect(await statusOf(email, WRONG, '203.0.113.1')).toBe(422);
    await setCounts('account', 100);
    expect(await statusOf(email, WRONG, '203.0.113.2')).toBe(429);
  }

  /** As after 10 wrong passwords of a stranger: nothing is left of what that address may try. */
  async function exhaustAddress(email: string, address: string): Promise<void> {
    expect(await statusOf(email, WRONG, address)).toBe(422);
    expect(await readCounts('both')).toEqual([1]);
    await setCounts('both', 10);
    expect(await statusOf(email, WRONG, address)).toBe(429);
  }

  const deviceOf = (browser: Browser) =>
    browser.cookies.find(({ name }) => name === COOKIE)?.value ?? '';
  /** Another browser with nothing but this device cookie. */
  const browserWith = (value: string) =>
    openBrowser(app.app, ORIGIN, [{ name: COOKIE, value, path: '/identity', line: '' }]);

  it('locks out an address after 10 wrong passwords, until a reset by email', async () => {
    const email = 'tried@museum.example';
    await signUp(app, email);
    for (let nr = 0; nr < 10; nr += 1) await tryLogIn(email, WRONG, ELSEWHERE);
    const limited = await tryLogIn(email, PASSWORD, ELSEWHERE);
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeLessThanOrEqual(900);
    expect(await statusOf(email, PASSWORD, HOME)).toBe(303);
    await newBrowser().post('/identity/forgotten-password', { email });
    const link = linkIn(await readMail(app, email, /new-password/));
    const reset = await newBrowser().post(link, { password: NEXT }, from(ELSEWHERE));
    expect(reset.statusCode).toBe(200);
    expect(await statusOf(email, NEXT, ELSEWHERE)).toBe(303);
  });

  it('of many accounts is limited per address, whoever logs in from it in between', async () => {
    const own = 'guesser@museum.example';
    await signUp(app, own);
    expect(await statusOf('first@museum.example', WRONG, ELSEWHERE)).toBe(422);
    await setCounts('address', 99);
    expect(await statusOf(own, PASSWORD, ELSEWHERE)).toBe(303);
    expect(await statusOf('second@museum.example', WRONG, ELSEWHERE)).toBe(422);
    expect(await statusOf('third@museum.example', WRONG, ELSEWHERE)).toBe(429);
    expect(await statusOf('third@museum.example', WRONG, HOME)).toBe(422);
  });

  it('does not lock the owner out of a browser, or a network, that has logged in before', async () => {
    const email = 'attacked@museum.example';
    const owner = await openOwner(email);
    await attack(email);
    const stranger = await tryLogIn(email, PASSWORD, ELSEWHERE);
    expect(stranger.statusCode).toBe(429);
    expect(Number(stranger.headers['retry-after'])).toBeGreaterThan(3_000);
    // The browser from another network, and the home network with another browser.
    expect(await statusOf(email, PASSWORD, ELSEWHERE, owner)).toBe(303);
    expect(await statusOf(email, PASSWORD, HOME)).toBe(303);
  }, 180_000);

  it('does not keep the owner from signing in at the site either', async () => {
    const email = 'site@museum.example';
    const owner = await openOwner(email);
    await exhaust(email);
    owner.cookies.splice(
      0,
      owner.cookies.length,
      ...owner.cookies.filter(({ name }) => name === COOKIE),
    );
    // From 127.0.0.1, which has confirmed the account: only the account's own limits are left out.
    await database.kysely.deleteFrom('attempt').where('key', 'like', '%/trusted/%').execute();
    expect(await getCode(owner, email)).not.toBe('');
    expect(deviceOf(owner)).not.toBe('');
  });

  it('lets in who has reset the password by email, on that browser', async () => {
    const email = 'reset-while-attacked@museum.example';
    await openOwner(email);
    const browser = newBrowser();
    await browser.post('/identity/forgotten-password', { email });
    const link = linkIn(await readMail(app, email, /new-password/));
    expect((await browser.post(link, { password: NEXT })).statusCode).toBe(200);
    await exhaust(email);
    expect(await statusOf(email, NEXT, ELSEWHERE)).toBe(429);
    expect(await statusOf(email, NEXT, ELSEWHERE, browser)).toBe(303);
  });

  it('by a stolen device cookie is limited to 10 attempts, wherever they come from', async () => {
    const email = 'stolen@museum.example';
    const owner = await openOwner(email);
    for (let nr = 1; nr <= 10; nr += 1) {
      const thief = browserWith(deviceOf(owner));
      expect(await statusOf(email, WRONG, `203.0.113.${nr}`, thief)).toBe(422);
    }
    const limited = await tryLogIn(email, PASSWORD, ELSEWHERE, browserWith(deviceOf(owner)));
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeLessThanOrEqual(900);
    // None of that counts against others, or against the owner without the cookie.
    expect(await statusOf(email, PASSWORD, HOME)).toBe(303);
    expect(await statusOf(email, PASSWORD, ELSEWHERE)).toBe(303);
  });

  it('by a device cookie starts over after the right password, with another cookie', async () => {
    const email = 'again@museum.example';
    const owner = await openOwner(email);
    const first = deviceOf(owner);
    for (let round = 0; round < 2; round += 1) {
      for (let nr = 0; nr < 9; nr += 1) await tryLogIn(email, WRONG, HOME, owner);
      expect(await statusOf(email, PASSWORD, HOME, owner)).toBe(303);
    }
    expect(deviceOf(owner)).not.toBe(first);
  });

  it.each([
    ['an id of its own', (value: string) => value.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))],
    ['a later end', (value: string) => value.replace(/\.(\d+)\./, (_, end) => `.${+end + 1}.`)],
    [
      'another signature',
      (value: string) => value.replace(/.(?=.{42}$)/, (c) => (c === 'A' ? 'B' : 'A')),
    ],
    ['no signature', (value: string) => value.slice(0, -43)],
    ['nothing', () => ''],
  ])('by a forged device cookie with %s is limited as by any stranger', async (what, change) => {
    const email = `forged-${what.replaceAll(' ', '-')}@museum.example`;
    const value = deviceOf(await openOwner(email));
    await exhaustAddress(email, ELSEWHERE);
    expect(change(value)).not.toBe(value);
    expect(await statusOf(email, PASSWORD, ELSEWHERE, browserWith(change(value)))).toBe(429);
    expect(await statusOf(email, PASSWORD, ELSEWHERE, browserWith(value))).toBe(303);
  });

  it('by the device cookie of another account is limited as by any stranger', async () => {
    const [email, other] = ['one@museum.example', 'other@museum.example'];
    await openOwner(email);
    const theirs = browserWith(deviceOf(await openOwner(other)));
    await exhaustAddress(email, ELSEWHERE);
    expect(await statusOf(email, PASSWORD, ELSEWHERE, theirs)).toBe(429);
    expect(await statusOf(other, PASSWORD, ELSEWHERE, theirs)).toBe(303);
  });

  it('the device cookie is HttpOnly, for the login host only, and names nobody', async () => {
    const email = 'cookie@museum.example';
    const { line = '', value = '' } =
      (await openOwner(email)).cookies.find(({ name }) => name === COOKIE) ?? {};
    expect(line).toMatch(/; Path=\/identity; HttpOnly; SameSite=Strict; Max-Age=7776000$/);
    const { id } = await database.kysely
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const readable = value.split('.').map((part) => Buffer.from(part, 'base64url').toString());
    for (const text of [value, ...readable])
      for (const personal of [email, 'cookie', id]) expect(text).not.toContain(personal);
  });

  it('the device cookie is removed with the account, and worth nothing for a later one', async () => {
    const email = 'twice@museum.example';
    const owner = await openOwner(email);
    const before = deviceOf(owner);
    await owner.post('/identity/account/delete', { password: PASSWORD }, from(HOME));
    expect(deviceOf(owner)).toBe('');
    const mails = join(app.dataFolder, 'mail');
    for (const mail of await readdir(mails)) await rm(join(mails, mail));
    await signUp(app, email);
    await exhaustAddress(email, ELSEWHERE);
    expect(await statusOf(email, PASSWORD, ELSEWHERE, browserWith(before))).toBe(429);
  });
});
