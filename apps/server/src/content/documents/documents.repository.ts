/**
 * The conditions of a document filter, for any row `d` with the columns that `document` and its
 * narrow projection `document_listing` share. `document-order.repository.ts` orders the matches.
 */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { LatLng } from '@varde/domain/geo';
import type { Database } from '#db/database.ts';
import type { Audience } from '#audience.ts';
import { isOpen, isVisible } from '#db/visibility.ts';

export interface DocumentFilter {
  readonly audience: Audience;
  readonly schemaIds: readonly number[];
  readonly ownerId?: string;
  /** Slugs of themes; any may match. */
  readonly tags?: readonly string[];
  /** Id in an earlier system. */
  readonly oldId?: string;
  /** JSON path predicate on the content. */
  readonly jsonPath?: string;
  /** Only documents that this document references. */
  readonly referencedFrom?: number;
  /** Only documents that a document of these kinds references. */
  readonly referencedFromSchemaIds?: readonly number[];
  /** Search text; evaluated by `#content/search`, which adds the other conditions. */
  readonly search?: string;
  readonly hasLocation?: boolean;
  readonly box?: Box;
}

/** Degrees; a box whose west is greater than its east crosses the antimeridian. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export interface DocumentOrder {
  readonly by: 'distance' | 'title' | 'updated' | 'id' | 'relevance' | 'reference';
  readonly ascending: boolean;
  /** Reference position for distances. */
  readonly near?: LatLng;
  /** Language of the compared titles; one of the pack's languages. */
  readonly language?: string;
}

export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** Numbers of matching documents, by kind; kinds without matches are omitted. */
export async function countDocuments(
  { kysely }: Database,
  filter: DocumentFilter,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ schema_id: number; count: number }>`
    select d.schema_id, count(*)::int as count from document_listing d
    where ${conditions(filter, 'first')} group by d.schema_id`.execute(kysely);
  return new Map(rows.map(({ schema_id, count }) => [schema_id, count]));
}

/** Milliseconds until a document is published or withdrawn by its date; `Infinity` for never. */
export async function msToPublication({ kysely }: Database): Promise<number> {
  const next = (date: RawBuilder<unknown>) =>
    sql`(select min(${date}) from document_listing d where ${date} > now())`;
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from least(${next(sql`d.publish_from`)}, ${next(sql`d.publish_to`)}) - now()) * 1000)::float8 as ms`.execute(
    kysely,
  );
  return rows[0]?.ms ?? Infinity;
}

/** Empty before a pack has been imported. */
export async function findPackLanguages({ kysely }: Database): Promise<string[]> {
  const { rows } = await sql<{ languages: string[] }>`
    select source -> 'languages' as languages from pack limit 1`.execute(kysely);
  return rows[0]?.languages ?? [];
}

/**
 * @param sets `joined`: tests each row against the filter's sets, which suits an index scan.
 * `first`: reads the sets first and looks up their rows: the cost grows with them only.
 */
export function conditions(
  filter: DocumentFilter,
  sets: 'joined' | 'first' = 'joined',
): RawBuilder<SqlBool> {
  const all = [isOfKind(filter.schemaIds), otherConditions(filter, sets)];
  if (filter.ownerId !== undefined) all.push(sql`d.owner_id = ${filter.ownerId}`);
  return sql.join(all, sql` and `);
}

/** All conditions except kind and owner, for index scans that already apply those. */
export function otherConditions(
  filter: DocumentFilter,
  sets: 'joined' | 'first' = 'joined',
): RawBuilder<SqlBool> {
  const { audience, hasLocation, box } = filter;
  const all = [isVisible('d', audience)];
  for (const set of setsOf(filter))
    all.push(sets === 'joined' ? sql`d.id in (${set})` : sql`d.id = any(array(${set}))`);
  // A hidden post is in no list (specification §4.8).
  if (audience !== 'editor') all.push(sql`not d.is_hidden`);
  if (hasLocation) all.push(sql`d.position is not null`);
  if (box) all.push(isInBox(box));
  return sql.join(all, sql` and `);
}

/** Literals, so that the planner can use the order of an index on the kind. */
function isOfKind(schemaIds: readonly number[]): RawBuilder<SqlBool> {
  const [first, ...others] = schemaIds.map((id) => sql.lit(id));
  if (first === undefined) return sql`false`;
  return others.length === 0
    ? sql`d.schema_id = ${first}`
    : sql`d.schema_id in (${sql.join([first, ...others])})`;
}

/** Subqueries for conditions outside `document_listing`; no index of a list order covers them. */
function setsOf(filter: DocumentFilter): RawBuilder<unknown>[] {
  const { audience, tags, oldId, jsonPath, referencedFrom, referencedFromSchemaIds } = filter;
  const all: RawBuilder<unknown>[] = [];
  if (tags)
    all.push(sql`select document_id from document_theme where theme_slug = any(${tags}::text[])`);
  if (oldId !== undefined) all.push(sql`select id from document where old_id = ${oldId}`);
  if (jsonPath !== undefined) all.push(idsMatchingPath(jsonPath, audience));
  if (referencedFrom !== undefined)
    all.push(idsReferencedBy(sql`r.from_id = ${referencedFrom}`, audience));
  if (referencedFromSchemaIds) {
    const ids = sql`${referencedFromSchemaIds}::int[]`;
    all.push(idsReferencedBy(sql`source.schema_id = any(${ids})`, audience));
  }
  return all;
}

/** Whether a filter has conditions besides kind, owner and location. */
export function isSetFilter(filter: DocumentFilter): boolean {
  const { search, box } = filter;
  return setsOf(filter).length > 0 || search !== undefined || box !== undefined;
}

/** The content of a locked document is withheld: it never matches. */
function idsMatchingPath(jsonPath: string, audience: Audience): RawBuilder<unknown> {
  return sql`select source.id from document source
    where source.details @? ${jsonPath}::jsonpath and ${isOpen('source', audience)}`;
}

/** References of a locked document are part of its withheld body, those of a hidden post a secret. */
function idsReferencedBy(isSource: RawBuilder<unknown>, audience: Audience): RawBuilder<unknown> {
  return sql`select r.to_id from document_reference r join document_listing source on source.id = r.from_id
    where ${isSource} and ${mayNameOthers(audience)}`;
}

/** Of the document `source`: whether its references are public. */
const mayNameOthers = (audience: Audience): RawBuilder<SqlBool> =>
  audience === 'editor'
    ? sql`true`
    : sql`${isOpen('source', audience)} and ${isVisible('source', audience)} and not source.is_hidden`;

function isInBox({ west, south, east, north }: Box): RawBuilder<SqlBool> {
  const isIn = (from: number, to: number) => sql<SqlBool>`point(d.lng, d.lat) <@
    box(point(${from}::float8, ${south}::float8), point(${to}::float8, ${north}::float8))`;
  return west <= east ? isIn(west, east) : sql`(${isIn(west, 180)} or ${isIn(-180, east)})`;
}

interface SourceRow {
  id: number;
  /** Distinct, ordered by how closely the document belongs: parts before mentions. */
  kinds: string[];
}

const sources = (toId: number, audience: Audience) => sql`document_reference r
  join document_listing source on source.id = r.from_id
  where r.to_id = ${toId} and ${mayNameOthers(audience)}`;

/** Ordered by id. */
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
