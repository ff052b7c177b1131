import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Problem } from '@varde/contract/common';
import { appForAll, openApp, type TestApp } from '#test/app.ts';
import { openBrowser, type Browser } from '#test/browser.ts';
import { problemOf } from '#test/responses.ts';
import { describeWithDatabase } from '#test/database.ts';
import {
  CALLBACK,
  exchange,
  getCode,
  logIn,
  ORIGIN,
  PASSWORD,
  refresh,
  signUp,
  startSignIn,
  type Tokens,
} from '#test/sign-up.ts';

describeWithDatabase('signing in', (open) => {
  const app = appForAll(open);
  const EMAIL = 'kari@museum.example';
  beforeAll(async () => void (await signUp(app, EMAIL)));

  const newBrowser = () => openBrowser(app.app, ORIGIN);
  const authorization = ({ access_token }: Tokens) => ({ authorization: `Bearer ${access_token}` });
  const userData = (tokens: Tokens) =>
    app.get('/gateway/authz/authorize/userData', {
      host: 'localhost:4000',
      ...authorization(tokens),
    });
  const settings = (tokens: Tokens, at: TestApp = app) =>
    at.get('/api/v3/user-settings/current', authorization(tokens));
  const refreshCookieOf = ({ cookies }: Browser) =>
    cookies.find(({ name }) => name === 'varde_refresh');
  /** As if so much time had passed since the last refresh of all sessions. */
  const letPass = (seconds: number) =>
    sql`update sign_in_session set rotated_at = rotated_at - make_interval(secs => ${seconds}::float8)`.execute(
      app.database.kysely,
    );

  it('gives tokens for a code, and tells who it is', async () => {
    const tokens = await logIn(newBrowser(), EMAIL);
    expect(Object.keys(tokens).toSorted()).toEqual(['access_token', 'expires_in', 'id_token']);
    expect(tokens.expires_in).toBe(600);
    const user = await userData(tokens);
    expect(user.headers['cache-control']).toBe('no-store');
    expect(user.json()).toEqual({ uniqueId: expect.any(String), name: 'Kari Nordmann' });
    expect(decodeJwt(tokens.id_token)).toMatchObject({ aud: 'varde-app', name: 'Kari Nordmann' });
    expect((await settings(tokens)).statusCode).toBe(200);
  });

  it('shows the app neither the refresh token nor what the login host gave', async () => {
    const browser = newBrowser();
    const response = await exchange(browser, await getCode(browser, EMAIL));
    const [cookie] = [response.headers['set-cookie'] ?? ''].flat();
    expect(cookie).toMatch(
      /^varde_refresh=[\w.-]+; Path=\/gateway\/auths; HttpOnly; SameSite=Strict; Max-Age=7776000$/,
    );
    expect(response.headers['cache-control']).toBe('no-store');
    const { access_token } = response.json<Tokens>();
    expect(Object.keys(decodeJwt(access_token)).toSorted()).toEqual([
      'aud',
      'exp',
      'iat',
      'iss',
      'sid',
      'sub',
    ]);
    // Only the gateway is sent it.
    expect((await browser.get('/api/v3/user-settings/current')).statusCode).toBe(401);
  });

  it('takes no ID token for an access token', async () => {
    const { id_token } = await logIn(newBrowser(), EMAIL);
    const authorization = `Bearer ${id_token}`;
    expect((await app.get('/api/v3/user-settings/current', { authorization })).statusCode).toBe(
      401,
    );
  });

  describe('a refresh', () => {
    it('gives new tokens and a new cookie', async () => {
      const browser = newBrowser();
      await logIn(browser, EMAIL);
      const before = refreshCookieOf(browser)?.value;
      const response = await refresh(browser);
      expect(response.statusCode).toBe(200);
      expect(refreshCookieOf(browser)?.value).not.toBe(before);
      expect((await settings(response.json<Tokens>())).statusCode).toBe(200);
    });

    it('by two tabs at once keeps both, and the login host is asked once', async () => {
      const one = newBrowser();
      await logIn(one, EMAIL);
      const [other, late] = [one.copy(), one.copy()];
      const responses = await Promise.all([refresh(one), refresh(other), refresh(one.copy())]);
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      // An answer was lost on its way, and the browser asks again.
      await letPass(50);
      expect((await refresh(late)).statusCode).toBe(200);
      expect(refreshCookieOf(one)?.value).toBe(refreshCookieOf(other)?.value);
      await letPass(61);
      expect((await refresh(other)).statusCode).toBe(200);
      expect((await refresh(one)).statusCode).toBe(200);
    });

    it('by a stolen cookie ends the session of thief and visitor alike', async () => {
      const visitor = newBrowser();
      const first = await logIn(visitor, EMAIL);
      const thief = visitor.copy();
      const second = (await refresh(visitor)).json<Tokens>();
      await letPass(61);
      const stolen = await refresh(thief);
      expect(problemOf(stolen).status).toBe(401);
      expect(refreshCookieOf(thief)).toBeUndefined();
      expect((await refresh(visitor)).statusCode).toBe(401);
      for (const tokens of [first, second]) expect((await settings(tokens)).statusCode).toBe(401);
    });

    it.each([
      ['no cookie', ''],
      ['nonsense', 'x'],
      ['a cookie with another seal', `${'a'.repeat(32)}.1.${'b'.repeat(43)}`],
    ])('with %s is refused', async (_, value) => {
      const response = await newBrowser().post(
        '/gateway/auths/oauth2/token',
        { grant_type: 'refresh_token', redirect_uri: CALLBACK },
        { cookie: `varde_refresh=${value}` },
      );
      expect(response.statusCode).toBe(401);
    });

    it('is refused when the session is older than ninety days', async () => {
      const browser = newBrowser();
      await logIn(browser, EMAIL);
      await sql`update sign_in_session set expires_at = now() - interval '1 second'`.execute(
        app.database.kysely,
      );
      expect((await refresh(browser)).statusCode).toBe(401);
    });
  });

  it('tells whether there is a session', async () => {
    const browser = newBrowser();
    const request = () => browser.post('/gateway/auths/oauth2/has-refresh-token');
    expect((await request()).statusCode).toBe(401);
    await logIn(browser, EMAIL);
    expect((await request()).statusCode).toBe(200);
    await browser.post('/gateway/auths/oauth2/logout');
    expect((await request()).statusCode).toBe(401);
  });

  it('logs out of this browser, its access token and the login host', async () => {
    const browser = newBrowser();
    const tokens = await logIn(browser, EMAIL);
    expect(await startSignIn(browser).then(({ headers }) => headers.location)).toContain(CALLBACK);
    const thief = browser.copy();
    const response = await browser.post('/gateway/auths/oauth2/logout');
    expect(response.statusCode).toBe(200);
    expect(refreshCookieOf(browser)).toBeUndefined();
    expect((await settings(tokens)).statusCode).toBe(401);
    expect((await userData(tokens)).statusCode).toBe(401);
    expect((await refresh(thief)).statusCode).toBe(401);
    // The next visitor of the same browser is asked for a password.
    expect((await startSignIn(browser)).payload).toContain('type="password"');
  });

  it('ends a session on every server within a minute', async () => {
    const other = await openApp(app.database);
    const browser = newBrowser();
    const tokens = await logIn(browser, EMAIL);
    expect((await settings(tokens, other)).statusCode).toBe(200);
    await browser.post('/gateway/auths/oauth2/logout');
    await vi.waitFor(
      async () => expect((await settings(tokens, other)).statusCode).toBe(401),
      5_000,
    );
  });

  describe('a code', () => {
    it('signs in once', async () => {
      const browser = newBrowser();
      const code = await getCode(browser, EMAIL);
      expect((await exchange(browser, code)).statusCode).toBe(200);
      expect((await exchange(browser, code)).statusCode).toBe(400);
      // Used twice: whoever has it is not to be trusted.
      await letPass(61);
      expect((await refresh(browser)).statusCode).toBe(401);
    });

    it('signs in once when it is used twice at the same moment', async () => {
      const browser = newBrowser();
      const code = await getCode(browser, EMAIL);
      const responses = await Promise.all([exchange(browser, code), exchange(browser, code)]);
      expect(responses.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(
        1,
      );
    });

    it('is worth nothing in another browser', async () => {
      const code = await getCode(newBrowser(), EMAIL);
      const response = await exchange(newBrowser(), code);
      expect([response.statusCode, response.json<Problem>().type]).toEqual([
        400,
        '/problems/wrong-code',
      ]);
      const attacker = newBrowser();
      await startSignIn(attacker);
      expect((await exchange(attacker, await getCode(newBrowser(), EMAIL))).statusCode).toBe(400);
    });

    it('of either of two tabs that sign in at once is good', async () => {
      const browser = newBrowser();
      const [one, other] = [await getCode(browser, EMAIL), await getCode(browser, EMAIL)];
      expect((await exchange(browser, one)).statusCode).toBe(200);
      expect((await exchange(browser, other)).statusCode).toBe(200);
    });

    it.each([
      ['no code', { code: '' }, 'code'],
      ['another address', { redirect_uri: `${CALLBACK}/` }, 'redirect_uri'],
      [
        'a stranger’s address',
        { redirect_uri: 'https://evil.example/oauth2/callback' },
        'redirect_uri',
      ],
      ['another grant', { grant_type: 'password' }, 'grant_type'],
      ['an unknown same_site', { same_site: 'everything' }, 'same_site'],
    ])('with %s is malformed', async (_, more, parameter) => {
      const browser = newBrowser();
      await startSignIn(browser);
      const response = await exchange(browser, 'a-code', more);
      expect(response.statusCode).toBe(400);
      expect(response.json<Problem>().parameter).toBe(parameter);
    });
  });

  it('signs in over https with cookies that need it, partitioned where they cross sites', async () => {
    const origin = 'https://varde.example';
    const secure = await openApp(app.database, { env: { VARDE_PUBLIC_URL: origin } });
    const browser = openBrowser(secure.app, origin);
    const callback = `${origin}/oauth2/callback`;
    const query = new URLSearchParams({ redirect_uri: callback, state: 'abcdefgh' }).toString();
    const shown = await browser.follow(await browser.get(`/identity/oauth2/authorize?${query}`));
    expect(shown.headers['strict-transport-security']).toBe('max-age=31536000');
    const [, action = ''] = /action="([^"]+)"/.exec(shown.payload) ?? [];
    const sent = await browser.post(action, { email: EMAIL, password: PASSWORD });
    const back = await browser.follow(sent, callback);
    const code = new URL(String(back.headers.location)).searchParams.get('code') ?? '';
    const form = {
      grant_type: 'authorization_code',
      redirect_uri: callback,
      code,
      same_site: 'none',
    };
    const response = await browser.post('/gateway/auths/oauth2/token', form);
    expect(response.statusCode).toBe(200);
    expect(response.headers['set-cookie']).toMatch(
      /^__Secure-varde_refresh=.*; HttpOnly; SameSite=None; Max-Age=\d+; Secure; Partitioned$/,
    );
    for (const { name, line } of browser.cookies) {
      expect(line).toMatch(/; *secure/i);
      expect(line).toMatch(/; *httponly/i);
      expect(name).toMatch(/^__Secure-/);
    }
  });

  it('answers hosts that are neither configured nor this machine as if it were not there', async () => {
    for (const path of ['/gateway/auths/oauth2/has-refresh-token', '/identity/account'])
      expect((await app.get(path, { host: 'evil.example' })).statusCode).toBe(404);
  });

  it('leaves no trace where it is off', async () => {
    const off = await openApp(app.database, { env: { VARDE_SIGN_IN: 'off' } });
    for (const path of [
      '/gateway/authz/authorize/userData',
      '/identity/account',
      '/identity/.well-known/openid-configuration',
    ]) {
      const response = await off.get(path, { host: 'localhost:4000' });
      const nothing = await off.get('/nothing/here', { host: 'localhost:4000' });
      expect(response.statusCode).toBe(nothing.statusCode);
    }
    const [posted, unknown] = await Promise.all(
      ['/gateway/auths/oauth2/token', '/nothing/here'].map((url) => off.post(url)),
    );
    expect(posted?.statusCode).toBe(unknown?.statusCode);
  });

  it('limits what one address may get wrong', async () => {
    await app.database.kysely.deleteFrom('attempt').execute();
    const browser = newBrowser();
    let last = await refresh(browser);
    for (let count = 1; count <= 100; count += 1) last = await refresh(browser);
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    await app.database.kysely.deleteFrom('attempt').execute();
  });

  it('writes nothing personal and no secret into the log', async () => {
    const browser = newBrowser();
    const tokens = await logIn(browser, EMAIL);
    await refresh(browser);
    const log = app.log.join('\n');
    const cookies = browser.cookies.map(({ value }) => value).filter((value) => value.length > 8);
    for (const secret of [
      EMAIL,
      'Nordmann',
      PASSWORD,
      tokens.access_token,
      'a-random-state',
      ...cookies,
    ])
      expect(log).not.toContain(secret);
    expect(log).toContain('/gateway/auths/oauth2/token');
    expect(app.log.every((line) => 'correlation_id' in (JSON.parse(line) as object))).toBe(true);
  });
});
