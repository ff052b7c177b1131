/** Media rows of documents, and stored files by identifier. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isDatabaseUnavailable } from '#db/database-errors.ts';
import type { LanguageMap } from '@varde/domain/languages';
import type { License } from '@varde/domain/licenses';
import type { MediaType } from '@varde/domain/media-kinds';
import type { Media, MediaData } from '@varde/contract/media';
import type { Database } from '#db/database.ts';
import type { StoredAlternatives } from '#db/tables.ts';
import type { Audience } from '../audience.ts';
import { isOpen, isVisible } from '#db/visibility.ts';
import { LRUCache } from 'lru-cache';

/** The main image of a row, as `imageColumn` selects it. */
export interface ImageRow {
  id: number;
  identifier: string;
  width: number;
  height: number;
  dominant_color: string | null;
  focal_point: MediaData['focal_point'];
  scale: number | null;
  filters: string | null;
  alt_text: LanguageMap;
  credits: MediaData['credits'];
  license: MediaData['license'];
  license_version: string | null;
}

export interface MediaRow {
  id: number;
  media_type: MediaType;
  identifier: string;
  width: number | null;
  height: number | null;
  duration: number | null;
  dominant_color: string | null;
  focal_point: Media['focalPoint'];
  scale: number | null;
  filters: string | null;
  dms_id: string | null;
  alt_text: LanguageMap;
  title: LanguageMap;
  description: LanguageMap;
  credits: Media['credits'];
  license: Media['license'];
  license_version: string | null;
  closed_captions: LanguageMap;
  transcript: LanguageMap;
  plain_language: LanguageMap;
  alternatives: StoredAlternatives;
  /** Whether streaming renditions exist. */
  has_stream: boolean;
  /** The poster of a video or model. */
  poster: PosterRow | null;
}

export interface PosterRow {
  /** Null for a poster that was extracted from the video. */
  id: number | null;
  identifier: string;
  width: number;
  height: number;
}

/** The image in a media row joined under this alias; null when no row was joined. */
export function imageColumn(alias: 'image' | 'logo'): RawBuilder<ImageRow | null> {
  const media = sql.raw(alias);
  return sql`case when ${media}.media_type = 'image' then jsonb_build_object(
    'id', ${media}.id, 'identifier', ${media}.identifier, 'width', ${media}.width, 'height', ${media}.height,
    'dominant_color', ${media}.dominant_color, 'focal_point', ${media}.focal_point,
    'scale', ${media}.source -> 'scale', 'filters', ${media}.source ->> 'filters', 'alt_text', ${media}.alt_text,
    'credits', ${media}.credits, 'license', ${media}.license, 'license_version', ${media}.license_version
  ) end`;
}

/** Columns of a media row `m`, its joined `poster`, and its joined `stream`. */
const COLUMNS = sql`m.id, m.media_type, m.identifier, m.width, m.height, m.duration, m.dominant_color,
  m.focal_point, m.source -> 'scale' as scale, m.source ->> 'filters' as filters, m.source ->> 'dms_id' as dms_id, m.alt_text, m.title, m.description, m.credits, m.license, m.license_version,
  m.closed_captions, m.transcript, m.plain_language, m.alternatives, stream.made_at is not null as has_stream, case when poster.id is not null then jsonb_build_object(
    'id', poster.id, 'identifier', poster.identifier, 'width', poster.width, 'height', poster.height
  ) when stream.poster_sha256 is not null then jsonb_build_object(
    'id', null, 'identifier', left(stream.poster_sha256, 16), 'width', stream.poster_width, 'height', stream.poster_height
  ) end as poster`;
const WITH_POSTER = sql`left join media poster on poster.id = m.poster_media_id and poster.media_type = 'image'
  left join film_stream stream on stream.sha256 = m.sha256 and m.media_type = 'video'`;

/** All media of a document, as a JSON array of `MediaRow`. */
export function mediaColumn(documentId: RawBuilder<unknown>): RawBuilder<MediaRow[]> {
  return sql`(select coalesce(json_agg(shown), '[]') from (
    select ${COLUMNS} from document_media named join media m on m.id = named.media_id ${WITH_POSTER}
    where named.document_id = ${documentId}
  ) shown)`;
}

/**
 * The medium, if a theme or visible document shows it; of a locked document only the head's media,
 * and none of a hidden post: who plays its rebus gets them with the post.
 * @param unlocked ids of the documents that the caller has unlocked
 */
