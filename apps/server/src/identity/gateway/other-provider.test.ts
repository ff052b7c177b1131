import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '#db/database.ts';
import { API_KEY, openApp, type TestApp } from '#test/app.ts';
import { openBrowser, type Browser } from '#test/browser.ts';
import { describeWithDatabase } from '#test/database.ts';
import { listenOnLastingPort } from '#test/lasting-port.ts';
import { otherProvider } from '#test/other-provider.ts';
import { createTokenCipher } from './provider-logins.ts';
import { rowsNaming } from '#test/rows-naming.ts';
import {
  CALLBACK,
  exchange,
  ORIGIN,
  readCode,
  refresh,
  START_PATH,
  type Tokens,
} from '#test/sign-up.ts';

const CLIENT = { id: 'varde-at-the-county', secret: 'a secret of the county' };

let image = '';

async function startCounty() {
  const server = createServer();
  const issuer = `http://127.0.0.1:${await listenOnLastingPort(server)}`;
  const { provider, handler } = await otherProvider(issuer, {
    client: CLIENT,
    callback: CALLBACK,
    account: 'inger',
    claims: () => ({ name: 'inger of the county', picture: image }),
    more: {
      issueRefreshToken: async () => true,
      features: { revocation: { enabled: true } },
      pkce: { required: () => false },
    },
  });
  server.on('request', handler);
  return { issuer, provider, server };
}

