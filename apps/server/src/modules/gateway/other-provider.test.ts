import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { openApp, type TestApp } from '#test/app.ts';
import { openBrowser } from '#test/browser.ts';
import { describeOnEachEngine } from '#test/engines.ts';
import { CALLBACK, exchange, ORIGIN, readCode, refresh, type Tokens } from '#test/sign-up.ts';

const CLIENT = { id: 'varde-at-the-county', secret: 'a secret of the county' };

/** Somebody else's OpenID provider: its own process in all but name, reached over HTTP, with settings that are not ours. */
async function startCounty(): Promise<{ issuer: string; provider: Provider; server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [CALLBACK],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    claims: { openid: ['sub'], profile: ['name', 'picture'] },
    issueRefreshToken: async () => true,
    findAccount: async (_ctx, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        name: `${id} of the county`,
        picture: 'https://county.example/p.jpg',
      }),
    }),
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      const grant = new ctx.oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile offline_access');
      await grant.save();
      return grant;
    },
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
    interactions: { url: (_ctx, { uid }) => `/log-in/${uid}` },
    cookies: { keys: ['county'] },
    pkce: { required: () => false },
  });
  const callback = provider.callback();
  server.on('request', (request, response) => {
    const isLogIn = request.url?.startsWith('/log-in/');
    // Whoever comes is let in at once.
    if (isLogIn)
      void provider.interactionFinished(request, response, { login: { accountId: 'inger' } });
    else void callback(request, response);
  });
  return { issuer, provider, server };
}

describeOnEachEngine('somebody else’s OpenID provider', (open) => {
  let database: Database;
  let app: TestApp;
  let county: Awaited<ReturnType<typeof startCounty>>;
  beforeAll(async () => {
    database = await open();
    county = await startCounty();
    const env = {
      VARDE_SIGN_IN: county.issuer,
      VARDE_SIGN_IN_CLIENT_ID: CLIENT.id,
      VARDE_SIGN_IN_CLIENT_SECRET: CLIENT.secret,
    };
    app = await openApp(database, { env });
  });
  afterAll(async () => {
    await app.close();
    county.server.close();
  });

  /** The visitor's browser on the county's pages, over HTTP. */
  async function visitCounty(start: string): Promise<string> {
    const jar = new Map<string, string>();
    let url = start;
    for (let count = 0; count < 10 && !url.startsWith(CALLBACK); count += 1) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        jar.set(name, value);
      }
      url = new URL(answer.headers.get('location') ?? CALLBACK, url).href;
    }
    return url;
  }

  async function signIn() {
    const browser = openBrowser(app.app, ORIGIN);
    const query = new URLSearchParams({ redirect_uri: CALLBACK, state: 'a-random-state' });
    const door = await browser.get(`/identity/oauth2/authorize?${query.toString()}`);
    const back = await visitCounty(String(door.headers.location));
    const code = readCode({ headers: { location: back } } as never);
    return { browser, answer: await exchange(browser, code) };
  }

  it('takes the embedded one’s place', async () => {
    const { browser, answer } = await signIn();
    expect(answer.statusCode).toBe(200);
    const { access_token } = answer.json<Tokens>();
    const authorization = `Bearer ${access_token}`;
    const user = await app.get('/gateway/authz/authorize/userData', {
      host: 'localhost:4000',
      authorization,
    });
    expect(user.json()).toEqual({
      // Not the provider's own id: those of two providers may be the same.
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

  describe('when a login ends there', () => {
    it('ends here with the next refresh', async () => {
      const { browser } = await signIn();
      const { provider_token: token } = await database.kysely
        .selectFrom('sign_in_session')
        .select('provider_token')
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow();
      const found = await county.provider.RefreshToken.find(token ?? '');
      await found?.destroy();
      expect((await refresh(browser)).statusCode).toBe(401);
    });
  });

  it('that overlooks PKCE lets no code in that another browser began: the nonce tells', async () => {
    const attacker = openBrowser(app.app, ORIGIN);
    const query = new URLSearchParams({ redirect_uri: CALLBACK, state: 'a-random-state' });
    const door = await attacker.get(`/identity/oauth2/authorize?${query.toString()}`);
    const start = new URL(String(door.headers.location));
    start.searchParams.delete('code_challenge');
    start.searchParams.delete('code_challenge_method');
    const back = await visitCounty(start.href);
    const code = readCode({ headers: { location: back } } as never);
    const visitor = openBrowser(app.app, ORIGIN);
    await visitor.get(`/identity/oauth2/authorize?${query.toString()}`);
    expect((await exchange(visitor, code)).statusCode).toBe(400);
  });

  it('revokes its token when the visitor logs out', async () => {
    const { browser } = await signIn();
    const { provider_token: token } = await database.kysely
      .selectFrom('sign_in_session')
      .select('provider_token')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(await county.provider.RefreshToken.find(token ?? '')).toBeDefined();
    await browser.post('/gateway/auths/oauth2/logout');
    expect(await county.provider.RefreshToken.find(token ?? '')).toBeUndefined();
  });

  it('that is away logs nobody out, and lets nobody in', async () => {
    const { browser } = await signIn();
    county.server.close();
    county.server.closeAllConnections();
    expect((await refresh(browser)).statusCode).toBe(200);
    const answer = await exchange(browser, 'a-code');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  });
});
