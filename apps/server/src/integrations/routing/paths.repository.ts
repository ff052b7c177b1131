import { sql } from 'kysely';
import type { PackPath } from '@varde/content-pack/pack';
import type { Database } from '#db/database.ts';

export interface StoredPaths {
  /** Digest of the lines. */
  readonly digest: string;
  /** `null` when the caller has them already. */
  readonly lines: readonly PackPath[] | null;
}

/**
 * Foot paths of the imported pack, if any.
 * @param known digest of the paths that the caller has
 */
export async function findPaths(
  { kysely }: Database,
  known: string | undefined,
): Promise<StoredPaths | undefined> {
  const { rows } = await sql<StoredPaths>`
    select digest, case when digest is distinct from ${known ?? null} then source -> 'lines' end as lines
    from archive_record where kind = 'paths'`.execute(kysely);
  return rows[0];
}
