/**
 * Lists in order, however many documents there are. Every order has an index that begins with the kind (or with owner
 * and kind): a list follows one index for each of its kinds, as far as its page needs, and merges what they give. A kind of
 * which there are few, or an owner far away, so never costs a walk through all the others.
 */
import { sql, type RawBuilder } from 'kysely';
import type { LatLng } from '@varde/domain/geo';
import type { Database } from '#db/database.ts';
import {
  isSetFilter,
  type DocumentFilter,
  type DocumentOrder,
  type Slice,
  conditionsBeside,
  conditions,
} from './documents.repository.ts';
import { pointOf } from './document-head.repository.ts';

/** Sorting so many narrow rows takes some tens of milliseconds. */
const SORTED_AT_MOST = 20_000;
/** A page that needs more than this part of all matches is found faster by sorting them. */
const WALKED_PART = 0.25;

/** How many documents match, by kind. */
export type Totals = ReadonlyMap<number, number>;

export function totalOf(totals: Totals): number {
  return totals.values().reduce((sum, count) => sum + count, 0);
}

/**
 * Ids of one page. Ties are in the order of their ids, so that pages neither overlap nor leave gaps.
 * @param totals decide only how the page is found
 */
export async function findIds(
  { kysely }: Database,
  filter: DocumentFilter,
  order: DocumentOrder,
  slice: Slice,
  totals: Totals,
): Promise<number[]> {
  const schemaIds = [...totals.keys()].toSorted((a, b) => a - b);
  const present = { ...filter, schemaIds };
  const rows = isWalked(present, order, slice, totalOf(totals))
    ? walk(present, order, slice)
    : sortAll(present, order, slice);
  const found = await sql<{ ids: number[] }>`
    select array(select id from (${rows}) found) as ids`.execute(kysely);
  return found.rows[0]?.ids ?? [];
}

function isWalked(
  filter: DocumentFilter,
  { by }: DocumentOrder,
  { limit, offset }: Slice,
  total: number,
): boolean {
  if (by === 'relevance' || by === 'reference') return false;
  // An index might have to be followed through everything to find the few of a set.
  if (isSetFilter(filter) && total <= SORTED_AT_MOST) return false;
  return offset + limit < total * WALKED_PART;
}

/** Rows `id, point` of one page in order, found by sorting all that match. */
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

/** The same, found by following the indexes. */
function walk(
  filter: DocumentFilter,
  order: DocumentOrder,
  { limit, offset }: Slice,
): RawBuilder<unknown> {
  const rows = enough(offset + limit);
  const subqueries = filter.schemaIds.map(
    (id) => sql`(${walkKind({ ...filter, schemaIds: [id] }, order, rows)})`,
  );
  const direction = directionOf(order);
  return sql`
    select id, point from (${sql.join(subqueries, sql` union all `)}) hit
    order by key ${direction}, id ${direction} limit ${limit} offset ${offset}`;
}

function walkKind(
  filter: DocumentFilter,
  order: DocumentOrder,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (order.by === 'distance') return walkDistance(filter, order, rows);
  return order.by === 'title' ? walkTitles(filter, order, rows) : walkColumn(filter, order, rows);
}

/** Written out and rounded up to a power of two: the planner sees how few rows are wanted, and few statements differ. */
function enough(rows: number): RawBuilder<unknown> {
  return sql.lit(2 ** Math.ceil(Math.log2(Math.max(rows, 16))));
}

/** What has no location comes last either way. */
function walkDistance(
  filter: DocumentFilter,
  order: DocumentOrder,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const located = sql`(${walkLocated(filter, order, rows)})`;
  if (filter.hasLocation) return located;
  return sql`${located} union all (select d.id, d.point, null as key from document_listing d
    where ${conditions(filter)} and d.position is null order by d.id limit ${rows})`;
}

/** The index knows no second sort key, so it is followed to the end of the last tie, which is put in order afterwards. */
function walkLocated(
  filter: DocumentFilter,
  order: DocumentOrder,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const [kind] = filter.schemaIds;
  // An owner has few, and the farthest are seldom asked for: the globe's own index will do.
  if (order.ascending && order.near && kind !== undefined && filter.ownerId === undefined)
    return nearestOfKind(filter, kind, order.near, rows);
  const key = sortKey(filter, order);
  return sql`select d.id, d.point, ${key} as key from document_listing d
    where ${conditions({ ...filter, hasLocation: true })} order by ${key} fetch first (${rows}) rows with ties`;
}

