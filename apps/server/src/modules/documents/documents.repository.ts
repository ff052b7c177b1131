/** Which documents answer a question, and whole ones. Lists find ids first and read only the heads they show. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Content } from '@varde/contract/content';
import type { LatLng } from '@varde/domain/geo';
import type { LanguageMap } from '@varde/domain/languages';
import type { Database } from '#db/database.ts';
import type { Audience } from '#http/product-api.ts';
import { isOpen, isVisible, pointOf } from './document-head.repository.ts';
import { isFound, isNearlyFound, relevance } from './document-search.repository.ts';

export interface DocumentFilter {
  readonly audience: Audience;
  readonly schemaIds: readonly number[];
  readonly ownerId?: string;
  /** Slugs of themes; any may match. */
  readonly tags?: readonly string[];
  /** Only documents that this one names. */
  readonly referencedFrom?: number;
  /** Folded by `@varde/domain/fold-search`. */
  readonly search?: string;
  /** Also finds titles that only resemble the search words. */
  readonly forgiving?: boolean;
  readonly hasLocation?: boolean;
}

export interface DocumentOrder {
  readonly by: 'distance' | 'updated' | 'id' | 'relevance' | 'reference';
  readonly ascending: boolean;
  /** Where distances are measured from. */
  readonly near?: LatLng;
}

export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

export interface FoundIds {
  readonly ids: number[];
  readonly total: number;
}

/** Ids of one page in order, ties by id so that pages neither overlap nor leave gaps. */
export async function findIds(
  { kysely }: Database,
  filter: DocumentFilter,
  order: DocumentOrder,
  slice: Slice,
): Promise<FoundIds> {
  const found =
    filter.search === undefined ? walk(filter, order, slice) : rank(filter, order, slice);
  const { rows } = await found.execute(kysely);
  return rows[0] ?? { ids: [], total: 0 };
}

/**
 * Follows an index in order and stops at the page's end; the total is counted apart. The index knows no second sort key,
 * so it is followed to the end of the last tie and the ties are put in order afterwards.
 */
function walk(
  filter: DocumentFilter,
  order: DocumentOrder,
  { limit, offset }: Slice,
): RawBuilder<FoundIds> {
  const key = sortKey(filter, order);
  const direction = directionOf(order);
  return sql`
    select array(
      select id from (
        select d.id, ${key} as key from document d where ${conditions(filter)}
        order by ${key} ${direction} fetch first (${offset + limit}::int8) rows with ties
      ) hit order by key ${direction}, id limit ${limit} offset ${offset}
    ) as ids,
    (select count(*)::int from document d where ${conditions(filter)}) as total`;
}

/** A search must weigh every match anyway, so they are found once. */
function rank(
  filter: DocumentFilter,
  order: DocumentOrder,
  { limit, offset }: Slice,
): RawBuilder<FoundIds> {
  return sql`
    with matched as materialized (
      select d.id, ${sortKey(filter, order)} as key from document d where ${conditions(filter)}
    )
    select array(
      select id from matched order by key ${directionOf(order)}, id limit ${limit} offset ${offset}
    ) as ids,
    (select count(*)::int from matched) as total`;
}

/** What has no key (no location) comes last either way. */
function directionOf({ ascending }: DocumentOrder): RawBuilder<unknown> {
  return ascending ? sql`asc nulls last` : sql`desc nulls last`;
}

/** Titles of all matches, for orders that only code can make. */
export async function findTitles(
  { kysely }: Database,
  filter: DocumentFilter,
): Promise<{ id: number; title: LanguageMap }[]> {
  const query = sql<{ id: number; title: LanguageMap }>`
    select d.id, d.title from document d where ${conditions(filter)}`;
  return (await query.execute(kysely)).rows;
}

/** Runs queries under a lower bar for resembling words; the setting ends with the transaction. */
export async function withForgivingSearch<T>(
  database: Database,
  run: (database: Database) => Promise<T>,
): Promise<T> {
  return database.kysely.transaction().execute(async (kysely) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', '0.4', true)`.execute(kysely);
    return run({ ...database, kysely });
  });
}

export interface WholeRow {
  revision: number;
  translated_by: Record<string, 'person' | 'machine'>;
  license: string | null;
  /** null while the document is locked: the body does not leave the database. */
  content: Content | null;
  image_media_id: number | null;
  /** Radius of a lock by place. */
  proximity: number | null;
  /** The document of its owner; null for an owner's own. */
  owner_document_id: number | null;
}

/** @param isUnlocked whether the caller holds a grant for this document */
export async function findWhole(
  { kysely }: Database,
  id: number,
  audience: Audience,
  isUnlocked: boolean,
): Promise<WholeRow | undefined> {
  const mayRead = isUnlocked ? sql`true` : isOpen('d', audience);
  const { rows } = await sql<WholeRow>`
    select d.revision, d.translated_by, d.license, d.image_media_id, own.document_id as owner_document_id,
      case when ${mayRead} then d.content end as content, (d.lock -> 'geo' ->> 'radius')::float8 as proximity
    from document d left join owner own on own.id = d.owner_id
    where d.id = ${id} and ${isVisible('d', audience)}`.execute(kysely);
  return rows[0];
}

function sortKey(filter: DocumentFilter, { by, near }: DocumentOrder): RawBuilder<unknown> {
  if (by === 'distance' && near) return sql`d.position <-> ${pointOf(near)}`;
  if (by === 'updated') return sql`d.updated_at`;
  if (by === 'relevance' && filter.search !== undefined)
    return relevance(filter.search, filter.forgiving);
  if (by === 'reference' && filter.referencedFrom !== undefined)
    return orderOfNaming(filter.referencedFrom);
  return sql`d.id`;
}

/** What a presentation or rebus is made of comes before what its text merely mentions. */
function orderOfNaming(fromId: number): RawBuilder<number> {
  return sql`(select min(r.sort + case when r.kind in ('article', 'post') then 0 else 1000000 end)
    from document_reference r where r.from_id = ${fromId} and r.to_id = d.id)`;
}

export function conditions(filter: DocumentFilter): RawBuilder<SqlBool> {
  const all: RawBuilder<SqlBool>[] = [
    isVisible('d', filter.audience),
    sql`d.schema_id = any(${filter.schemaIds}::int[])`,
  ];
  if (filter.ownerId !== undefined) all.push(sql`d.owner_id = ${filter.ownerId}`);
  if (filter.hasLocation) all.push(sql`d.lat is not null`);
  if (filter.tags) {
    all.push(sql`exists (select from document_theme t
      where t.document_id = d.id and t.theme_slug = any(${filter.tags}::text[]))`);
  }
  if (filter.referencedFrom !== undefined)
    all.push(isNamedBy(filter.referencedFrom, filter.audience));
  if (filter.search !== undefined) {
    all.push(filter.forgiving ? isNearlyFound(filter.search) : isFound(filter.search));
  }
  return sql.join(all, sql` and `);
}

/** What a locked document names is part of its withheld body. */
function isNamedBy(fromId: number, audience: Audience): RawBuilder<SqlBool> {
  return sql`d.id in (select r.to_id from document_reference r join document source on source.id = r.from_id
    where r.from_id = ${fromId} and ${isOpen('source', audience)} and ${isVisible('source', audience)})`;
}
