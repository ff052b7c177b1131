/**
 * Finds pages of ordered lists at a cost independent of the number of documents. Every order has an
 * index led by the kind (or owner and kind): a list scans one index per kind as far as its page
 * needs, and merges the results. So a rare kind or remote owner costs no scan of all documents.
 */
import { sql, type RawBuilder } from 'kysely';
import type { LatLng } from '@varde/domain/geo';
import type { Database } from '#db/database.ts';
import {
  isSetFilter,
  type DocumentFilter,
  type DocumentOrder,
  type Slice,
  otherConditions,
  conditions,
} from './documents.repository.ts';
import { pointOf } from './document-head.repository.ts';

/** Sorting this many narrow rows takes some tens of milliseconds. */
const MAX_SORTED_ROWS = 20_000;
/** A page that needs more than this share of all matches is found faster by sorting. */
const SCAN_MAX_SHARE = 0.25;

/** Numbers of matching documents, by kind. */
export type Totals = ReadonlyMap<number, number>;

export function totalOf(totals: Totals): number {
  return totals.values().reduce((sum, count) => sum + count, 0);
}

/** Ids of a page; ties by id: no overlaps or gaps. @param totals only choose the search method */
export async function findIds(
  { kysely }: Database,
  filter: DocumentFilter,
  order: DocumentOrder,
  slice: Slice,
  totals: Totals,
): Promise<number[]> {
  const schemaIds = [...totals.keys()].toSorted((a, b) => a - b);
  const present = { ...filter, schemaIds };
  const rows = usesIndexScan(present, order, slice, totalOf(totals))
    ? scanIndexes(present, order, slice)
    : sortAll(present, order, slice);
  const found = await sql<{ ids: number[] }>`
    select array(select id from (${rows}) found) as ids`.execute(kysely);
  return found.rows[0]?.ids ?? [];
}

function usesIndexScan(
  filter: DocumentFilter,
  { by }: DocumentOrder,
  { limit, offset }: Slice,
  total: number,
): boolean {
  if (by === 'relevance' || by === 'reference') return false;
  // The index scan might read every row to find the few of a set.
  if (isSetFilter(filter) && total <= MAX_SORTED_ROWS) return false;
  return offset + limit < total * SCAN_MAX_SHARE;
}

/** Rows `id, point` of one page in order, by sorting all matches. */
function sortAll(
  filter: DocumentFilter,
  order: DocumentOrder,
  { limit, offset }: Slice,
): RawBuilder<unknown> {
  const direction = directionOf(order);
  return sql`
    select id, point from (
      select d.id, d.point, ${sortKey(filter, order)} as key from document_listing d
      where ${conditions(filter, 'first')}
    ) hit order by key ${direction}, id ${direction} limit ${limit} offset ${offset}`;
}

/** Rows `id, point` of one page in order, by index scans. */
function scanIndexes(
  filter: DocumentFilter,
  order: DocumentOrder,
  { limit, offset }: Slice,
): RawBuilder<unknown> {
  const rows = limitLiteral(offset + limit);
  const subqueries = filter.schemaIds.map(
    (id) => sql`(${scanKind({ ...filter, schemaIds: [id] }, order, rows)})`,
  );
  const direction = directionOf(order);
  return sql`
    select id, point from (${sql.join(subqueries, sql` union all `)}) hit
    order by key ${direction}, id ${direction} limit ${limit} offset ${offset}`;
}

function scanKind(
  filter: DocumentFilter,
  order: DocumentOrder,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (order.by === 'distance') return scanByDistance(filter, order, rows);
  return order.by === 'title' ? scanTitles(filter, order, rows) : scanColumn(filter, order, rows);
}

/** A literal power of two: the planner knows the limit, and few distinct statements exist. */
export function limitLiteral(rows: number): RawBuilder<unknown> {
  return sql.lit(2 ** Math.ceil(Math.log2(Math.max(rows, 16))));
}

/** Documents without a location sort last in both directions. */
function scanByDistance(
  filter: DocumentFilter,
  order: DocumentOrder,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const located = sql`(${scanLocated(filter, order, rows)})`;
  if (filter.hasLocation) return located;
  return sql`${located} union all (select d.id, d.point, null as key from document_listing d
    where ${conditions(filter)} and d.position is null order by d.id limit ${rows})`;
}

/** The index has no second sort key: the scan includes the complete last tie, sorted afterwards. */
function scanLocated(
  filter: DocumentFilter,
  order: DocumentOrder,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const [kind] = filter.schemaIds;
  // Owners have few documents and descending order is rare: the GiST index on the globe suffices.
  if (order.ascending && order.near && kind !== undefined && filter.ownerId === undefined)
    return nearestOfKind(filter, kind, order.near, rows);
  const key = sortKey(filter, order);
  return sql`select d.id, d.point, ${key} as key from document_listing d
    where ${conditions({ ...filter, hasLocation: true })} order by ${key} fetch first (${rows}) rows with ties`;
}

