import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { DocumentLock } from '#db/tables.ts';
import type { Audience } from '#audience.ts';
import { isVisible } from '#db/visibility.ts';

export interface LockRow {
  id: number;
  lock: DocumentLock | null;
  /** The lock as database text, with its coordinates if geographic: equal text for equal locks. */
  lock_text: string | null;
  lat: number | null;
  lng: number | null;
}

/** Locks of the visible documents among `ids`; `lock` is null for an unlocked document. */
export async function findLocks(
  { kysely }: Database,
  ids: readonly number[],
  audience: Audience,
): Promise<LockRow[]> {
  const { rows } = await sql<LockRow>`
    select d.id, d.lock, d.lock::text || case when d.lock ? 'geo' then concat(d.lat, ' ', d.lng) else '' end as lock_text, d.lat, d.lng from document d
    where d.id = any(${ids}::int[]) and ${isVisible('d', audience)}
    order by d.id`.execute(kysely);
  return rows;
}
