import { sql } from 'kysely';
import type { PackTownMap } from '@varde/content-pack/pack';
import type { Database } from '#db/database.ts';

/** What the imported pack draws where the map is near; `undefined` when it draws nothing. */
export async function findTownMap({ kysely }: Database): Promise<PackTownMap | undefined> {
  const { rows } = await sql<{ source: PackTownMap }>`
    select source from archive_record where kind = 'plan'`.execute(kysely);
  return rows[0]?.source;
}