function walkColumn(
  filter: DocumentFilter,
  order: DocumentOrder,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const key = sortKey(filter, order);
  const direction = directionOf(order);
  return sql`select d.id, d.point, ${key} as key from document_listing d
    where ${conditions(filter)} order by ${key} ${direction}, d.id ${direction} limit ${rows}`;
}

function walkTitles(
  filter: DocumentFilter,
  order: DocumentOrder,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const [kind = 0] = filter.schemaIds;
  const direction = directionOf(order);
  const isOwners = filter.ownerId === undefined ? sql`true` : sql`k.owner_id = ${filter.ownerId}`;
  return sql`select d.id, d.point, k.key from document_title_key k join document_listing d on d.id = k.document_id
    where k.language = ${order.language ?? ''} and k.schema_id = ${sql.lit(kind)} and ${isOwners} and ${conditionsBeside(filter)}
    order by k.key ${direction}, k.document_id ${direction} limit ${rows}`;
}

/** What documents are compared by; of a row `d`. */
export function sortKey(filter: DocumentFilter, order: DocumentOrder): RawBuilder<unknown> {
  const { by, near, ascending } = order;
  if (by === 'distance' && near)
    return sql`d.position <-> ${pointOf(ascending ? near : antipodeOf(near))}`;
  if (by === 'updated') return sql`d.updated_at`;
  if (by === 'title')
    return sql`(select k.key from document_title_key k
      where k.document_id = d.id and k.language = ${order.language ?? ''})`;
  if (by === 'reference' && filter.referencedFrom !== undefined)
    return orderOfNaming(filter.referencedFrom);
  return sql`d.id`;
}

/** The farthest from a place is nearest to the other end of the globe: an index walks only towards what is near. */
function antipodeOf({ lat, lng }: LatLng): LatLng {
  return { lat: -lat, lng: lng > 0 ? lng - 180 : lng + 180 };
}

/** What a presentation or rebus is made of comes before what its text merely mentions. */
function orderOfNaming(fromId: number): RawBuilder<number> {
  return sql`(select min(r.sort + case when r.kind in ('article', 'post') then 0 else 1000000 end)
    from document_reference r where r.from_id = ${fromId} and r.to_id = d.id)`;
}

export function directionOf({ by, ascending }: DocumentOrder): RawBuilder<unknown> {
  return ascending || by === 'distance' ? sql`asc` : sql`desc`;
}

/**
 * The nearest documents of one kind, in two steps. On the flat map an index gives as many neighbours as are wanted, though not
 * quite the nearest; the farthest of them tells how far one has to look; and what lies so near is put in order on the globe.
 * Rows `id, point, key` in the order of `key`, to the end of the last tie.
 */
function nearestOfKind(
  filter: DocumentFilter,
  schemaId: number,
  near: LatLng,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const located = conditionsBeside({ ...filter, hasLocation: true });
  // Worked out once: else a plan made once for all places looks dearer than one for this place alone, and is never kept.
  const key = sql`d.position <-> (select ${pointOf(near)})`;
  // The kind is asked for by its strip: beside it, an index on the kind would only be read in vain.
  const strip = sql`on_strip(d.schema_id, d.lat, d.lng)`;
  const kind = sql.lit(schemaId);
  const here = sql`${kind}, ${near.lat}::float8, ${near.lng}::float8`;
  // What is in reach is kept apart from its order, which would otherwise be followed through an index of its own.
  // Other strips are so far off that their places come only when this one has no more.
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
 * The answer of `documents/mapdata` as JSON text, joined by the database of pieces that lie ready there: 100,000 points never
 * become objects here.
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

/** More points than this are sorted sooner than an index brings them in order. */
const WALKED_POINTS = 5_000;

function points(
  filter: DocumentFilter,
  near: LatLng | undefined,
  slice: Slice,
): RawBuilder<unknown> {
  const by: DocumentOrder = near
    ? { by: 'distance', ascending: true, near }
    : { by: 'id', ascending: true };
  const isFew = slice.offset + slice.limit <= WALKED_POINTS && !isSetFilter(filter);
  // Without a kind there is no index to follow.
  return isFew && filter.schemaIds.length > 0
    ? walk(filter, by, slice)
    : sortAll(filter, by, slice);
}
