import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

export interface Window {
  /** Tries in this window, this one included. */
  count: number;
  /** Seconds until counting begins anew. */
  seconds_left: number;
}

/** Counts one try in one statement, so that tries at the same time, on any server, are each counted. */
export async function increment(
  { kysely }: Database,
  key: string,
  windowS: number,
): Promise<Window> {
  const { rows } = await sql<Window>`
    insert into attempt as kept (key, count, resets_at) values (${key}, 1, now() + make_interval(secs => ${windowS}::float8))
    on conflict (key) do update set
      count = case when kept.resets_at <= now() then 1 else kept.count + 1 end,
      resets_at = case when kept.resets_at <= now() then excluded.resets_at else kept.resets_at end
    returning count, extract(epoch from resets_at - now())::float8 as seconds_left`.execute(kysely);
  return rows[0] ?? { count: 1, seconds_left: windowS };
}

/** Tries so far in the window that is open. */
export async function readCount({ kysely }: Database, key: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count from attempt where key = ${key} and resets_at > now()`.execute(kysely);
  return rows[0]?.count ?? 0;
}

/** Takes back one try. */
export async function decrement({ kysely }: Database, key: string): Promise<void> {
  await sql`update attempt set count = count - 1 where key = ${key} and count > 0`.execute(kysely);
}

export async function deleteCount({ kysely }: Database, key: string): Promise<void> {
  await sql`delete from attempt where key = ${key}`.execute(kysely);
}

/** Windows that are over, some at a time; those that another server is just counting in are left. */
export async function deleteExpiredWindows({ kysely }: Database, limit: number): Promise<void> {
  await sql`delete from attempt where key in (
    select key from attempt where resets_at <= now() order by resets_at limit ${limit} for update skip locked
  )`.execute(kysely);
}
