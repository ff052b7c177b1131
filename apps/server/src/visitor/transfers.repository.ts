import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

export interface NewTransfer {
  readonly codeHash: string;
  readonly data: string;
  readonly lifeS: number;
}

/** Stores a transfer and returns its expiry. A retry with the same code replaces it. */
export async function upsertTransfer(
  { kysely }: Database,
  { codeHash, data, lifeS }: NewTransfer,
): Promise<Date> {
  const { rows } = await sql<{ expires_at: Date }>`
    insert into transfer (code_hash, data, expires_at)
    values (${codeHash}, ${data}, now() + make_interval(secs => ${lifeS}::float8))
    on conflict (code_hash) do update set data = excluded.data, expires_at = excluded.expires_at
    returning expires_at`.execute(kysely);
  const [row] = rows;
  if (!row) throw new Error('The database stored no transfer');
  return row.expires_at;
}

/** Deletes and returns the data, so that only one of two concurrent requests gets it. */
export async function takeTransfer(
  { kysely }: Database,
  codeHash: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ data: string; is_living: boolean }>`
    delete from transfer where code_hash = ${codeHash}
    returning data, expires_at > now() as is_living`.execute(kysely);
  const [row] = rows;
  return row?.is_living ? row.data : undefined;
}

export async function deleteExpiredTransfers({ kysely }: Database): Promise<void> {
  await sql`delete from transfer where code_hash in (
    select code_hash from transfer where expires_at <= now() for update skip locked
  )`.execute(kysely);
}
