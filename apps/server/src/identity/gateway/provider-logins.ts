/**
 * What a session's row holds of the login at the login host: never its refresh token in clear. Of
 * another provider it is the token, encrypted by a key outside the database; of the embedded login
 * host, whose records are in the same database, the id of the grant, which grants nothing.
 */
import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '#db/database.ts';
import {
  findRecord,
  findGrantOf,
  revokeGrant,
} from '#identity/login-host/oidc-records.repository.ts';
import {
  endSession,
  findClearProviderTokens,
  replaceProviderToken,
} from './sessions.repository.ts';

/** Resolves to `undefined` for a token that the login host does not know. */
export type ReferTo = (token: string) => Promise<string | undefined>;

interface TokenCipher {
  readonly encrypt: (token: string) => string;
  /** `undefined` when it was encrypted by another key, or was changed. */
  readonly decrypt: (encrypted: string) => string | undefined;
}

const ENCRYPTED = 'aes-gcm:';
const GRANT = 'grant:';
/** Stored references start with one of these. */
const REFERENCE_PREFIXES = [ENCRYPTED, GRANT] as const;

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** NIST SP 800-38D §5.2.1.1 recommends 96 bits. */
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param secret outside the database, of the strength of a key: the site's client secret */
export function createTokenCipher(secret: string): TokenCipher {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'varde provider tokens', KEY_BYTES));
  return {
    encrypt(token) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const text = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
      return ENCRYPTED + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    decrypt(encrypted) {
      if (!encrypted.startsWith(ENCRYPTED)) return undefined;
      const bytes = Buffer.from(encrypted.slice(ENCRYPTED.length), 'base64url');
      const iv = bytes.subarray(0, IV_BYTES);
      const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
        const text = bytes.subarray(IV_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.setAuthTag(tag).update(text), decipher.final()]).toString();
      } catch {
        return undefined;
      }
    },
  };
}

/** The logins at the embedded login host. */
export interface EmbeddedLogins {
  readonly referTo: ReferTo;
  isLive(reference: string): Promise<boolean>;
  /** Ends the login and everything that was issued for it. */
  end(reference: string): Promise<void>;
}

export function createEmbeddedLogins(database: Database): EmbeddedLogins {
  const grantOf = (reference: string) => reference.slice(GRANT.length);
  return {
    async referTo(token) {
      const grant = await findGrantOf(database, hash('sha256', token, 'base64url'));
      return grant && GRANT + grant;
    },
    isLive: async (reference) =>
      (await findRecord(database, { model: 'Grant', id: grantOf(reference) })) !== undefined,
    end: async (reference) => revokeGrant(database, grantOf(reference)),
  };
}

const BATCH = 500;

/**
 * Replaces refresh tokens that an earlier version stored in clear. A session whose token the login
 * host does not know ends, as it would with its next refresh.
 */
export async function replaceClearTokens(database: Database, referTo: ReferTo): Promise<void> {
  for (;;) {
    const rows = await findClearProviderTokens(database, REFERENCE_PREFIXES, BATCH);
    for (const { id, provider_token: token } of rows) {
      const next = await referTo(token);
      if (next === undefined) await endSession(database, id);
      else await replaceProviderToken(database, id, { previous: token, next });
    }
    if (rows.length < BATCH) return;
  }
}
