/** Signing keys and the ids of ended sessions. */
import type { JsonWebKey } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { ADVISORY_LOCKS } from '#db/advisory-locks.ts';
import type { Database } from '#db/database.ts';
import type { KeyUse, Tables } from '#db/tables.ts';

export interface SigningKey {
  readonly kid: string;
  /** Includes the private part. */
  readonly jwk: JsonWebKey;
}

export interface StoredSigningKey extends SigningKey {
  /** By the database's clock. */
  readonly age_s: number;
}

/** Newest first. */
export async function findSigningKeys(
  { kysely }: Database,
  use: KeyUse = 'access-tokens',
): Promise<StoredSigningKey[]> {
  return kysely
    .selectFrom('signing_key')
    .select(['kid', 'jwk', sql<number>`extract(epoch from now() - created_at)::float8`.as('age_s')])
    .where('use_for', '=', use)
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute();
}

/** No-op when a key exists; of servers that start concurrently, only one inserts. */
export async function insertFirstSigningKey(
  { kysely }: Database,
  key: SigningKey,
  use: KeyUse = 'access-tokens',
): Promise<void> {
  await kysely.transaction().execute(async (handle) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.firstSigningKey)})`.execute(
      handle,
    );
    const first = handle.selectFrom('signing_key').select('kid').where('use_for', '=', use);
    if ((await first.limit(1).execute()).length > 0) return;
    await insertKey(handle, key, use);
  });
}

interface Rotation {
  readonly use: KeyUse;
  /** Age at which the newest key is replaced. */
  readonly lifeS: number;
  /** Retention of an older key for verification, after the next one was added. */
  readonly retentionS: number;
}

/** Adds the next key when the newest is old enough, and deletes keys past their retention. */
export async function rotateSigningKeys(
  { kysely }: Database,
  key: SigningKey,
  { use, lifeS, retentionS }: Rotation,
): Promise<void> {
  await kysely.transaction().execute(async (handle) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.nextSigningKey)})`.execute(
      handle,
    );
    await sql`delete from signing_key k where use_for = ${use} and exists (select from signing_key n
      where n.use_for = ${use} and n.created_at > k.created_at
        and n.created_at < now() - make_interval(secs => ${retentionS}::float8))`.execute(handle);
    const { rows } = await sql`select from signing_key where use_for = ${use}
      and created_at > now() - make_interval(secs => ${lifeS}::float8) limit 1`.execute(handle);
    if (rows.length === 0) await insertKey(handle, key, use);
  });
}

async function insertKey(handle: Kysely<Tables>, key: SigningKey, use: KeyUse): Promise<void> {
  await handle
    .insertInto('signing_key')
    .values({ kid: key.kid, jwk: JSON.stringify(key.jwk), use_for: use })
    .execute();
}

/** Longer than any access token lives. */
export const ENDED_SESSION_RETENTION_S = 3600;

/** Ids of sessions whose access tokens may not have expired yet. */
export async function findEndedSessions({ kysely }: Database): Promise<string[]> {
  const rows = await kysely
    .selectFrom('ended_session')
    .select('id')
    .where(
      sql<boolean>`ended_at > now() - make_interval(secs => ${sql.lit(ENDED_SESSION_RETENTION_S)})`,
    )
    .execute();
  return rows.map(({ id }) => id);
}

export async function isEnded({ kysely }: Database, id: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('ended_session')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
