/** Signing keys: in the database, shared by all servers, rotated every 90 days. */
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
} from 'jose';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '#context.ts';
import {
  findSigningKeys,
  insertFirstSigningKey,
  rotateSigningKeys,
  type StoredSigningKey,
  type SigningKey,
} from './access-tokens.repository.ts';

export const ALGORITHM = 'ES256';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
const ROTATION = { lifeS: 90 * DAY_S, retentionS: DAY_S } as const;
const CHECK_INTERVAL_MS = HOUR_S * 1000;
/** Between two queries for unknown keys, which anybody can name in a token. */
const RELOAD_INTERVAL_MS = 1_000;

interface UsableKey {
  readonly kid: string;
  readonly key: CryptoKey;
  readonly publicKey: CryptoKey;
}

export interface KeyRing {
  /** The signing key; created when there is none or the newest is too old. */
  newest(): Promise<UsableKey>;
  /** @throws UnknownKeyError */
  find(kid: string | undefined): Promise<CryptoKey>;
}

class UnknownKeyError extends Error {
  readonly code = 'ERR_JWKS_NO_MATCHING_KEY';
}

export function createKeyRing(database: Context['database'], now: () => number): KeyRing {
  let known: UsableKey[] = [];
  let checkedAt = Number.NEGATIVE_INFINITY;

  let loadedAt = Number.NEGATIVE_INFINITY;
  let queued: Promise<void> | undefined;

  async function load(): Promise<void> {
    loadedAt = performance.now();
    known = await Promise.all((await findSigningKeys(database)).map(importKeys));
  }
  /** Callers share the next load. One in progress may have read before their key was created. */
  async function loadInTurn(): Promise<void> {
    const waitMs = Math.max(0, loadedAt + RELOAD_INTERVAL_MS - performance.now());
    queued ??= delay(waitMs).then(() => {
      queued = undefined;
      return load();
    });
    return queued;
  }
  async function refresh(): Promise<void> {
    if (now() - checkedAt < CHECK_INTERVAL_MS && known.length > 0) return;
    await ensureSigningKeys(database, 'access-tokens');
    await load();
    checkedAt = now();
  }
  return {
    async newest() {
      await refresh();
      const [newest] = known;
      if (!newest) throw new UnknownKeyError();
      return newest;
    },
    async find(kid) {
      const search = (): UsableKey | undefined => known.find((key) => key.kid === kid);
      // Another server may just have created it: its visitors must not be rejected here.
      if (kid !== undefined && !search()) await loadInTurn();
      const found = search();
      if (!found) throw new UnknownKeyError();
      return found.publicKey;
    },
  };
}

/** Ensures a key that is not too old. @returns all keys, newest first */
export async function ensureSigningKeys(
  database: Context['database'],
  use: 'access-tokens' | 'login-host',
): Promise<StoredSigningKey[]> {
  const keys = await findSigningKeys(database, use);
  const [newest] = keys;
  if (newest && newest.age_s < ROTATION.lifeS) return keys;
  const newKey = await makeKey();
  if (newest) await rotateSigningKeys(database, newKey, { use, ...ROTATION });
  else await insertFirstSigningKey(database, newKey, use);
  return findSigningKeys(database, use);
}

async function makeKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { kid: await calculateJwkThumbprint(jwk), jwk: { ...jwk, kty: 'EC' } };
}

async function importKeys({ kid, jwk }: SigningKey): Promise<UsableKey> {
  const { d: _private, ...open } = jwk;
  const [key, publicKey] = await Promise.all([
    importJWK({ ...jwk, kty: 'EC' }, ALGORITHM),
    importJWK({ ...open, kty: 'EC' }, ALGORITHM),
  ]);
  return { kid, key, publicKey };
}
