import { createHmac } from 'node:crypto';
import {
  exportJWK,
  generateKeyPair,
  importJWK,
  SignJWT,
  UnsecuredJWT,
  type JWTPayload,
} from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { describeWithDatabase } from '#test/database.ts';
import { createAccessTokens, type AccessTokens } from './access-tokens.service.ts';
import { insertFirstSigningKey } from './access-tokens.repository.ts';

describeWithDatabase('access tokens', (open) => {
  let database: Database;
  let tokens: AccessTokens;
  beforeAll(async () => {
    database = await open();
    tokens = createAccessTokens(database);
    // Creates the key.
    await tokens.issue('kari');
  });

  const decode = (part: string): Record<string, unknown> =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const keysIn = ({ kysely }: Database) => kysely.selectFrom('signing_key').selectAll().execute();
  const keys = () => keysIn(database);

  it('verify to the user they were issued for', async () => {
    expect(await tokens.verify(await tokens.issue('kari'))).toBe('kari');
    expect(await tokens.verify(await tokens.issue('ola nordmann'))).toBe('ola nordmann');
  });

  it('contain no private part of the key', async () => {
    const [header = '', payload = ''] = (await tokens.issue('kari')).split('.');
    expect(Object.keys(decode(header)).toSorted()).toEqual(['alg', 'kid', 'typ']);
    expect(Object.keys(decode(payload)).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'sub']);
  });

  it('expire after their lifetime, by default ten minutes', async () => {
    const start = Date.now();
    const at = (seconds: number) => createAccessTokens(database, () => start + seconds * 1000);
    const token = await at(0).issue('kari');
    const short = await at(0).issue('kari', 5);
    expect(await at(598).verify(token)).toBe('kari');
    expect(await at(601).verify(token)).toBeUndefined();
    expect(await at(3).verify(short)).toBe('kari');
    expect(await at(6).verify(short)).toBeUndefined();
  });

  describe('verification', () => {
    const claims = { iss: 'varde', aud: 'varde-product-api', sub: 'kari' };
    const header = async () => ({ alg: 'ES256', kid: (await keys())[0]?.kid ?? '', typ: 'at+jwt' });
    /** Signed with our own key, but with other claims or header fields. */
    async function signed(payload: JWTPayload, changes: object = {}): Promise<string> {
      const key = await importJWK({ ...(await keys())[0]?.jwk, kty: 'EC' }, 'ES256');
      return new SignJWT(payload)
        .setProtectedHeader({ ...(await header()), ...changes })
        .setExpirationTime('5m')
        .sign(key);
    }

    it('accepts a token with the expected claims and header', async () => {
      expect(await tokens.verify(await signed(claims))).toBe('kari');
    });

    it.each([
      ['for another audience', { ...claims, aud: 'somebody-else' }, {}],
      ['by another issuer', { ...claims, iss: 'somebody-else' }, {}],
      ['without a user', { iss: claims.iss, aud: claims.aud }, {}],
      ['of another type', claims, { typ: 'JWT' }],
      ['without a key id', claims, { kid: undefined }],
      ['with an unknown key id', claims, { kid: 'unknown' }],
    ])('rejects a token %s', async (_, payload, changes) => {
      expect(await tokens.verify(await signed(payload, changes))).toBeUndefined();
    });

    it('asks the database once for many tokens with unknown key ids', async () => {
      let queries = 0;
      const counting = database.kysely.withPlugin({
        transformQuery({ node }) {
          queries += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const server = createAccessTokens({ ...database, kysely: counting });
      const right = await server.issue('kari');
      // Signed before: a slow machine would spread them over more than one load of the keys.
      const wrong = await Promise.all(
        Array.from({ length: 100 }, (_, nr) => signed(claims, { kid: `unknown ${nr}` })),
      );
      queries = 0;
      const verified = await Promise.all(wrong.map((token) => server.verify(token)));
      expect(verified.filter((user) => user !== undefined)).toEqual([]);
      expect(queries).toBeLessThanOrEqual(2);
      expect(await server.verify(right)).toBe('kari');
    });

    it('rejects a signature by another key under our key id', async () => {
      const { privateKey } = await generateKeyPair('ES256');
      const forged = await new SignJWT(claims)
        .setProtectedHeader(await header())
        .setExpirationTime('5m')
        .sign(privateKey);
      expect(await tokens.verify(forged)).toBeUndefined();
    });

    it('rejects a token with an embedded key', async () => {
      const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
      const forged = await new SignJWT(claims)
        .setProtectedHeader({ ...(await header()), jwk: await exportJWK(publicKey) })
        .setExpirationTime('5m')
        .sign(privateKey);
      expect(await tokens.verify(forged)).toBeUndefined();
    });

    it('rejects an unsigned token', async () => {
      const unsecured = new UnsecuredJWT(claims).setExpirationTime('5m').encode();
      expect(await tokens.verify(unsecured)).toBeUndefined();
      const [, payload] = (await tokens.issue('kari')).split('.');
      const none = encode({ ...(await header()), alg: 'none' });
      expect(await tokens.verify(`${none}.${payload}.`)).toBeUndefined();
    });

    it('rejects the public key used as an HMAC secret', async () => {
      const { d: _private, ...open } = (await keys())[0]?.jwk ?? {};
      const head = encode({ ...(await header()), alg: 'HS256' });
      const body = encode({ ...claims, exp: Math.floor(Date.now() / 1000) + 300 });
      const mac = createHmac('sha256', JSON.stringify(open)).update(`${head}.${body}`);
      expect(await tokens.verify(`${head}.${body}.${mac.digest('base64url')}`)).toBeUndefined();
    });

    it('rejects a changed subject', async () => {
      const [head, body = '', signature] = (await tokens.issue('kari')).split('.');
      const changed = encode({ ...decode(body), sub: 'ola' });
      expect(await tokens.verify(`${head}.${changed}.${signature}`)).toBeUndefined();
    });

    it.each([
      '',
      'x',
      '..',
      'a.b.c',
      'e30.e30.e30',
      '%00',
      'null',
      'a.b.c.d.e',
      '{}'.repeat(5_000),
    ])('rejects the malformed token %s', async (token) => {
      expect(await tokens.verify(token)).toBeUndefined();
    });
  });

  it('are rejected without an expiry', async () => {
    const [first] = await keys();
    const key = await importJWK({ ...first?.jwk, kty: 'EC' }, 'ES256');
    const endless = await new SignJWT({ iss: 'varde', aud: 'varde-product-api', sub: 'kari' })
      .setProtectedHeader({ alg: 'ES256', kid: first?.kid ?? '', typ: 'at+jwt' })
      .sign(key);
    expect(await tokens.verify(endless)).toBeUndefined();
  });

  it('verify on every server as soon as one has created the first key', async () => {
    const empty = await open();
    const [one, other] = [createAccessTokens(empty), createAccessTokens(empty)];
    // Has loaded the keys just before there are any.
    expect(await other.verify(await tokens.issue('kari'))).toBeUndefined();
    expect(await other.verify(await one.issue('ola'))).toBe('ola');
    expect(await one.verify(await other.issue('kari'))).toBe('kari');
  });

  it('are signed with one key by servers that create the first one concurrently', async () => {
    const empty = await open();
    const servers = Array.from({ length: 6 }, () => createAccessTokens(empty));
    const issued = await Promise.all(servers.map((server, nr) => server.issue(`user ${nr}`)));
    expect(await keysIn(empty)).toHaveLength(1);
    for (const server of servers)
      for (const [nr, token] of issued.entries())
        expect(await server.verify(token)).toBe(`user ${nr}`);
  });

  it('have one first key when many servers insert one concurrently', async () => {
    const empty = await open();
    for (let round = 0; round < 5; round += 1) {
      await empty.kysely.deleteFrom('signing_key').execute();
      const candidates = Array.from({ length: 8 }, (_, nr) => ({
        kid: `${nr}`,
        jwk: { kty: 'EC' },
      }));
      await Promise.all(candidates.map((key) => insertFirstSigningKey(empty, key)));
      expect(await keysIn(empty)).toHaveLength(1);
    }
  });

  it('verify with an older key, while the newest one signs', async () => {
    const other = await open();
    const old = createAccessTokens(other);
    const token = await old.issue('kari');
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = JSON.stringify({ ...(await exportJWK(privateKey)), kty: 'EC' });
    await other.kysely.insertInto('signing_key').values({ kid: 'newest', jwk }).execute();
    const restarted = createAccessTokens(other);
    expect(await restarted.verify(token)).toBe('kari');
    const next = await restarted.issue('kari');
    expect(decode(next.split('.')[0] ?? '')).toMatchObject({ kid: 'newest' });
    expect(await old.verify(next)).toBe('kari');
  });
});