function scanColumn(
  filter: DocumentFilter,
  order: DocumentOrder,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const key = sortKey(filter, order);
  const direction = directionOf(order);
  return sql`select d.id, d.point, ${key} as key from document_listing d
    where ${conditions(filter)} order by ${key} ${direction}, d.id ${direction} limit ${rows}`;
}

function scanTitles(
  filter: DocumentFilter,
  order: DocumentOrder,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const [kind = 0] = filter.schemaIds;
  const direction = directionOf(order);
  const isOwners = filter.ownerId === undefined ? sql`true` : sql`k.owner_id = ${filter.ownerId}`;
  return sql`select d.id, d.point, k.key from document_title_key k join document_listing d on d.id = k.document_id
    where k.language = ${order.language ?? ''} and k.schema_id = ${sql.lit(kind)} and ${isOwners} and ${otherConditions(filter)}
    order by k.key ${direction}, k.document_id ${direction} limit ${rows}`;
}

/** Sort key of a row `d`. */
export function sortKey(filter: DocumentFilter, order: DocumentOrder): RawBuilder<unknown> {
  const { by, near, ascending } = order;
  if (by === 'distance' && near)
    return sql`d.position <-> ${pointOf(ascending ? near : antipodeOf(near))}`;
  if (by === 'updated') return sql`d.updated_at`;
  if (by === 'title')
    return sql`(select k.key from document_title_key k
      where k.document_id = d.id and k.language = ${order.language ?? ''})`;
  if (by === 'reference' && filter.referencedFrom !== undefined)
    return referenceOrder(filter.referencedFrom);
  return sql`d.id`;
}

/** The farthest points are the nearest to the antipode; an index only finds nearest neighbours. */
function antipodeOf({ lat, lng }: LatLng): LatLng {
  return { lat: -lat, lng: lng > 0 ? lng - 180 : lng + 180 };
}

/** Parts of a presentation or rebus sort before documents that its text only mentions. */
function referenceOrder(fromId: number): RawBuilder<number> {
  return sql`(select min(r.sort + case when r.kind in ('article', 'post') then 0 else 1000000 end)
    from document_reference r where r.from_id = ${fromId} and r.to_id = d.id)`;
}

export function directionOf({ by, ascending }: DocumentOrder): RawBuilder<unknown> {
  return ascending || by === 'distance' ? sql`asc` : sql`desc`;
}

/**
 * The nearest documents of one kind, in two steps. An index on the flat map returns as many
 * approximate neighbours as requested; the farthest bounds the search radius; all rows within it
 * are ordered by distance on the globe. Rows `id, point, key` by `key`, with the complete last tie.
 */
function nearestOfKind(
  filter: DocumentFilter,
  schemaId: number,
  near: LatLng,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const located = otherConditions({ ...filter, hasLocation: true });
  // A subquery, evaluated once: else a generic plan looks costlier and is never cached.
  const key = sql`d.position <-> (select ${pointOf(near)})`;
  // The strip filters by kind: a separate condition would only add a useless index read.
  const strip = sql`on_strip(d.schema_id, d.lat, d.lng)`;
  const kind = sql.lit(schemaId);
  const here = sql`${kind}, ${near.lat}::float8, ${near.lng}::float8`;
  // Materialized, or the planner would scan another index for the order. Other strips are so far
  // away that their rows follow only when this strip is exhausted.
  return sql`with within_reach as materialized (
    select d.id, d.point, ${key} as key from (
      select max(neighbour.key) filter (where neighbour.schema_id = ${kind}) as reach from (
        select d.schema_id, ${key} as key from document_listing d
        where ${located} order by ${strip} <-> on_strip(${here}) limit ${rows}
      ) neighbour
    ) farthest, document_listing d
    where ${located} and ${strip} <@ strip_around(${here}, farthest.reach) and ${key} <= farthest.reach
  ) select id, point, key from within_reach order by key fetch first (${rows}) rows with ties`;
}

/**
 * The response of `documents/mapdata` as JSON text, which the database joins from stored fragments:
 * 100,000 points never become objects here.
 */
export async function findMapData(
  { kysely }: Database,
  filter: DocumentFilter,
  near: LatLng | undefined,
  slice: Slice,
): Promise<string> {
  const { rows } = await sql<{ points: string | null }>`
    select string_agg(point, ',') as points from (${points(filter, near, slice)}) found`.execute(
    kysely,
  );
  return `{"points":[${rows[0]?.points ?? ''}]}`;
}

/** Above this many points a sort is faster than an index scan. */
const SCAN_MAX_POINTS = 5_000;

function points(
  filter: DocumentFilter,
  near: LatLng | undefined,
  slice: Slice,
): RawBuilder<unknown> {
  const by: DocumentOrder = near
    ? { by: 'distance', ascending: true, near }
    : { by: 'id', ascending: true };
  const isFew = slice.offset + slice.limit <= SCAN_MAX_POINTS && !isSetFilter(filter);
  // Without a kind there is no index to scan.
  return isFew && filter.schemaIds.length > 0
    ? scanIndexes(filter, by, slice)
    : sortAll(filter, by, slice);
}
