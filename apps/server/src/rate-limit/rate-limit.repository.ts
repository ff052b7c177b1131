import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

export interface Window {
  /** Attempts in this window, including this one. */
  count: number;
  /** Seconds until the window ends. */
  seconds_left: number;
}

/** Counts an attempt in one statement, so concurrent attempts on any server are all counted. */
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

/** A window with one attempt, in place of any other. */
export async function startWindow(
  { kysely }: Database,
  key: string,
  windowS: number,
): Promise<void> {
  await sql`
    insert into attempt (key, count, resets_at) values (${key}, 1, now() + make_interval(secs => ${windowS}::float8))
    on conflict (key) do update set count = 1, resets_at = excluded.resets_at`.execute(kysely);
}

/** Attempts so far in the open window. */
export async function readCount({ kysely }: Database, key: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count from attempt where key = ${key} and resets_at > now()`.execute(kysely);
  return rows[0]?.count ?? 0;
}

export async function decrement({ kysely }: Database, key: string): Promise<void> {
  await sql`update attempt set count = count - 1 where key = ${key} and count > 0`.execute(kysely);
}

export async function deleteCount({ kysely }: Database, key: string): Promise<void> {
  await sql`delete from attempt where key = ${key}`.execute(kysely);
}

/** Deletes expired windows up to `limit`, skipping rows that another server has locked. */
export async function deleteExpiredWindows({ kysely }: Database, limit: number): Promise<void> {
  await sql`delete from attempt where key in (
    select key from attempt where resets_at <= now() order by resets_at limit ${limit} for update skip locked
  )`.execute(kysely);
}
