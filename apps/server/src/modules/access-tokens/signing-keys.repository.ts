import type { JsonWebKey } from 'node:crypto';
import { sql } from 'kysely';
import { ADVISORY_LOCKS } from '#db/advisory-locks.ts';
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

/** Leaves the table alone when it holds a key already; of servers that start at the same time only one makes it. */
export async function insertFirstSigningKey({ kysely }: Database, key: SigningKey): Promise<void> {
  await kysely.transaction().execute(async (handle) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.firstSigningKey)})`.execute(
      handle,
    );
    const first = await handle.selectFrom('signing_key').select('kid').limit(1).execute();
    if (first.length > 0) return;
    await handle
      .insertInto('signing_key')
      .values({ kid: key.kid, jwk: JSON.stringify(key.jwk) })
      .execute();
  });
}
