import { randomBytes } from 'node:crypto';
import type { Context } from '#context.ts';
import { findSecret, insertSecret } from './secrets.repository.ts';

export type SecretName =
  | 'unlock-grants'
  | 'attempt-addresses'
  | 'known-devices'
  | 'refresh-tokens'
  | 'sign-in-starts'
  | 'gateway-client'
  | 'login-host-cookies';

/** Reads a secret shared by all servers on this database; the first that needs it creates it. */
export type ReadSecret = () => Promise<string>;

const SECRET_BYTES = 32;

/** Reads the row once. After its deletion (which ends all grants) a restarted server makes one. */
export function createSecret(database: Context['database'], name: SecretName): ReadSecret {
  let cached: string | undefined;
  return async () => (cached ??= await readOrCreate(database, name));
}

async function readOrCreate(database: Context['database'], name: SecretName): Promise<string> {
  const found = await findSecret(database, name);
  if (found !== undefined) return found;
  await insertSecret(database, name, randomBytes(SECRET_BYTES).toString('base64url'));
  const created = await findSecret(database, name);
  if (created === undefined) throw new Error(`The secret ${name} was removed while it was made.`);
  return created;
}
