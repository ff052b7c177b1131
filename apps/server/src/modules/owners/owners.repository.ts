import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Audience } from '#http/product-api.ts';
import { SCHEMA_IDS, LISTED_KINDS } from '@varde/domain/document-kinds';
import type { LatLng } from '@varde/domain/geo';
import type { LanguageMap } from '@varde/domain/languages';
import {
  imageColumn,
  isVisible,
  pointOf,
  type ImageRow,
} from '#modules/documents/document-head.repository.ts';

export interface OwnerRow {
  id: string;
  slug: string;
  document_id: number;
  title: LanguageMap;
  default_language: string;
  /** Metres; null without a location or without a place to measure from. */
  distance: number | null;
  title_text: string;
  logo: ImageRow | null;
  document_count: number;
  analytics_id: string | null;
  google_analytics_code: string | null;
}

export interface OwnerFilter {
  readonly audience: Audience;
  readonly id?: string;
  readonly slug?: string;
  readonly near?: LatLng;
}

/** All owners whose own document is public: some hundreds at most, so that lists are ordered and cut in code. */
export async function findOwners(
  { kysely }: Database,
  { audience, id, slug, near }: OwnerFilter,
): Promise<OwnerRow[]> {
  const listed = LISTED_KINDS.map((kind) => SCHEMA_IDS[kind]);
  const distance = near ? sql`earth_distance(od.position, ${pointOf(near)})` : sql`null::float8`;
  const { rows } = await sql<OwnerRow>`
    select own.id, own.slug, own.document_id, own.analytics_id, own.google_analytics_code,
      od.title, od.title_text, ${distance} as distance,
      (select default_language from pack limit 1) as default_language,
      ${imageColumn('logo')} as logo,
      (select count(*)::int from document d
        where d.owner_id = own.id and d.schema_id = any(${listed}::int[]) and ${isVisible('d', audience)}) as document_count
    from owner own
    join document od on od.id = own.document_id and ${isVisible('od', audience)}
    left join media logo on logo.id = own.logo_media_id
    where ${matches(sql`own.id`, id)} and ${matches(sql`own.slug`, slug)}
    order by own.id`.execute(kysely);
  return rows;
}

function matches(column: RawBuilder<unknown>, wanted: string | undefined): RawBuilder<boolean> {
  return wanted === undefined ? sql`true` : sql`${column} = ${wanted}`;
}
