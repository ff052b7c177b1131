import { sql } from 'kysely';
import type { LanguageMap } from '@varde/domain/languages';
import type { MediaType } from '@varde/domain/media-kinds';
import type { Media } from '@varde/contract/media';
import type { Database } from '#db/database.ts';

export interface MediaRow {
  id: number;
  media_type: MediaType;
  identifier: string;
  raster_sha256: string | null;
  width: number | null;
  height: number | null;
  duration: number | null;
  dominant_color: string | null;
  focal_point: Media['focalPoint'];
  alt_text: LanguageMap;
  title: LanguageMap;
  description: LanguageMap;
  credits: Media['credits'];
  license: Media['license'];
  license_version: string | null;
  closed_captions: LanguageMap;
  transcript: LanguageMap;
  /** Identifier of the still that stands for a film or model. */
  poster_identifier: string | null;
}

/** Media in the order of `ids`; unknown ids are left out. */
export async function findMedia({ kysely }: Database, ids: readonly number[]): Promise<MediaRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<MediaRow>`
    select m.id, m.media_type, m.identifier, m.raster_sha256, m.width, m.height, m.duration, m.dominant_color,
      m.focal_point, m.alt_text, m.title, m.description, m.credits, m.license, m.license_version,
      m.closed_captions, m.transcript, poster.identifier as poster_identifier
    from unnest(${ids}::int[]) with ordinality as asked (id, nr)
    join media m on m.id = asked.id
    left join media poster on poster.id = m.poster_media_id and poster.raster_sha256 is not null
    order by asked.nr`.execute(kysely);
  return rows;
}

export interface StoredFileRow {
  sha256: string;
  raster_sha256: string | null;
  content_type: string;
  /** The pack's name for it, with folder. */
  file: string;
  width: number | null;
  height: number | null;
  focal_point: Media['focalPoint'];
}

export async function findStoredFile(
  { kysely }: Database,
  identifier: string,
): Promise<StoredFileRow | undefined> {
  return kysely
    .selectFrom('media')
    .select(['sha256', 'raster_sha256', 'content_type', 'file', 'width', 'height', 'focal_point'])
    .where('identifier', '=', identifier)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Digests of the files that are served: of a drawing the raster, of everything else the original. */
export async function findDigests({ kysely }: Database): Promise<string[]> {
  const query = sql<{ digest: string }>`
    select distinct coalesce(raster_sha256, sha256) as digest from media`;
  return (await query.execute(kysely)).rows.map(({ digest }) => digest);
}
