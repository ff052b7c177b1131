/**
 * Access tokens: signed JSON Web Tokens (RFC 9068) that say who a visitor is, for a short while. The keys are in the
 * database, so that every server verifies what any of them issued.
 */
import {
  generateKeyPair,
  exportJWK,
  importJWK,
  calculateJwkThumbprint,
  SignJWT,
  jwtVerify,
} from 'jose';
import type { CryptoKey, JWTHeaderParameters } from 'jose';
import type { Context } from '#context.ts';
import type { TokenVerifier } from '#http/product-api.ts';
import {
  findSigningKeys,
  insertFirstSigningKey,
  type SigningKey,
} from './signing-keys.repository.ts';

export interface AccessTokens extends TokenVerifier {
  /** @param lifeS seconds until it expires */
  issue(userId: string, lifeS?: number): Promise<string>;
}

const ALGORITHM = 'ES256';
const ISSUER = 'varde';
const AUDIENCE = 'varde-product-api';
const TYPE = 'at+jwt';
const LIFE_S = 600;

export function createAccessTokens(
  database: Context['database'],
  now: () => number = Date.now,
): AccessTokens {
  const keys = createKeyRing(database);
  return {
    async issue(userId, lifeS = LIFE_S) {
      const { kid, key } = await keys.newest();
      const seconds = Math.floor(now() / 1000);
      return new SignJWT({})
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + lifeS)
        .sign(key);
    },
    async verify(token) {
      const options = {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: TYPE,
        requiredClaims: ['sub', 'exp'],
        currentDate: new Date(now()),
      };
      const find = async ({ kid }: JWTHeaderParameters): Promise<CryptoKey> => keys.find(kid);
      const verified = await jwtVerify(token, find, options).catch(refused);
      return verified?.payload.sub;
    },
  };
}

/** A token that does not verify is no fault of ours; a database that is away is. */
function refused(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')) return;
  throw error;
}

class UnknownKeyError extends Error {
  readonly code = 'ERR_JWKS_NO_MATCHING_KEY';
}

interface UsableKey {
  readonly kid: string;
  readonly key: CryptoKey;
  readonly publicKey: CryptoKey;
}

function createKeyRing(database: Context['database']) {
  let known: UsableKey[] = [];

  async function look(): Promise<void> {
    known = await Promise.all((await findSigningKeys(database)).map(usable));
  }
  return {
    async newest(): Promise<UsableKey> {
      if (known.length === 0) await look();
      if (known.length === 0) {
        await insertFirstSigningKey(database, await makeKey());
        await look();
      }
      return known[0] as UsableKey;
    },
    async find(kid: string | undefined): Promise<CryptoKey> {
      const search = (): UsableKey | undefined => known.find((key) => key.kid === kid);
      // Another server may just have made it: a visitor who has signed in there must not be turned away here.
      if (!search()) await look();
      const found = search();
      if (!found) throw new UnknownKeyError();
      return found.publicKey;
    },
  };
}

async function makeKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { kid: await calculateJwkThumbprint(jwk), jwk: { ...jwk, kty: 'EC' } };
}

async function usable({ kid, jwk }: SigningKey): Promise<UsableKey> {
  const { d: _private, ...open } = jwk;
  const [key, publicKey] = await Promise.all([
    importJWK({ ...jwk, kty: 'EC' }, ALGORITHM),
    importJWK({ ...open, kty: 'EC' }, ALGORITHM),
  ]);
  return { kid, key, publicKey };
}
