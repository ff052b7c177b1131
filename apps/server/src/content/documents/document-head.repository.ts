/** Document heads: the data of lists, cards and owners. Other repositories reuse fragments. */
import { sql, type RawBuilder } from 'kysely';
import type { LatLng } from '@varde/domain/geo';
import type { LanguageMap } from '@varde/domain/languages';
import type { Database } from '#db/database.ts';
import type { DocumentStatus } from '#db/tables.ts';
import type { Audience } from '#audience.ts';
import { isVisible } from '#db/visibility.ts';
import { imageColumn, type ImageRow } from '#media/media.repository.ts';

export interface HeadRow {
  id: number;
  schema_id: number;
  title: LanguageMap;
  description: LanguageMap;
  owner_id: string | null;
  owner_title: LanguageMap | null;
  default_language: string;
  lat: number | null;
  lng: number | null;
  /** Metres; null without a location or without a reference position. */
  distance: number | null;
  item_count: number | null;
  lock: 'geo' | 'ip' | 'code' | null;
  tags: string[];
  image: ImageRow | null;
  updated_at: Date;
  status: DocumentStatus;
  /** Rebuses that hide the post until it is reached. */
  hidden_in: number[];
}

/** Point on the sphere of earthdistance. */
export function pointOf({ lat, lng }: LatLng): RawBuilder<string> {
  return sql`ll_to_earth(${lat}::float8, ${lng}::float8)`;
}

/** Head columns of the rows of `headTables`. @param distance of row `d`, in metres or null */
export function headColumns(
  distance: RawBuilder<unknown> = sql`null::float8`,
): RawBuilder<unknown> {
  return sql`d.id, d.schema_id, d.title, d.description, d.lat, d.lng, d.item_count, d.updated_at, d.status,
    ${distance} as distance,
    -- Only the kind of lock: code, networks and radius stay in the database.
    (select key from jsonb_object_keys(d.lock) key limit 1) as lock,
    case when od.id is not null then own.id end as owner_id,
    od.title as owner_title,
    (select default_language from pack limit 1) as default_language,
    array(select theme_slug from document_theme t where t.document_id = d.id order by t.sort) as tags,
    case when d.is_hidden then array(
      select r.from_id from document_reference r where r.to_id = d.id and r.kind = 'post'
    ) else '{}'::int[] end as hidden_in,
    ${imageColumn('image')} as image`;
}

/** Documents visible to this audience, in the order of `requested`: rows `id, nr` named `asked`. */
export function headTables(
  requested: RawBuilder<unknown>,
  audience: Audience,
): RawBuilder<unknown> {
  return sql`${requested}
    join document d on d.id = asked.id and ${isVisible('d', audience)}
    left join media image on image.id = d.image_media_id
    left join owner self on self.document_id = d.id
    left join owner own on own.id = coalesce(d.owner_id, self.id)
    left join document od on od.id = own.document_id and ${isVisible('od', audience)}
    order by asked.nr`;
}

/** Heads in the order of `ids`, without invisible ones. @param rebus id of the caller's rebus */
export async function findHeads(
  { kysely }: Database,
  ids: readonly number[],
  audience: Audience,
  near?: LatLng,
  rebus?: number,
): Promise<HeadRow[]> {
  if (ids.length === 0) return [];
  const distance = near && sql`earth_distance(d.position, ${pointOf(near)})`;
  const requested = sql`unnest(${ids}::int[]) with ordinality as asked (id, nr)`;
  const { rows } = await sql<HeadRow>`
    select ${headColumns(distance)} from ${headTables(requested, audience)}`.execute(kysely);
  return rows.map((row) => redactHead(row, { audience, rebus }));
}

/** The reader that rows are presented to. */
export interface HeadReader {
  readonly audience: Audience;
  /** The rebus that the caller plays; hidden posts of other rebuses stay hidden. */
  readonly rebus?: number | undefined;
}

/**
 * Redacts the row for this reader. A post that its rebus hides reveals nothing about itself
 * (specification §4.8), not even to a caller that knows its id. Clients that play the rebus pass
 * its id (`?rebus=`), since a game must be playable offline; the engine decides what they show.
 */
export function redactHead<T extends HeadRow>(row: T, { audience, rebus }: HeadReader): T {
  const isPlayed = rebus !== undefined && row.hidden_in.includes(rebus);
  if (row.hidden_in.length === 0 || audience === 'editor' || isPlayed) return row;
  return { ...row, title: {}, description: {}, lat: null, lng: null, image: null, tags: [] };
}
