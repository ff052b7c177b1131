/** Visibility conditions of documents by audience, shared by all repositories. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Audience } from '#audience.ts';

/** Published now (specification §3.3), or any for editors; applied to every document read. */
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

/** Only the head of a locked document leaves the database, except for editors. */
export function isOpen(alias: 'd' | 'source', audience: Audience): RawBuilder<SqlBool> {
  return audience === 'editor' ? sql<SqlBool>`true` : sql<SqlBool>`${sql.raw(alias)}.lock is null`;
}
