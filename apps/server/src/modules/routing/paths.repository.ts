import { sql } from 'kysely';
import type { PackPath } from '@varde/content-pack/pack';
import type { Database } from '#db/database.ts';

export interface StoredPaths {
  /** The same for as long as the paths are. */
  readonly digest: string;
  readonly read: () => Promise<readonly PackPath[]>;
}

/** Foot paths of the imported pack; `undefined` when it has none. */
export async function findPaths({ kysely }: Database): Promise<StoredPaths | undefined> {
  const found = await sql<{ digest: string }>`
    select digest from archive_record where kind = 'paths'`.execute(kysely);
  const digest = found.rows[0]?.digest;
  if (digest === undefined) return undefined;
  return {
    digest,
    async read() {
      const { rows } = await sql<{ source: { lines: PackPath[] } }>`
        select source from archive_record where kind = 'paths'`.execute(kysely);
      return rows[0]?.source.lines ?? [];
    },
  };
}
