import type { JsonWebKey } from 'node:crypto';
import type { Database } from '#db/database.ts';

export interface SigningKey {
  readonly kid: string;
  /** Private part included. */
  readonly jwk: JsonWebKey;
}

/** The newest first. */
export async function findSigningKeys({ kysely }: Database): Promise<SigningKey[]> {
  return kysely
    .selectFrom('signing_key')
    .select(['kid', 'jwk'])
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute();
}

export async function insertSigningKey({ kysely }: Database, key: SigningKey): Promise<void> {
  await kysely
    .insertInto('signing_key')
    .values({ kid: key.kid, jwk: JSON.stringify(key.jwk) })
    .execute();
}
