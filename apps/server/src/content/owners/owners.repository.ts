/** Owners with public documents, and their map points. */
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Audience } from '#audience.ts';
import { LISTED_SCHEMA_IDS } from '@varde/domain/document-kinds';
import type { LatLng } from '@varde/domain/geo';
import type { LanguageMap } from '@varde/domain/languages';
import { isVisible } from '#db/visibility.ts';
import { imageColumn, type ImageRow } from '#media/media.repository.ts';
import { pointOf } from '#content/documents/document-head.repository.ts';
import { conditions, type Slice } from '#content/documents/documents.repository.ts';

export interface OwnerRow {
  id: string;
  slug: string;
  document_id: number;
  /** The owner's id in external services. */
  identifier: string;
  title: LanguageMap;
  default_language: string;
  /** Metres; null without a location or without a reference position. */
  distance: number | null;
  logo: ImageRow | null;
  analytics_id: string | null;
  google_analytics_code: string | null;
}

export interface OwnerFilter {
  readonly audience: Audience;
  readonly id?: string;
  readonly slug?: string;
  readonly near?: LatLng;
}

/** Owners with a public document: some hundreds at most, so that callers sort and slice. */
export async function findOwners(
  { kysely }: Database,
  { audience, id, slug, near }: OwnerFilter,
): Promise<OwnerRow[]> {
  const distance = near ? sql`earth_distance(od.position, ${pointOf(near)})` : sql`null::float8`;
  const { rows } = await sql<OwnerRow>`
    select own.id, own.slug, own.document_id, own.analytics_id, own.google_analytics_code,
      coalesce(od.source ->> 'identifier', own.id) as identifier, od.title, ${distance} as distance,
      (select default_language from pack limit 1) as default_language,
      ${imageColumn('logo')} as logo
    from owner own
    join document od on od.id = own.document_id and ${isVisible('od', audience)}
    left join media logo on logo.id = own.logo_media_id
    where ${matches(sql`own.id`, id)} and ${matches(sql`own.slug`, slug)}
    order by own.id`.execute(kysely);
  return rows;
}

/** Numbers of listed documents, by owner; owners without any are omitted. */
export async function countOwnedDocuments(
  { kysely }: Database,
  audience: Audience,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ owner_id: string; count: number }>`
    select d.owner_id, count(*)::int as count from document_listing d
    where d.owner_id is not null and ${conditions({ audience, schemaIds: LISTED_SCHEMA_IDS })}
    group by d.owner_id`.execute(kysely);
  return new Map(rows.map(({ owner_id, count }) => [owner_id, count]));
}

export interface OwnerPointRow {
  id: string;
  document_id: number;
  lat: number;
  lng: number;
}

/** Owners with a location: nearest first, or by document id without a reference position. */
export async function findOwnerPoints(
  { kysely }: Database,
  audience: Audience,
  near: LatLng | undefined,
  { limit, offset }: Slice,
): Promise<OwnerPointRow[]> {
  const key = near ? sql`od.position <-> ${pointOf(near)}` : sql`od.id`;
  const { rows } = await sql<OwnerPointRow>`
    select own.id, own.document_id, od.lat, od.lng
    from owner own join document od on od.id = own.document_id and ${isVisible('od', audience)}
    where od.lat is not null order by ${key}, od.id limit ${limit} offset ${offset}`.execute(
    kysely,
  );
  return rows;
}

function matches(column: RawBuilder<unknown>, value: string | undefined): RawBuilder<boolean> {
  return value === undefined ? sql`true` : sql`${column} = ${value}`;
}
