import type { JsonWebKey } from 'node:crypto';
import { sql } from 'kysely';
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

/** Serialises servers that start at the same time on an empty table; any number that nothing else locks by. */
const FIRST_KEY_LOCK = 7_205_001;

/** Leaves the table alone when it holds a key already. */
export async function insertFirstSigningKey({ kysely }: Database, key: SigningKey): Promise<void> {
  await kysely.transaction().execute(async (handle) => {
    await sql`select pg_advisory_xact_lock(${FIRST_KEY_LOCK}::int8)`.execute(handle);
    const first = await handle.selectFrom('signing_key').select('kid').limit(1).execute();
    if (first.length > 0) return;
    await handle
      .insertInto('signing_key')
      .values({ kid: key.kid, jwk: JSON.stringify(key.jwk) })
      .execute();
  });
}