describeWithDatabase('an external OpenID provider', (open) => {
  let database: Database;
  let app: TestApp;
  let env: Record<string, string>;
  let county: Awaited<ReturnType<typeof startCounty>>;
  beforeAll(async () => {
    database = await open();
    county = await startCounty();
    env = {
      VARDE_SIGN_IN: county.issuer,
      VARDE_SIGN_IN_CLIENT_ID: CLIENT.id,
      VARDE_SIGN_IN_CLIENT_SECRET: CLIENT.secret,
      VARDE_SIGN_IN_PICTURES: 'https://county.example',
    };
    app = await openApp(database, { env });
  });
  afterAll(() => void county.server.close());

  /** The visitor's browser on the county's pages, over HTTP. */
  async function visitCounty(start: string): Promise<string> {
    const jar = new Map<string, string>();
    let url = start;
    for (let count = 0; count < 10 && !url.startsWith(CALLBACK); count += 1) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        jar.set(name, value);
      }
      url = new URL(response.headers.get('location') ?? CALLBACK, url).href;
    }
    return url;
  }

  async function signIn(from = 'https://county.example/p.jpg') {
    image = from;
    const browser = openBrowser(app.app, ORIGIN);
    const back = await visitCounty(String((await browser.get(START_PATH)).headers.location));
    const code = readCode({ headers: { location: back } } as never);
    return { browser, response: await exchange(browser, code) };
  }

  const storedToken = async () =>
    database.kysely
      .selectFrom('sign_in_session')
      .select(['id', 'provider_token'])
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();

  /** The county's refresh token of the latest sign-in. */
  async function countyToken() {
    const { provider_token: encrypted } = await storedToken();
    const token = createTokenCipher(CLIENT.secret).decrypt(encrypted ?? '');
    const found = await county.provider.RefreshToken.find(token ?? '');
    if (!found) throw new Error('The county does not know the token');
    return found;
  }

  it('replaces the embedded login host', async () => {
    const { browser, response } = await signIn();
    expect(response.statusCode).toBe(200);
    const { access_token } = response.json<Tokens>();
    const authorization = `Bearer ${access_token}`;
    const user = await app.get('/gateway/authz/authorize/userData', {
      host: 'localhost:4000',
      authorization,
    });
    expect(user.json()).toEqual({
      // Not the provider's subject, which is unique only within one provider.
      uniqueId: expect.stringMatching(/^[\w-]{43}$/),
      name: 'inger of the county',
      imageUrl: 'https://county.example/p.jpg',
    });
    expect((await app.get('/api/v3/user-settings/current', { authorization })).statusCode).toBe(
      200,
    );
    expect((await refresh(browser)).statusCode).toBe(200);
    const nothing = await browser.get('/nothing/here');
    expect((await browser.get('/identity/account')).statusCode).toBe(nothing.statusCode);
  });

  it('finds its tokens in no row, before and after a refresh, and after an update', async () => {
    const { browser } = await signIn();
    const first = await countyToken();
    expect(await rowsNaming(database, first.jti)).toEqual([]);
    expect((await refresh(browser)).statusCode).toBe(200);
    const next = await countyToken();
    expect(await rowsNaming(database, next.jti)).toEqual([]);
    // As an earlier version stored it.
    const { id } = await storedToken();
    const clear = database.kysely.updateTable('sign_in_session').set({ provider_token: next.jti });
    await clear.where('id', '=', id).execute();
    expect(await rowsNaming(database, next.jti)).toEqual(['sign_in_session']);
    await openApp(database, { env });
    expect(await rowsNaming(database, next.jti)).toEqual([]);
    expect((await refresh(browser)).statusCode).toBe(200);
  });

  it('that gave the site another client secret is asked by the next sign-in', async () => {
    const { browser } = await signIn();
    const other = createTokenCipher('the former secret').encrypt((await countyToken()).jti);
    const changed = database.kysely.updateTable('sign_in_session').set({ provider_token: other });
    await changed.where('id', '=', (await storedToken()).id).execute();
    expect((await refresh(browser)).statusCode).toBe(401);
    expect((await refresh((await signIn()).browser)).statusCode).toBe(200);
  });

  it('that refuses everybody for a while, as when it is busy, ends no session', async () => {
    const { browser } = await signIn();
    const [listener] = county.server.listeners('request') as RequestListener[];
    onTestFinished(() => {
      county.server.removeAllListeners('request').on('request', listener ?? (() => {}));
    });
    county.server.removeAllListeners('request').on('request', (_request, response) => {
      response.writeHead(429, { 'content-type': 'application/json' });
      response.end('{"error":"access_denied"}');
    });
    expect((await refresh(browser)).statusCode).toBe(200);
  });

  it('that has ended the login ends the session with the next refresh', async () => {
    const { browser } = await signIn();
    await (await countyToken()).destroy();
    expect((await refresh(browser)).statusCode).toBe(401);
  });

  const GATEWAY = { host: 'localhost:4000' };
  const bearer = ({ access_token: token }: Tokens) => ({ authorization: `Bearer ${token}` });
  const ownData = (headers: Record<string, string> = {}) =>
    app.get('/gateway/authz/authorize/ownData', { ...GATEWAY, ...headers });

  it('supplies the image in user data and ID token when its origin is configured', async () => {
    const { id_token: token } = (await signIn()).response.json<Tokens>();
    expect(decodeJwt(token)['picture']).toBe('https://county.example/p.jpg');
  });

  it.each([
    'https://tracker.example/p.jpg',
    'https://county.example.evil.example/p.jpg',
    'https://county.example@evil.example/p.jpg',
    'http://county.example/p.jpg',
    'javascript:alert(1)',
    'p.jpg',
  ])('supplies no image from an origin that is not configured: %s', async (from) => {
    const { access_token, id_token } = (await signIn(from)).response.json<Tokens>();
    const user = await app.get('/gateway/authz/authorize/userData', {
      ...GATEWAY,
      authorization: `Bearer ${access_token}`,
    });
    expect(user.json()).not.toHaveProperty('imageUrl');
    expect(decodeJwt(id_token)).not.toHaveProperty('picture');
  });

  it('supplies no image whose URL is longer than 2,000 characters', async () => {
    const { id_token: token } = (
      await signIn(`https://county.example/${'p'.repeat(200_000)}`)
    ).response.json<Tokens>();
    expect(decodeJwt(token)).not.toHaveProperty('picture');
  });

  describe('own data of the visitor', () => {
    const put = (tokens: Tokens) =>
      app.app.inject({
        method: 'PUT',
        url: '/api/v3/user-settings',
        headers: { 'api-key': API_KEY, ...bearer(tokens) },
        payload: { settings: { favourites: [101] } },
      });
    const deleteAll = (browser: Browser, headers: Record<string, string>) =>
      browser.post('/gateway/auths/ownData/delete', {}, headers);

    it('is returned without tokens', async () => {
      const { response } = await signIn();
      await put(response.json<Tokens>());
      const data = await ownData(bearer(response.json<Tokens>()));
      expect(data.headers['cache-control']).toBe('no-store');
      expect(data.json()).toMatchObject({
        user: { name: 'inger of the county' },
        user_settings: { settings: { favourites: [101] } },
        quiz_responses: [],
      });
      expect(data.json<{ sessions: unknown[] }>().sessions.length).toBeGreaterThan(0);
      expect(data.payload).not.toContain('token');
    });

    it('is deleted with every row, every session and the login at the provider', async () => {
      const [{ browser, response }, other] = [await signIn(), await signIn()];
      const tokens = response.json<Tokens>();
      await put(tokens);
      const id = decodeJwt(tokens.access_token).sub ?? '';
      const token = await countyToken();
      expect(await rowsNaming(database, id)).toEqual(
        expect.arrayContaining(['sign_in_session', 'user_settings']),
      );
      expect((await deleteAll(browser, bearer(tokens))).statusCode).toBe(200);
      expect(await rowsNaming(database, id)).toEqual([]);
      expect(await county.provider.RefreshToken.find(token.jti)).toBeUndefined();
      expect(browser.cookies.filter(({ name }) => name === 'varde_refresh')).toEqual([]);
      expect((await put(tokens)).statusCode).toBe(401);
      expect((await refresh(other.browser)).statusCode).toBe(401);
      expect((await deleteAll(browser, bearer(tokens))).statusCode).toBe(401);
    });

    it('requires an access token and the site’s own origin', async () => {
      const { browser, response } = await signIn();
      const tokens = response.json<Tokens>();
      expect((await ownData()).statusCode).toBe(401);
      expect((await ownData({ authorization: `Bearer ${tokens.id_token}` })).statusCode).toBe(401);
      // The cookie alone is not enough, and another site cannot post on the visitor's behalf.
      expect((await deleteAll(browser, {})).statusCode).toBe(401);
      const evil = { ...bearer(tokens), origin: 'https://evil.example' };
      expect((await deleteAll(browser, evil)).statusCode).toBe(403);
      expect((await refresh(browser)).statusCode).toBe(200);
    });

    it('has no endpoint with the embedded login host, whose pages require the password', async () => {
      const own = await openApp(database);
      expect((await own.get('/gateway/authz/authorize/ownData', GATEWAY)).statusCode).toBe(404);
    });
  });

  it('that ignores PKCE cannot pass on the code of another browser, because its nonce differs', async () => {
    const redirect = await openBrowser(app.app, ORIGIN).get(START_PATH);
    const start = new URL(String(redirect.headers.location));
    start.searchParams.delete('code_challenge');
    start.searchParams.delete('code_challenge_method');
    const code = readCode({ headers: { location: await visitCounty(start.href) } } as never);
    const visitor = openBrowser(app.app, ORIGIN);
    await visitor.get(START_PATH);
    expect((await exchange(visitor, code)).statusCode).toBe(400);
  });

  it('receives a token revocation when the visitor logs out', async () => {
    const { browser } = await signIn();
    const token = await countyToken();
    await browser.post('/gateway/auths/oauth2/logout');
    expect(await county.provider.RefreshToken.find(token.jti)).toBeUndefined();
  });

  it('that is down ends no session and accepts no sign-in', async () => {
    const { browser } = await signIn();
    const { port } = county.server.address() as AddressInfo;
    county.server.close();
    county.server.closeAllConnections();
    onTestFinished(() => void county.server.listen(port, '127.0.0.1'));
    expect((await refresh(browser)).statusCode).toBe(200);
    const response = await exchange(browser, 'a-code');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    // A server without cached metadata redirects the visitor back to the app with an error.
    const other = await openApp(database, { env });
    const redirect = await openBrowser(other.app, ORIGIN).get(START_PATH);
    expect([redirect.statusCode, redirect.headers.location]).toEqual([
      302,
      `${CALLBACK}?error=temporarily_unavailable&state=a-random-state`,
    ]);
  });
});
