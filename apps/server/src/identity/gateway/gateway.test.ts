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
import { WAIT } from '#test/wait.ts';

describeWithDatabase('gateway', (open) => {
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
  /** Moves the last refresh of all sessions into the past. */
  const letPass = (seconds: number) =>
    sql`update sign_in_session set rotated_at = rotated_at - make_interval(secs => ${seconds}::float8)`.execute(
      app.database.kysely,
    );

  it('exchanges a code for tokens and returns the user data', async () => {
    const tokens = await logIn(newBrowser(), EMAIL);
    expect(Object.keys(tokens).toSorted()).toEqual(['access_token', 'expires_in', 'id_token']);
    expect(tokens.expires_in).toBe(600);
    const user = await userData(tokens);
    expect(user.headers['cache-control']).toBe('no-store');
    expect(user.json()).toEqual({ uniqueId: expect.any(String), name: 'Kari Nordmann' });
    expect(decodeJwt(tokens.id_token)).toMatchObject({ aud: 'varde-app', name: 'Kari Nordmann' });
    expect((await settings(tokens)).statusCode).toBe(200);
  });

  it('exposes neither the refresh token nor tokens of the login host to the app', async () => {
    const browser = newBrowser();
    const response = await exchange(browser, await getCode(browser, EMAIL));
    const [cookie] = [response.headers['set-cookie'] ?? ''].flat();
    expect(cookie).toMatch(
      /^varde_refresh=[\w.-]+; Path=\/gateway\/auths; HttpOnly; SameSite=Strict; Max-Age=7776000$/,
    );
    expect(response.headers['cache-control']).toBe('no-store');
    expect(Object.keys(decodeJwt(response.json<Tokens>().access_token)).toSorted()).toEqual([
      'aud',
      'exp',
      'iat',
      'iss',
      'sid',
      'sub',
    ]);
    // The refresh cookie is sent to the gateway only.
    expect((await browser.get('/api/v3/user-settings/current')).statusCode).toBe(401);
  });

  it('rejects an ID token used as an access token', async () => {
    const { id_token } = await logIn(newBrowser(), EMAIL);
    const authorization = `Bearer ${id_token}`;
    expect((await app.get('/api/v3/user-settings/current', { authorization })).statusCode).toBe(
      401,
    );
  });

  describe('a token refresh', () => {
    it('returns new tokens and a new cookie', async () => {
      const browser = newBrowser();
      await logIn(browser, EMAIL);
      const before = refreshCookieOf(browser)?.value;
      const response = await refresh(browser);
      expect(response.statusCode).toBe(200);
      expect(refreshCookieOf(browser)?.value).not.toBe(before);
      expect((await settings(response.json<Tokens>())).statusCode).toBe(200);
    });

    it('by two tabs concurrently returns the same refresh token to both', async () => {
      const one = newBrowser();
      await logIn(one, EMAIL);
      const [other, retried] = [one.copy(), one.copy()];
      const responses = await Promise.all([refresh(one), refresh(other), refresh(one.copy())]);
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      // The response was lost, and the browser retries.
      await letPass(1);
      expect((await refresh(retried)).statusCode).toBe(200);
      expect(refreshCookieOf(one)?.value).toBe(refreshCookieOf(other)?.value);
      await letPass(61);
      expect((await refresh(other)).statusCode).toBe(200);
      expect((await refresh(one)).statusCode).toBe(200);
    });

    it('with a stolen cookie ends the session for both thief and visitor', async () => {
      const visitor = newBrowser();
      const first = await logIn(visitor, EMAIL);
      const thief = visitor.copy();
      const second = (await refresh(visitor)).json<Tokens>();
      await letPass(61);
      expect(problemOf(await refresh(thief)).status).toBe(401);
      expect(refreshCookieOf(thief)).toBeUndefined();
      expect((await refresh(visitor)).statusCode).toBe(401);
      for (const tokens of [first, second]) expect((await settings(tokens)).statusCode).toBe(401);
    });

    it.each([
      ['no cookie', ''],
      ['a malformed cookie', 'x'],
      ['an invalid signature', `${'a'.repeat(32)}.1.${'b'.repeat(43)}`],
    ])('with %s returns 401', async (_, value) => {
      const response = await newBrowser().post(
        '/gateway/auths/oauth2/token',
        { grant_type: 'refresh_token', redirect_uri: CALLBACK },
        { cookie: `varde_refresh=${value}` },
      );
      expect(response.statusCode).toBe(401);
    });

    it('returns 401 when the session is older than 90 days', async () => {
      const browser = newBrowser();
      await logIn(browser, EMAIL);
      await sql`update sign_in_session set expires_at = now() - interval '1 second'`.execute(
        app.database.kysely,
      );
      expect((await refresh(browser)).statusCode).toBe(401);
    });
  });

  it('POST has-refresh-token reports whether a session exists', async () => {
    const browser = newBrowser();
    const request = () => browser.post('/gateway/auths/oauth2/has-refresh-token');
    expect((await request()).statusCode).toBe(401);
    await logIn(browser, EMAIL);
    expect((await request()).statusCode).toBe(200);
    await browser.post('/gateway/auths/oauth2/logout');
    expect((await request()).statusCode).toBe(401);
  });

  it('logout ends the session, its access token and the login at the login host', async () => {
    const browser = newBrowser();
    const tokens = await logIn(browser, EMAIL);
    expect(await startSignIn(browser).then(({ headers }) => headers.location)).toContain(CALLBACK);
    const thief = browser.copy();
    expect((await browser.post('/gateway/auths/oauth2/logout')).statusCode).toBe(200);
    expect(refreshCookieOf(browser)).toBeUndefined();
    expect((await settings(tokens)).statusCode).toBe(401);
    expect((await userData(tokens)).statusCode).toBe(401);
    expect((await refresh(thief)).statusCode).toBe(401);
    // The next visitor of the same browser needs a password.
    expect((await startSignIn(browser)).payload).toContain('type="password"');
  });

  it('stores no token of the login host that could be used', async () => {
    await logIn(newBrowser(), EMAIL);
    const { kysely } = app.database;
    const sessions = kysely.selectFrom('sign_in_session').select('provider_token');
    const newestFirst = await sessions.orderBy('created_at', 'desc').execute();
    const stored = newestFirst.map(({ provider_token: token }) => token);
    for (const token of stored) expect(token).toMatch(/^grant:[\w-]+$/);
    const grants = kysely.selectFrom('oidc_record').select('id').where('model', '=', 'Grant');
    const ids = (await grants.execute()).map(({ id }) => `grant:${id}`);
    // The grants of earlier ones may have been revoked, as by a code that was used twice.
    expect(ids).toContain(stored[0]);
  });

  it('logout ends the session on every server within a minute', async () => {
    const other = await openApp(app.database);
    const browser = newBrowser();
    const tokens = await logIn(browser, EMAIL);
    expect((await settings(tokens, other)).statusCode).toBe(200);
    await browser.post('/gateway/auths/oauth2/logout');
    await vi.waitFor(
      async () => expect((await settings(tokens, other)).statusCode).toBe(401),
      WAIT,
    );
  });

  it('a second log-in in the same browser ends the session before it', async () => {
    const browser = newBrowser();
    await logIn(browser, EMAIL);
    const former = openBrowser(app.app, ORIGIN, browser.cookies);
    expect((await exchange(browser, await getCode(browser, EMAIL))).statusCode).toBe(200);
    expect((await refresh(former)).statusCode).toBe(401);
    expect((await refresh(browser)).statusCode).toBe(200);
  });

  describe('an authorization code', () => {
    it('is accepted only once', async () => {
      const browser = newBrowser();
      const code = await getCode(browser, EMAIL);
      expect((await exchange(browser, code)).statusCode).toBe(200);
      expect((await exchange(browser, code)).statusCode).toBe(400);
      // Reuse of a code revokes everything issued for it.
      await letPass(61);
      expect((await refresh(browser)).statusCode).toBe(401);
    });

    it('is accepted at most once when two requests use it concurrently', async () => {
      const browser = newBrowser();
      const code = await getCode(browser, EMAIL);
      const responses = await Promise.all([exchange(browser, code), exchange(browser, code)]);
      expect(responses.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(
        1,
      );
    });

    it('is rejected in another browser', async () => {
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

    it('is accepted for each of two tabs that sign in concurrently', async () => {
      const browser = newBrowser();
      const [one, other] = [await getCode(browser, EMAIL), await getCode(browser, EMAIL)];
      expect((await exchange(browser, one)).statusCode).toBe(200);
      expect((await exchange(browser, other)).statusCode).toBe(200);
    });

    it.each([
      ['no code', { code: '' }, 'code'],
      ['another redirect path', { redirect_uri: `${CALLBACK}/` }, 'redirect_uri'],
      [
        'a redirect to another site',
        { redirect_uri: 'https://evil.example/oauth2/callback' },
        'redirect_uri',
      ],
      ['another grant', { grant_type: 'password' }, 'grant_type'],
      ['an unknown same_site', { same_site: 'everything' }, 'same_site'],
    ])('with %s returns 400', async (_, more, parameter) => {
      const browser = newBrowser();
      await startSignIn(browser);
      const response = await exchange(browser, 'a-code', more);
      expect(response.statusCode).toBe(400);
      expect(response.json<Problem>().parameter).toBe(parameter);
    });
  });

  it('sets secure cookies over HTTPS, partitioned for cross-site use', async () => {
    const origin = 'https://varde.example';
    const secure = await openApp(app.database, { env: { VARDE_PUBLIC_URL: origin } });
    const browser = openBrowser(secure.app, origin);
    const callback = `${origin}/oauth2/callback`;
    const query = new URLSearchParams({ redirect_uri: callback, state: 'abcdefgh' }).toString();
    const shown = await browser.follow(await browser.get(`/identity/oauth2/authorize?${query}`));
    expect(shown.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
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

  it('returns 404 for a Host that is neither configured nor localhost', async () => {
    for (const path of ['/gateway/auths/oauth2/has-refresh-token', '/identity/account'])
      expect((await app.get(path, { host: 'evil.example' })).statusCode).toBe(404);
  });

  it('registers no routes when sign-in is off', async () => {
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

  it('returns 429 after 100 failures from one IP address', async () => {
    await app.database.kysely.deleteFrom('attempt').execute();
    const browser = newBrowser();
    let last = await refresh(browser);
    for (let count = 1; count <= 100; count += 1) last = await refresh(browser);
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    await app.database.kysely.deleteFrom('attempt').execute();
  });

  it('logs no personal data and no secrets', async () => {
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
