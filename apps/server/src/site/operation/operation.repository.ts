import { sql } from 'kysely';
import type { Context } from '#context.ts';
import { withStatements } from '#db/statement-context.ts';
import { readPackDigest } from '#packs/packs.repository.ts';

/** Milliseconds that the database's clock is ahead of this process's. */
export async function readClockOffset({ kysely }: Context['database']): Promise<number> {
  const before = Date.now();
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(kysely);
  return (rows[0]?.ms ?? NaN) - (before + Date.now()) / 2;
}

/** Digest of the content, as `readPackDigest`, of no replica. @throws when the primary does not respond */
export async function readPrimaryDigest(
  database: Context['database'],
): Promise<string | undefined> {
  return withStatements({ isHeavy: false, isPrimaryOnly: true }, () => readPackDigest(database));
}
