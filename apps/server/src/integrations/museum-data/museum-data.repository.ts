import { sql } from 'kysely';
import type { Visit } from '@varde/contract/content';
import type { Database } from '#db/database.ts';
import { isVisible } from '#db/visibility.ts';

export interface MuseumRow {
  lat: number | null;
  lng: number | null;
  visit: Visit | null;
}

/** A published owner by its identifier in lower case. There are some hundreds at most. */
export async function findMuseum(
  { kysely }: Database,
  identifier: string,
): Promise<MuseumRow | undefined> {
  const { rows } = await sql<MuseumRow>`
    select od.lat, od.lng, od.content -> 'visit' as visit
    from owner own join document od on od.id = own.document_id
    where lower(coalesce(od.source ->> 'identifier', own.id)) = ${identifier} and ${isVisible('od', 'public')}
    limit 1`.execute(kysely);
  return rows[0];
}