export async function findVisibleMedia(
  { kysely }: Database,
  id: number,
  audience: Audience,
  unlocked: readonly number[],
): Promise<MediaRow | undefined> {
  const { rows } = await sql<MediaRow>`
    select ${COLUMNS} from media m ${WITH_POSTER}
    where m.id = ${id} and ${isShown(audience, unlocked)}`.execute(kysely);
  return rows[0];
}

function isShown(audience: Audience, unlocked: readonly number[]): RawBuilder<SqlBool> {
  if (audience === 'editor') return sql<SqlBool>`true`;
  return sql<SqlBool>`(
    exists (select from document_media shown join document d on d.id = shown.document_id
      where shown.media_id = m.id and ${isVisible('d', audience)} and not d.is_hidden and (shown.in_head or ${isOpen('d', audience)} or d.id = any(${unlocked}::int[])))
    or exists (select from theme where theme.image_media_id = m.id))`;
}

export interface StoredFileRow {
  sha256: string;
  content_type: string;
  /** File name in the pack, with folder. */
  file: string;
  width: number | null;
  height: number | null;
  focal_point: Media['focalPoint'];
  license: License | null;
  license_version: string | null;
}

/** Equal files share an identifier: the medium with the lowest id provides the metadata. */
async function findStoredFile(
  { kysely }: Database,
  identifier: string,
): Promise<StoredFileRow | undefined> {
  const { rows } = await sql<StoredFileRow>`
    (select sha256, content_type, file, width, height, focal_point, license, license_version
      from media where identifier = ${identifier} order by id limit 1)
    union all
    (select poster_sha256, 'image/jpeg', 'poster.jpg', poster_width, poster_height, null::jsonb, null, null
      from film_stream where left(poster_sha256, 16) = ${identifier} limit 1)
    limit 1`.execute(kysely);
  return rows[0];
}

/** Digests of the files of all media. */
export async function findDigests({ kysely }: Database): Promise<string[]> {
  const query = sql<{ digest: string }>`select distinct sha256 as digest from media`;
  return (await query.execute(kysely)).rows.map(({ digest }) => digest);
}

/** Digests of all files in use, by kept releases too, and of extracted video posters. */
export async function findAllDigests({ kysely }: Database): Promise<string[]> {
  const query = sql<{ digest: string }>`
    select sha256 as digest from media
    union select sha256 from release_part where sha256 is not null
    union select poster_sha256 from film_stream where poster_sha256 is not null and ${IN_A_RELEASE}`;
  return (await query.execute(kysely)).rows.map(({ digest }) => digest);
}

/** Whether the content, or a kept release, has the video of a `film_stream`. */
export const IN_A_RELEASE = sql<SqlBool>`(film_stream.sha256 in (select sha256 from media)
  or film_stream.sha256 in (select sha256 from release_part where sha256 is not null))`;

/** WebVTT; `undefined` when the medium has none in this language. */
export async function findCaptions(
  { kysely }: Database,
  identifier: string,
  language: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ text: string | null }>`
    select closed_captions ->> ${language} as text from media
    where identifier = ${identifier} and closed_captions ? ${language} order by id limit 1`.execute(
    kysely,
  );
  return rows[0]?.text ?? undefined;
}

export interface FileRowCache {
  /** `undefined` when it does not exist. Serves stale rows while the database is down. */
  find(identifier: string): Promise<StoredFileRow | undefined>;
  /** Called when the content changes. */
  clear(): void;
}

const MAX_FILES = 10_000;
/** An invalidation may be lost together with its database connection. */
const FRESH_MS = 60_000;

/** Caches rows of files by identifier: a page of tiles repeats the same one. */
export function createFileRowCache(database: Database): FileRowCache {
  const cache = new LRUCache<string, StoredFileRow>({
    max: MAX_FILES,
    ttl: FRESH_MS,
    allowStale: true,
    noDeleteOnStaleGet: true,
  });
  let generation = 0;
  const fetchRow = async (identifier: string): Promise<StoredFileRow | undefined> => {
    const startGeneration = generation;
    const row = await findStoredFile(database, identifier);
    if (startGeneration !== generation) return row;
    if (row) cache.set(identifier, row);
    else cache.delete(identifier);
    return row;
  };
  return {
    async find(identifier) {
      const cached = cache.get(identifier);
      if (cached && cache.getRemainingTTL(identifier) > 0) return cached;
      return fetchRow(identifier).catch((error: unknown) => {
        if (cached && isDatabaseUnavailable(error)) return cached;
        throw error;
      });
    },
    clear() {
      generation += 1;
      cache.clear();
    },
  };
}
