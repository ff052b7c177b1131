/** Which documents an audience may see: conditions for queries of all areas. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Audience } from '#audience.ts';

/**
 * Published now (specification §3.3), except for editors; every query applies this to each document
 * it reads.
 */
export function isVisible(
  alias: 'd' | 'e' | 'od' | 'source',
  audience: Audience,
): RawBuilder<SqlBool> {
  if (audience === 'editor') return sql<SqlBool>`true`;
  const table = sql.raw(alias);
  return sql<SqlBool>`(${table}.status = 'published'
    and (${table}.publish_from is null or ${table}.publish_from <= now())
    and (${table}.publish_to is null or ${table}.publish_to > now()))`;
}

/** Nothing of a locked document but its head leaves the database; editors may read it. */
export function isOpen(alias: 'd' | 'source', audience: Audience): RawBuilder<SqlBool> {
  return audience === 'editor' ? sql<SqlBool>`true` : sql<SqlBool>`${sql.raw(alias)}.lock is null`;
}
