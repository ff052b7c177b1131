import { sql, type RawBuilder } from 'kysely';
import type { LatLng } from '@varde/domain/geo';
import type { Database } from '#db/database.ts';
import { sortAll, walk } from './document-order.repository.ts';
import {
  isSetFilter,
  type DocumentFilter,
  type DocumentOrder,
  type Slice,
} from './documents.repository.ts';

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
