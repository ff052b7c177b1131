import { sql } from 'kysely';
import * as client from 'openid-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchWithin } from '#identity/gateway/sign-in.ts';
import { appForAll, openApp } from '#test/app.ts';
import { openBrowser, type Browser } from '#test/browser.ts';
import { describeWithDatabase } from '#test/database.ts';
import { CALLBACK, ORIGIN, PASSWORD, signUp, startSignIn } from '#test/sign-up.ts';

/** Tested with an independent client library. */
describeWithDatabase('the embedded OpenID provider', (open) => {
  const app = appForAll(open);
  let config: client.Configuration;
  const EMAIL = 'ola@museum.example';
  const newBrowser = () => openBrowser(app.app, ORIGIN);
  beforeAll(async () => {
    await signUp(app, EMAIL);
    // Creates the client secret.
    await startSignIn(newBrowser());
    config = await discover();
  });

  async function discover(secret?: string): Promise<client.Configuration> {
    const stored = await app.database.kysely
      .selectFrom('secret')
      .select('value')
      .where('name', '=', 'gateway-client')
      .executeTakeFirstOrThrow();
    return client.discovery(
      new URL(`${ORIGIN}/identity`),
      'varde-gateway',
      undefined,
      client.ClientSecretBasic(secret ?? stored.value),
      {
        execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks],
        [client.customFetch]: fetchWithin(app.app, ORIGIN),
      },
    );
  }

  interface Returned {
    readonly url: URL;
    readonly checks: client.AuthorizationCodeGrantChecks;
  }
  async function authorize(browser: Browser, mode = 'query'): Promise<Returned> {
    const verifier = client.randomPKCECodeVerifier();
    const [state, nonce] = [client.randomState(), client.randomNonce()];
    const start = client.buildAuthorizationUrl(config, {
      redirect_uri: CALLBACK,
      scope: 'openid profile',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      response_mode: mode,
      state,
      nonce,
    });
    const shown = await browser.follow(await browser.get(start.href), CALLBACK);
    const [, action] = /action="([^"]+)"/.exec(shown.payload) ?? [];
    const sent = action ? await browser.post(action, { email: EMAIL, password: PASSWORD }) : shown;
    const back = await browser.follow(sent, CALLBACK);
    const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce };
    return { url: new URL(String(back.headers.location)), checks };
  }
  const signIn = async (browser = newBrowser()) => {
    const { url, checks } = await authorize(browser);
    return client.authorizationCodeGrant(config, url, checks);
  };
  const refused = (request: Promise<unknown>) =>
    expect(request).rejects.toMatchObject({ error: 'invalid_grant' });

  it('publishes its metadata', () => {
    expect(config.serverMetadata()).toMatchObject({
      issuer: `${ORIGIN}/identity`,
      authorization_endpoint: `${ORIGIN}/identity/authorize`,
      token_endpoint: `${ORIGIN}/identity/token`,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
    });
  });

  it('names in its metadata only endpoints that exist', async () => {
    const metadata = Object.entries(config.serverMetadata());
    const endpoints = metadata.filter(([name]) => /_endpoint$|^jwks_uri$/.test(name));
    expect(endpoints.length).toBeGreaterThan(0);
    const posted = new Set(['token_endpoint', 'revocation_endpoint']);
    for (const [name, url] of endpoints) {
      const browser = newBrowser();
      const path = typeof url === 'string' ? url : '';
      const response = posted.has(name) ? browser.post(path) : browser.get(path);
      expect([name, (await response).statusCode]).not.toContain(404);
    }
  });

  it('names in its metadata only methods that work', async () => {
    const metadata = config.serverMetadata();
    // The tests below sign in by them.
    expect(metadata).toMatchObject({
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      response_modes_supported: ['fragment', 'query'],
    });
    expect(Object.keys(metadata).filter((name) => /dpop|auth_signing_alg/.test(name))).toEqual([]);
    const browser = newBrowser();
    for (const [mode, separator] of [
      ['fragment', '#'],
      ['query', '?'],
    ] as const) {
      const { url } = await authorize(browser, mode);
      expect(url.href).toContain(`${CALLBACK}${separator}code=`);
    }
  });

  it('exchanges a code with PKCE for a signed ID token with the name', async () => {
    const tokens = await signIn();
    const claims = tokens.claims();
    expect(claims).toMatchObject({
      iss: `${ORIGIN}/identity`,
      aud: 'varde-gateway',
      name: 'Kari Nordmann',
    });
    const userInfo = await client.fetchUserInfo(config, tokens.access_token, claims?.sub ?? '');
    expect(userInfo).toEqual({ sub: claims?.sub, name: 'Kari Nordmann' });
  });

  it('rejects a wrong verifier, a wrong client secret and a used code', async () => {
    const one = await authorize(newBrowser());
    const other = { ...one.checks, pkceCodeVerifier: client.randomPKCECodeVerifier() };
    await refused(client.authorizationCodeGrant(config, one.url, other));
    await expect(
      client.authorizationCodeGrant(await discover('not-the-secret'), one.url, one.checks),
    ).rejects.toMatchObject({ status: 401 });
    const tokens = await client.authorizationCodeGrant(config, one.url, one.checks);
    await refused(client.authorizationCodeGrant(config, one.url, one.checks));
    // Reuse revokes everything issued for the code.
    await refused(client.refreshTokenGrant(config, tokens.refresh_token ?? ''));
  });

  it('rotates refresh tokens, and revokes the family when an old one is reused', async () => {
    const { refresh_token: first = '' } = await signIn();
    const { refresh_token: second = '' } = await client.refreshTokenGrant(config, first);
    expect(second).not.toBe(first);
    await refused(client.refreshTokenGrant(config, first));
    await refused(client.refreshTokenGrant(config, second));
  });

  it('accepts at most one of two concurrent refreshes', async () => {
    const { refresh_token: token = '' } = await signIn();
    const both = await Promise.allSettled([
      client.refreshTokenGrant(config, token),
      client.refreshTokenGrant(config, token),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  });

  it('revocation ends the refresh token and the login', async () => {
    const browser = newBrowser();
    const { refresh_token: token = '' } = await signIn(browser);
    await client.tokenRevocation(config, token);
    await refused(client.refreshTokenGrant(config, token));
    expect((await startSignIn(browser)).payload).toContain('type="password"');
  });

  it('logs out on a page without script', async () => {
    const browser = newBrowser();
    const { id_token = '' } = await signIn(browser);
    const leave = (to: string) =>
      browser.get(
        client.buildEndSessionUrl(config, { id_token_hint: id_token, post_logout_redirect_uri: to })
          .href,
      );
    expect((await leave('https://evil.example/')).statusCode).toBe(400);
    const page = await leave(`${ORIGIN}/`);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.payload).not.toContain('<script');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.payload)?.[1] ?? '';
    const sent = await browser.post('/identity/session/end/confirm', { xsrf, logout: 'yes' });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `${ORIGIN}/`]);
    expect((await startSignIn(browser)).payload).toContain('type="password"');
  });

  it('shows a logged-out page without script when there is no login', async () => {
    const page = await newBrowser().get('/identity/session/end');
    expect(page.payload).toContain('Du er logget ut');
    expect(page.payload).not.toContain('<script');
  });

  describe('error responses', () => {
    const HTML = { accept: 'text/html,application/xhtml+xml' };

    it.each([
      ['an unknown URL', '/identity/nothing/here', {}, 404],
      ['a cross-site request', '/identity/forgotten-password', { origin: 'null' }, 403],
    ])(
      'for %s are a page for browsers and problem details for other clients',
      async (_, path, more, status) => {
        const browser = newBrowser();
        const request = (headers: object) =>
          status === 404
            ? browser.get(path, { ...headers })
            : browser.post(path, {}, { ...more, ...headers });
        const [shown, problem] = [await request(HTML), await request({})];
        expect([shown.statusCode, problem.statusCode]).toEqual([status, status]);
        expect(shown.payload).toContain('<h1>Det gikk ikke</h1>');
        expect(shown.headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
        });
        expect(problem.headers['content-type']).toContain('application/problem+json');
      },
    );

    it.each(['password', 'log-in', 'delete', 'log-out-everywhere'])(
      'GET /identity/account/%s redirects to the account page',
      async (path) => {
        const response = await newBrowser().get(`/identity/account/${path}`);
        expect([response.statusCode, response.headers.location]).toEqual([
          303,
          '/identity/account',
        ]);
      },
    );
  });

  it('assigns a new session id at log-in (session fixation)', async () => {
    const browser = newBrowser();
    const login = () => browser.cookies.find(({ name }) => name === 'varde_login')?.value;
    // The attacker knows this session id.
    await browser.get('/identity/session/end');
    const planted = login();
    expect(planted).toBeDefined();
    const attacker = browser.copy();
    await signIn(browser);
    expect(login()).not.toBe(planted);
    expect((await startSignIn(attacker)).payload).toContain('type="password"');
  });

  it('replaces the login of another person in the same browser', async () => {
    await signUp(app, 'inga@museum.example');
    const browser = newBrowser();
    await signIn(browser);
    const shown = await startSignIn(browser, '&prompt=create');
    const [, back = ''] = /href="([^"]+stay=1)"/.exec(shown.payload) ?? [];
    const form = { email: 'inga@museum.example', password: PASSWORD };
    const led = await browser.follow(await browser.post(back.replace(/\?.*/, ''), form), CALLBACK);
    expect(led.payload).not.toContain('<script');
    expect(String(led.headers.location)).toContain('code=');
    // The latest code belongs to the new person.
    const [record] = await app.database.kysely
      .selectFrom('oidc_record')
      .innerJoin('account', 'account.id', 'oidc_record.account_id')
      .select('email')
      .where('model', '=', 'AuthorizationCode')
      .orderBy('oidc_record.expires_at', 'desc')
      .execute();
    expect(record?.email).toBe('inga@museum.example');
  });

  it('rejects a pending log-in that started before all sessions were ended', async () => {
    const thief = newBrowser();
    const shown = await startSignIn(thief);
    const [, action = ''] = /action="([^"]+)"/.exec(shown.payload) ?? [];
    // Accepted, but not yet completed.
    const loggedIn = await thief.post(action, { email: EMAIL, password: PASSWORD });
    expect(loggedIn.statusCode).toBe(303);
    const owner = newBrowser();
    await owner.post('/identity/account/log-in', { email: EMAIL, password: PASSWORD });
    await owner.post('/identity/account/log-out-everywhere');
    const resumed = await thief.follow(loggedIn, CALLBACK);
    expect(String(resumed.headers.location)).not.toContain('code=');
    expect(resumed.statusCode).toBe(400);
  });

  it('ends the session of the account pages that a new log-in of the browser replaces', async () => {
    const owner = newBrowser();
    const logIn = () =>
      owner.post('/identity/account/log-in', { email: EMAIL, password: PASSWORD });
    await logIn();
    const thief = owner.copy();
    expect((await thief.get('/identity/account')).payload).toContain(EMAIL);
    await logIn();
    expect((await thief.get('/identity/account')).payload).not.toContain(EMAIL);
    expect((await owner.get('/identity/account')).payload).toContain(EMAIL);
  });

  it('logs a failure with the correlation id of its request', async () => {
    const id = 'b1946ac9-2492-4d23-8b6b-51c0d2f0a6a2';
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(app.database.kysely);
    await rename('oidc_record', 'oidc_record_hidden');
    const start = await newBrowser().get(
      `/identity/oauth2/authorize?redirect_uri=${CALLBACK}&state=abcdefgh`,
    );
    const url = String(start.headers.location);
    await newBrowser().get(url, { 'correlation-id': id });
    await rename('oidc_record_hidden', 'oidc_record');
    const failed = app.log.filter((line) => line.includes('login host failed'));
    expect(failed.map((line) => JSON.parse(line) as object)).toMatchObject([
      { correlation_id: id },
    ]);
  });

  it.each([
    '.well-known/openid-configuration',
    'jwks',
    'authorize',
    'session/end',
    'account',
    'create-account',
    'interaction/aaaaaaaaaaaaaaaa',
    'nothing',
  ])('GET /identity/%s returns the correlation id of the request', async (path) => {
    const id = 'b1946ac9-2492-4d23-8b6b-51c0d2f0a6a1';
    const { headers } = await newBrowser().get(`/identity/${path}`, { 'correlation-id': id });
    expect(headers['correlation-id']).toBe(id);
  });

  describe('signing keys', () => {
    const keys = () =>
      app.database.kysely
        .selectFrom('signing_key')
        .select(['kid', 'created_at'])
        .where('use_for', '=', 'login-host')
        .orderBy('created_at')
        .execute();
    const age = (days: number) =>
      sql`update signing_key set created_at = created_at - make_interval(days => ${days}::int) where use_for = 'login-host'`.execute(
        app.database.kysely,
      );

    it('rotate every 90 days: a new key is published before it signs, and the old one is deleted', async () => {
      const [first] = await keys();
      await age(91);
      const other = await openApp(app.database);
      await other.get('/identity/jwks', { host: 'localhost:4000' });
      const jwks = await other.get('/identity/jwks', { host: 'localhost:4000' });
      const kids = jwks.json<{ keys: { kid: string }[] }>().keys.map(({ kid }) => kid);
      expect(kids).toHaveLength(2);
      expect(kids[0]).toBe(first?.kid);
      expect(jwks.payload).not.toContain('"d":');
      await age(92);
      await (await openApp(app.database)).get('/identity/jwks', { host: 'localhost:4000' });
      expect((await keys()).map(({ kid }) => kid)).not.toContain(first?.kid);
    });
  });
});
