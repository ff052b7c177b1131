import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

export interface NewAccountSession {
  readonly tokenHash: string;
  readonly accountId: string;
  readonly lifeS: number;
}

export async function insertAccountSession(
  { kysely }: Database,
  { tokenHash, accountId, lifeS }: NewAccountSession,
): Promise<void> {
  await sql`delete from account_session where expires_at <= now()`.execute(kysely);
  await kysely
    .insertInto('account_session')
    .values({
      token_hash: tokenHash,
      account_id: accountId,
      expires_at: sql`now() + make_interval(secs => ${lifeS}::float8)`,
    })
    .execute();
}

/** @param withinS begun at most so long ago */
export async function findAccountSession(
  { kysely }: Database,
  tokenHash: string,
  withinS: number,
): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('account_session')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where(sql<boolean>`expires_at > now()`)
    .where(sql<boolean>`begun_at > now() - make_interval(secs => ${withinS}::float8)`)
    .executeTakeFirst();
  return row?.account_id;
}

export async function deleteAccountSession({ kysely }: Database, tokenHash: string): Promise<void> {
  await kysely.deleteFrom('account_session').where('token_hash', '=', tokenHash).execute();
}
