/** Which documents name one, and how. */
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Audience } from '#audience.ts';
import { isOpen, isVisible } from './document-head.repository.ts';
import type { Slice } from './documents.repository.ts';

export interface SourceRow {
  id: number;
  /** Each once, those that a document is made of first. */
  kinds: string[];
}

/** What a locked document names is part of its withheld body; a hidden post stands in no list. */
const sources = (toId: number, audience: Audience) => sql`document_reference r
  join document_listing source on source.id = r.from_id
  where r.to_id = ${toId} and ${isOpen('source', audience)} and ${isVisible('source', audience)}
    and ${audience === 'editor' ? sql`true` : sql`not source.is_hidden`}`;

/** In the order of their ids. */
export async function findSources(
  { kysely }: Database,
  toId: number,
  audience: Audience,
  { limit, offset }: Slice,
): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    select r.from_id as id, array_agg(distinct r.kind) as kinds from ${sources(toId, audience)}
    group by r.from_id order by r.from_id limit ${limit} offset ${offset}`.execute(kysely);
  return rows;
}

export async function countSources(
  { kysely }: Database,
  toId: number,
  audience: Audience,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(distinct r.from_id)::int as total from ${sources(toId, audience)}`.execute(kysely);
  return rows[0]?.total ?? 0;
}
