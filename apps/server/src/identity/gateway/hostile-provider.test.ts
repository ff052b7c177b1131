import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Problem } from '@varde/contract/common';
import type { Database } from '#db/database.ts';
import { openApp, type TestApp } from '#test/app.ts';
import { openBrowser } from '#test/browser.ts';
import { describeWithDatabase } from '#test/database.ts';
import { exchange, ORIGIN, refresh, START_PATH, type Tokens } from '#test/sign-up.ts';

const CLIENT = { id: 'varde-at-the-county', secret: 'a secret of the county' };
const ALG = 'RS256';
const keyPair = await generateKeyPair(ALG);
/** Has the published key's id, but not its value. */
const otherPair = await generateKeyPair(ALG);

type Key = Parameters<SignJWT['sign']>[0];

interface TokenResponse {
  /** Added to valid claims; `undefined` removes one. */
  readonly claims?: Record<string, unknown>;
  readonly sign?: (claims: JWTPayload) => Promise<string> | string;
  readonly status?: number;
  /** Instead of tokens. */
  readonly body?: string;
}

const signed = (key: Key) => (claims: JWTPayload) =>
  new SignJWT(claims).setProtectedHeader({ alg: ALG, kid: 'one' }).sign(key);

function unsigned(claims: JWTPayload): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none' })}.${encode(claims)}.`;
}

async function withBrokenSignature(claims: JWTPayload): Promise<string> {
  const [head, body, signature = ''] = (await signed(keyPair.privateKey)(claims)).split('.');
  return [head, body, (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)].join('.');
}

/** Answers the token endpoint as the test says, everything else as a provider does. */
async function startProvider() {
  let issuer = '';
  let nonce = '';
  let response: TokenResponse = {};
  const requests: string[] = [];
  const jwk = { ...(await exportJWK(keyPair.publicKey)), kid: 'one', alg: ALG, use: 'sig' };
  const tokens = async (): Promise<object> => {
    const now = Math.floor(Date.now() / 1000);
    const valid = { iss: issuer, aud: CLIENT.id, sub: 'inger', iat: now, exp: now + 60, nonce };
    const claims = JSON.parse(
      JSON.stringify({ ...valid, name: 'Inger', ...response.claims }),
    ) as JWTPayload;
    const idToken = await (response.sign ?? signed(keyPair.privateKey))(claims);
    const opaque = { access_token: 'opaque', token_type: 'bearer', refresh_token: 'opaque' };
    return { ...opaque, ...(idToken && { id_token: idToken }) };
  };
  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [ALG],
  });
  const server = createServer((request, reply) => {
    requests.push(request.url ?? '');
    const { status = 200, body } = request.url === '/token' ? response : {};
    const answer = async () => {
      if (body !== undefined) return body;
      if (request.url === '/jwks') return JSON.stringify({ keys: [jwk] });
      return JSON.stringify(request.url === '/token' ? await tokens() : metadata());
    };
    const type = body?.startsWith('<') ? 'text/html' : 'application/json';
    void answer().then((text) => reply.writeHead(status, { 'content-type': type }).end(text));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    requests,
    close: () => server.close(),
    play(next: TokenResponse, startUrl: string) {
      response = next;
      nonce = new URL(startUrl).searchParams.get('nonce') ?? '';
    },
  };
}

describeWithDatabase('a provider that answers wrongly', (open) => {
  let database: Database;
  let app: TestApp;
  let env: Record<string, string>;
  let provider: Awaited<ReturnType<typeof startProvider>>;
  beforeAll(async () => {
    provider = await startProvider();
    env = {
      VARDE_SIGN_IN: provider.issuer,
      VARDE_SIGN_IN_CLIENT_ID: CLIENT.id,
      VARDE_SIGN_IN_CLIENT_SECRET: CLIENT.secret,
    };
    database = await open();
    app = await openApp(database, { env });
  });
  afterAll(() => void provider.close());

  async function signIn(response: TokenResponse) {
    const browser = openBrowser(app.app, ORIGIN);
    const start = await browser.get(START_PATH);
    provider.play(response, String(start.headers.location));
    return exchange(browser, 'a-code');
  }

  it('signs a visitor in when its answer is valid after all', async () => {
    const response = await signIn({});
    expect(decodeJwt(response.json<Tokens>().id_token)).toMatchObject({ name: 'Inger' });
  });

  it('is asked once for its keys by several refreshes and sign-ins', async () => {
    const first = openBrowser(app.app, ORIGIN);
    const start = await first.get(START_PATH);
    provider.play({}, String(start.headers.location));
    expect((await exchange(first, 'a-code')).statusCode).toBe(200);
    const restarted = await openApp(database, { env });
    const browser = openBrowser(restarted.app, ORIGIN, first.cookies);
    provider.requests.length = 0;
    for (let count = 0; count < 3; count += 1)
      expect((await refresh(browser)).statusCode).toBe(200);
    expect((await exchange(browser, 'a-code')).statusCode).toBe(200);
    expect(provider.requests.filter((path) => path === '/token')).toHaveLength(4);
    expect(provider.requests.filter((path) => path === '/jwks')).toHaveLength(1);
  });

  const inS = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
  it.each<[string, TokenResponse]>([
    ['a broken signature', { sign: withBrokenSignature }],
    ['a signature by another key', { sign: signed(otherPair.privateKey) }],
    ['no signature', { sign: unsigned }],
    ['no ID token', { sign: () => '' }],
    ['text that is not an ID token', { sign: () => 'a.b.c' }],
    ['a time of issue in the future', { claims: { iat: inS(3600), exp: inS(7200) } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another nonce', { claims: { nonce: 'of another sign-in' } }],
    ['a time of expiry in the past', { claims: { iat: inS(-7200), exp: inS(-3600) } }],
    ['another audience', { claims: { aud: 'another client' } }],
    ['another issuer', { claims: { iss: 'https://other.example' } }],
    ['no subject', { claims: { sub: undefined } }],
  ])('is refused with 400 for %s, and with a reason for the operator', async (_, answer) => {
    app.log.length = 0;
    const response = await signIn(answer);
    expect([response.statusCode, response.json<Problem>().type]).toEqual([
      400,
      '/problems/wrong-code',
    ]);
    expect(response.json<Problem>().detail).toMatch(/ID token/);
    expect(app.log.join('\n')).toContain('login host’s answer is not valid');
    expect(app.log.join('\n')).not.toContain('Inger');
  });

  it.each<[string, TokenResponse]>([
    ['an internal error', { status: 500, body: '{}' }],
    ['a page', { body: '<!doctype html><p>Maintenance' }],
  ])('counts as unavailable for %s', async (_, answer) => {
    expect((await signIn(answer)).statusCode).toBe(503);
  });

  it.each([
    ['NUL', 'Inger\0 Berg', 'Inger Berg'],
    ['control characters and line breaks', '\u001b[2J Inger\r\n\u2028Berg\t', '[2J Inger Berg'],
    ['an unpaired surrogate', 'Inger \ud83c', 'Inger \ufffd'],
    ['200 kB', 'Å'.repeat(100_000), 'Å'.repeat(80)],
    ['200 kB of emoji', '🏔'.repeat(50_000), '🏔'.repeat(80)],
    ['nothing but blanks', ' \0\n', ''],
  ])('may send a name of %s, which is cleaned and cut', async (_, name, shown) => {
    const response = await signIn({ claims: { name } });
    expect(response.statusCode).toBe(200);
    expect(decodeJwt(response.json<Tokens>().id_token)['name']).toBe(shown);
  });
});
