/**
 * Which documents answer a question: the conditions of a filter, over any row `d` that has the columns which `document` and
 * its narrow shadow `document_listing` share. In which order they come is told in `document-order.repository.ts`.
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
  /** Its id in an earlier system. */
  readonly oldId?: string;
  /** What stands somewhere in the content, as a JSON path that tests it. */
  readonly jsonPath?: string;
  /** Only documents that this one names. */
  readonly referencedFrom?: number;
  /** Only documents that one of these kinds names. */
  readonly referencedFromSchemaIds?: readonly number[];
  /** What a visitor typed; found by `#content/search`, which puts the other conditions to what it finds. */
  readonly search?: string;
  readonly hasLocation?: boolean;
  readonly box?: Box;
}

/** Degrees; one whose west lies east of its east crosses the antimeridian. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export interface DocumentOrder {
  readonly by: 'distance' | 'title' | 'updated' | 'id' | 'relevance' | 'reference';
  readonly ascending: boolean;
  /** Where distances are measured from. */
  readonly near?: LatLng;
  /** Whose titles are compared; one of the pack's own. */
  readonly language?: string;
}

export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** How many documents match, by kind; kinds without any are left out. */
export async function countDocuments(
  { kysely }: Database,
  filter: DocumentFilter,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ schema_id: number; count: number }>`
    select d.schema_id, count(*)::int as count from document_listing d
    where ${conditions(filter, 'first')} group by d.schema_id`.execute(kysely);
  return new Map(rows.map(({ schema_id, count }) => [schema_id, count]));
}

/** None before a pack has been imported. */
export async function findPackLanguages({ kysely }: Database): Promise<string[]> {
  const { rows } = await sql<{ languages: string[] }>`
    select source -> 'languages' as languages from pack limit 1`.execute(kysely);
  return rows[0]?.languages ?? [];
}

/**
 * @param sets `joined`: each row is looked for in the sets that the filter names, which suits a walk through an index.
 *   `first`: the sets are read first and their rows looked up, so that the cost grows with them and not with all documents.
 */
export function conditions(
  filter: DocumentFilter,
  sets: 'joined' | 'first' = 'joined',
): RawBuilder<SqlBool> {
  const all = [isOfKind(filter.schemaIds), conditionsBeside(filter, sets)];
  if (filter.ownerId !== undefined) all.push(sql`d.owner_id = ${filter.ownerId}`);
  return sql.join(all, sql` and `);
}

/** All but kind and owner, for walks through an index that has taken care of those. */
export function conditionsBeside(
  filter: DocumentFilter,
  sets: 'joined' | 'first' = 'joined',
): RawBuilder<SqlBool> {
  const { audience, hasLocation, box } = filter;
  const all = [isVisible('d', audience)];
  for (const set of setsOf(filter))
    all.push(sets === 'joined' ? sql`d.id in (${set})` : sql`d.id = any(array(${set}))`);
  // A post that its rebus hides is in no list (specification §4.8).
  if (audience !== 'editor') all.push(sql`not d.is_hidden`);
  if (hasLocation) all.push(sql`d.position is not null`);
  if (box) all.push(isInBox(box));
  return sql.join(all, sql` and `);
}

/** Written out, so that an index on the kind is followed in its order. */
function isOfKind(schemaIds: readonly number[]): RawBuilder<SqlBool> {
  const [first, ...others] = schemaIds.map((id) => sql.lit(id));
  if (first === undefined) return sql`false`;
  return others.length === 0
    ? sql`d.schema_id = ${first}`
    : sql`d.schema_id in (${sql.join([first, ...others])})`;
}

/** Ids of the sets of documents that a filter picks from elsewhere; no order of a list can be followed through them. */
function setsOf(filter: DocumentFilter): RawBuilder<unknown>[] {
  const { audience, tags, oldId, jsonPath, referencedFrom, referencedFromSchemaIds } = filter;
  const all: RawBuilder<unknown>[] = [];
  if (tags)
    all.push(sql`select document_id from document_theme where theme_slug = any(${tags}::text[])`);
  if (oldId !== undefined) all.push(sql`select id from document where old_id = ${oldId}`);
  if (jsonPath !== undefined) all.push(idsHolding(jsonPath, audience));
  if (referencedFrom !== undefined)
    all.push(idsNamedBy(sql`r.from_id = ${referencedFrom}`, audience));
  if (referencedFromSchemaIds) {
    const ids = sql`${referencedFromSchemaIds}::int[]`;
    all.push(idsNamedBy(sql`source.schema_id = any(${ids})`, audience));
  }
  return all;
}

/** Whether a filter picks documents from elsewhere than its kinds and owner. */
export function isSetFilter(filter: DocumentFilter): boolean {
  const { search, box } = filter;
  return setsOf(filter).length > 0 || search !== undefined || box !== undefined;
}

/** A locked document's content is secret: it never matches. */
function idsHolding(jsonPath: string, audience: Audience): RawBuilder<unknown> {
  return sql`select source.id from document source
    where source.details @? ${jsonPath}::jsonpath and ${isOpen('source', audience)}`;
}

/** What a locked document names is part of its withheld body. */
function idsNamedBy(isSource: RawBuilder<unknown>, audience: Audience): RawBuilder<unknown> {
  return sql`select r.to_id from document_reference r join document_listing source on source.id = r.from_id
    where ${isSource} and ${isOpen('source', audience)} and ${isVisible('source', audience)}`;
}

function isInBox({ west, south, east, north }: Box): RawBuilder<SqlBool> {
  const isIn = (from: number, to: number) => sql<SqlBool>`point(d.lng, d.lat) <@
    box(point(${from}::float8, ${south}::float8), point(${to}::float8, ${north}::float8))`;
  return west <= east ? isIn(west, east) : sql`(${isIn(west, 180)} or ${isIn(-180, east)})`;
}

interface SourceRow {
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
