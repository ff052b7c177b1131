import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API_KEY, appForAll, openApp } from '#test/app.ts';
import { openBrowser, type Browser } from '#test/browser.ts';
import { describeWithDatabase } from '#test/database.ts';
import { rowsNaming } from '#test/rows-naming.ts';
import {
  getCode,
  linkIn,
  logIn,
  ORIGIN,
  PASSWORD,
  readMail,
  refresh,
  signUp,
  startSignIn,
  type Tokens,
} from '#test/sign-up.ts';
import { hashPassword } from './passwords.ts';

const NEXT = 'en hest ved havet i regn';
const WRONG = 'noe helt annet her';

describeWithDatabase('accounts', (open) => {
  const app = appForAll(open);
  beforeEach(async () => {
    await app.database.kysely.deleteFrom('attempt').execute();
  });

  const newBrowser = () => openBrowser(app.app, ORIGIN);
  const settings = ({ access_token }: Tokens) =>
    app.get('/api/v3/user-settings/current', { authorization: `Bearer ${access_token}` });
  const tryLogIn = (email: string, password: string, browser = newBrowser()) =>
    browser.post('/identity/account/log-in', { email, password });
  async function openAccount(email: string, password = PASSWORD): Promise<Browser> {
    const browser = newBrowser();
    expect((await tryLogIn(email, password, browser)).statusCode).toBe(303);
    return browser;
  }
  const register = (email: string, more: Record<string, string> = {}) =>
    newBrowser().post('/identity/create-account', {
      email,
      name: 'Ada',
      password: PASSWORD,
      ...more,
    });

  describe('registration', () => {
    it('is confirmed by the emailed link together with the chosen password', async () => {
      await register('new@museum.example');
      expect((await tryLogIn('new@museum.example', PASSWORD)).statusCode).toBe(422);
      const link = linkIn(await readMail(app, 'new@museum.example', /confirm/));
      expect((await newBrowser().get(link)).statusCode).toBe(200);
      // The link alone cannot confirm an account whose password an attacker chose.
      expect((await newBrowser().post(link, { password: WRONG })).statusCode).toBe(422);
      expect((await newBrowser().post(link, { password: PASSWORD })).statusCode).toBe(200);
      expect((await newBrowser().post(link, { password: PASSWORD })).statusCode).toBe(422);
      expect((await tryLogIn('New@Museum.example ', PASSWORD)).statusCode).toBe(303);
    });

    it('needs no second password right after the confirmation', async () => {
      const back = await startSignIn(await signUp(app, 'just@museum.example'));
      expect(back.headers.location).toContain('code=');
    });

    it.each([
      ['an invalid email address', { email: 'kari' }, 'e-postadresse'],
      ['two email addresses', { email: 'a@museum.example,b@museum.example' }, 'e-postadresse'],
      [
        'a line break in the email address',
        { email: 'a@museum.example\r\nBcc: b@museum.example' },
        'e-postadresse',
      ],
      ['no name', { name: ' ' }, 'navn'],
      ['a short password', { password: 'kort' }, 'for kort'],
      ['a common password', { password: 'passord12345' }, 'lett å gjette'],
    ])('is rejected with %s', async (_, more, message) => {
      const response = await register('fault@museum.example', more);
      expect(response.statusCode).toBe(422);
      expect(response.payload).toMatch(new RegExp(`role="alert">[^<]*${message}`));
    });

    it('of a known email address gets the same response; only its owner is notified', async () => {
      await signUp(app, 'once@museum.example');
      const again = await register('once@museum.example');
      const fresh = await register('fresh@museum.example');
      expect(again.payload).toBe(fresh.payload);
      expect(again.statusCode).toBe(fresh.statusCode);
      expect(await readMail(app, 'once@museum.example', /\/login/)).not.toContain('token=');
    });
  });

  it('log-in and password reset do not reveal whether an account exists', async () => {
    await signUp(app, 'known@museum.example');
    const [known, unknown] = [
      await tryLogIn('known@museum.example', WRONG),
      await tryLogIn('nobody@museum.example', WRONG),
    ];
    expect(known.statusCode).toBe(unknown.statusCode);
    expect(known.payload.replaceAll('known@', '@')).toBe(
      unknown.payload.replaceAll('nobody@', '@'),
    );
    const request = (email: string) => newBrowser().post('/identity/forgotten-password', { email });
    const [one, other] = [
      await request('known@museum.example'),
      await request('nobody@museum.example'),
    ];
    expect([one.statusCode, one.payload]).toEqual([other.statusCode, other.payload]);
  });

  it('log-in re-hashes the password with the configured pepper and ends no session', async () => {
    const email = 'pepper@museum.example';
    await signUp(app, email);
    const tokens = await logIn(newBrowser(), email);
    const readHash = async () => {
      const one = app.database.kysely.selectFrom('account').select('password_hash');
      return (await one.where('email', '=', email).executeTakeFirstOrThrow()).password_hash;
    };
    const peppered = await openApp(app.database, {
      env: { VARDE_PASSWORD_PEPPER: 'p'.repeat(32) },
    });
    const tryThere = (password: string) =>
      tryLogIn(email, password, openBrowser(peppered.app, ORIGIN));
    const before = await readHash();
    expect((await tryThere(WRONG)).statusCode).toBe(422);
    expect(await readHash()).toBe(before);
    expect((await tryThere(PASSWORD)).statusCode).toBe(303);
    const keyed = await readHash();
    expect(keyed).toMatch(/^keyed:\$argon2id\$/);
    expect((await tryThere(PASSWORD)).statusCode).toBe(303);
    expect((await tryThere(WRONG)).statusCode).toBe(422);
    expect(await readHash()).toBe(keyed);
    expect((await settings(tokens)).statusCode).toBe(200);
  });

  it('keyed passwords without a pepper prevent the start, unless sign-in is off', async () => {
    const email = 'keyed@museum.example';
    const pepper = { VARDE_PASSWORD_PEPPER: 'p'.repeat(32) };
    await signUp(app, email);
    const hash = await hashPassword(PASSWORD, pepper.VARDE_PASSWORD_PEPPER);
    const keyed = app.database.kysely.updateTable('account').set({ password_hash: hash });
    await keyed.where('email', '=', email).execute();
    await expect(openApp(app.database)).rejects.toThrow(/VARDE_PASSWORD_PEPPER is missing/);
    for (const env of [pepper, { VARDE_SIGN_IN: 'off' }])
      await (await openApp(app.database, { env })).close();
  });

  it('a password reset by email ends all sessions', async () => {
    const email = 'reset@museum.example';
    await signUp(app, email);
    const thief = newBrowser();
    const tokens = await logIn(thief, email);
    await newBrowser().post('/identity/forgotten-password', { email });
    const link = linkIn(await readMail(app, email, /new-password/));
    expect((await newBrowser().post(link, { password: 'kort' })).statusCode).toBe(422);
    expect((await newBrowser().post(link, { password: NEXT })).statusCode).toBe(200);
    expect((await newBrowser().post(link, { password: WRONG })).statusCode).toBe(410);
    expect(await readMail(app, email, /byttet|changed/)).toContain('/identity/forgotten-password');
    expect((await refresh(thief)).statusCode).toBe(401);
    expect((await settings(tokens)).statusCode).toBe(401);
    expect((await tryLogIn(email, PASSWORD)).statusCode).toBe(422);
    expect((await tryLogIn(email, NEXT)).statusCode).toBe(303);
  });

  describe('account pages', () => {
    const EMAIL = 'owner@museum.example';
    beforeAll(async () => {
      // Those of other tests, which are deleted before each test, but after this.
      await app.database.kysely.deleteFrom('attempt').execute();
      await signUp(app, EMAIL);
    });

    it('require the password within the last half hour', async () => {
      const browser = await openAccount(EMAIL);
      expect((await browser.get('/identity/account')).payload).toContain(EMAIL);
      expect((await newBrowser().get('/identity/account')).payload).not.toContain(EMAIL);
      await sql`update account_session set expires_at = now()`.execute(app.database.kysely);
      expect((await browser.get('/identity/account')).payload).not.toContain(EMAIL);
    });

    it('require the password again after closing', async () => {
      const browser = await openAccount(EMAIL);
      const thief = browser.copy();
      expect((await browser.post('/identity/account/close')).statusCode).toBe(303);
      expect((await thief.get('/identity/account')).payload).not.toContain(EMAIL);
    });

    it('change the password given the current one, and end all other sessions', async () => {
      const elsewhere = newBrowser();
      await logIn(elsewhere, EMAIL);
      const browser = await openAccount(EMAIL);
      const change = (password: string, next: string) =>
        browser.post('/identity/account/password', { password, next });
      expect((await change(WRONG, NEXT)).statusCode).toBe(422);
      expect((await change(PASSWORD, 'kort')).statusCode).toBe(422);
      // Guessed first: the account's own address.
      expect((await change(PASSWORD, EMAIL)).statusCode).toBe(422);
      expect((await change(PASSWORD, NEXT)).statusCode).toBe(200);
      const mail = await readMail(app, EMAIL, /byttet|changed/);
      expect(mail).toContain('/identity/forgotten-password');
      expect(mail).not.toContain(NEXT);
      expect((await refresh(elsewhere)).statusCode).toBe(401);
      expect((await browser.get('/identity/account')).payload).toContain(EMAIL);
      expect((await change(NEXT, PASSWORD)).statusCode).toBe(200);
    });

    it.each([
      ['a change of the password', 'password', { password: PASSWORD, next: NEXT }],
      ['logging out everywhere', 'log-out-everywhere', undefined],
    ])('end with %s the links that were mailed before', async (_what, path, form) => {
      const email = `${path}@museum.example`;
      await signUp(app, email);
      await newBrowser().post('/identity/forgotten-password', { email });
      const link = linkIn(await readMail(app, email, /new-password/));
      expect((await newBrowser().get(link)).statusCode).toBe(200);
      const browser = await openAccount(email);
      expect((await browser.post(`/identity/account/${path}`, form)).statusCode).toBe(200);
      expect((await newBrowser().post(link, { password: WRONG })).statusCode).toBe(410);
    });

    it('list the sessions and log out everywhere', async () => {
      const [one, other] = [newBrowser(), newBrowser()];
      const tokens = await Promise.all([logIn(one, EMAIL), logIn(other, EMAIL)]);
      const browser = await openAccount(EMAIL);
      expect((await browser.get('/identity/account')).payload.match(/<li>/g)).toHaveLength(2);
      expect((await browser.post('/identity/account/log-out-everywhere')).statusCode).toBe(200);
      for (const device of [one, other]) expect((await refresh(device)).statusCode).toBe(401);
      for (const token of tokens) expect((await settings(token)).statusCode).toBe(401);
      expect((await startSignIn(one)).payload).toContain('type="password"');
    });

    it('report the rate limit instead of a wrong password after many attempts', async () => {
      const browser = await openAccount(EMAIL);
      const change = (password: string) =>
        browser.post('/identity/account/password', { password, next: NEXT });
      for (let count = 0; count < 10; count += 1) await change(WRONG);
      for (const path of ['password', 'delete']) {
        const form = { password: PASSWORD, next: NEXT };
        const { payload } = await browser.post(`/identity/account/${path}`, form);
        expect(payload).toMatch(/role="alert">Det var mange forsøk/);
      }
    });

    it('show an error in the section of its form, which the browser scrolls to', async () => {
      const browser = await openAccount(EMAIL);
      const { payload: shown } = await browser.get('/identity/account');
      for (const [path, part] of [
        ['password', 'password-part'],
        ['delete', 'delete-part'],
      ] as const) {
        expect(shown).toContain(`action="/identity/account/${path}#${part}"`);
        const form = { password: WRONG, next: NEXT };
        const { payload } = await browser.post(`/identity/account/${path}`, form);
        expect(payload.split('<section').find((one) => one.includes('role="alert"'))).toContain(
          `id="${part}"`,
        );
      }
    });

    it('offer all stored data as a download', async () => {
      const response = await (await openAccount(EMAIL)).post('/identity/account/data');
      expect(response.headers['content-disposition']).toContain('attachment');
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.json()).toMatchObject({
        account: { email: EMAIL, name: 'Kari Nordmann' },
        quiz_responses: [],
      });
      expect(response.payload).not.toContain('argon2');
    });
  });

  it('deletion removes every row that refers to the account', async () => {
    const email = 'gone@museum.example';
    await signUp(app, email);
    const device = newBrowser();
    const tokens = await logIn(device, email);
    await getCode(device, email);
    // A started sign-in that is never completed.
    await startSignIn(device, '&prompt=create');
    await newBrowser().post('/identity/forgotten-password', { email });
    await readMail(app, email, /new-password/);
    const authorization = `Bearer ${tokens.access_token}`;
    const put = () =>
      app.app.inject({
        method: 'PUT',
        url: '/api/v3/user-settings',
        headers: { 'api-key': API_KEY, authorization },
        payload: { settings: { favourites: [1] } },
      });
    expect((await put()).statusCode).toBe(200);
    const { id } = await app.database.kysely
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(await rowsNaming(app.database, id)).toEqual(
      expect.arrayContaining([
        'account',
        'account_link',
        'oidc_record',
        'sign_in_session',
        'user_settings',
      ]),
    );
    const browser = await openAccount(email);
    expect((await browser.post('/identity/account/delete', { password: WRONG })).statusCode).toBe(
      422,
    );
    expect(
      (await browser.post('/identity/account/delete', { password: PASSWORD })).statusCode,
    ).toBe(200);
    expect([
      ...(await rowsNaming(app.database, id)),
      ...(await rowsNaming(app.database, email)),
    ]).toEqual([]);
    expect((await put()).statusCode).toBe(401);
    expect((await refresh(device)).statusCode).toBe(401);
    expect(await rowsNaming(app.database, id)).toEqual([]);
    expect((await tryLogIn(email, PASSWORD)).statusCode).toBe(422);
  });
});
