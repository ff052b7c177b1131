import { randomBytes } from 'node:crypto';
import type { Context } from '#context.ts';
import { findSecret, insertSecret } from './secrets.repository.ts';

/** What a secret is for. */
export type SecretName =
  | 'unlock-grants'
  | 'attempt-addresses'
  | 'refresh-tokens'
  | 'sign-in-starts'
  | 'gateway-client'
  | 'login-host-cookies';

/** Reads a secret that all servers on this database share; the first one that needs it makes it. */
export type ReadSecret = () => Promise<string>;

const SECRET_BYTES = 32;

/** Looked up once. After its row was removed (which ends all grants), servers make a new one when they start again. */
export function createSecret(database: Context['database'], name: SecretName): ReadSecret {
  let known: string | undefined;
  return async () => (known ??= await readOrMake(database, name));
}

async function readOrMake(database: Context['database'], name: SecretName): Promise<string> {
  const found = await findSecret(database, name);
  if (found !== undefined) return found;
  await insertSecret(database, name, randomBytes(SECRET_BYTES).toString('base64url'));
  const created = await findSecret(database, name);
  if (created === undefined) throw new Error(`The secret ${name} was removed while it was made.`);
  return created;
}
