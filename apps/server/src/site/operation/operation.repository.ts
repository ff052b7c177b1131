import { sql } from 'kysely';
import type { Context } from '#context.ts';

/** Milliseconds that the database's clock is ahead of this process's. */
export async function readClockOffset({ kysely }: Context['database']): Promise<number> {
  const before = Date.now();
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(kysely);
  return (rows[0]?.ms ?? NaN) - (before + Date.now()) / 2;
}
