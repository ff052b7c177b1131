/**
 * The nearest documents of one kind, in two steps. On the flat map an index gives as many neighbours as are wanted, though not
 * quite the nearest; the farthest of them tells how far one has to look; and what lies so near is put in order on the globe.
 */
import { sql, type RawBuilder } from 'kysely';
import type { LatLng } from '@varde/domain/geo';
import { pointOf } from './document-head.repository.ts';
import { conditionsBeside, type DocumentFilter } from './documents.repository.ts';

/** Rows `id, point, key` in the order of `key`, to the end of the last tie. */
export function nearestOfKind(
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
