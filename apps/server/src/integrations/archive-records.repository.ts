/** Imported museum objects, memories, cultural names and foot paths; fields of their owners. */
import { sql } from 'kysely';
import type { PackEntity, PackMemory, PackObject, PackPath } from '@varde/content-pack/pack';
import type { Visit } from '@varde/contract/content';
import type { LanguageMap } from '@varde/domain/languages';
import type { License } from '@varde/domain/licenses';
import type { Database } from '#db/database.ts';
import { isVisible } from '#db/visibility.ts';
import type { Credit } from '@varde/contract/media';

interface RecordKinds {
  object: PackObject;
  memory: PackMemory;
  entity: PackEntity;
}

/** An imported record by its id, or an object by its uuid. */
export async function findRecord<K extends keyof RecordKinds>(
  { kysely }: Database,
  kind: K,
  id: string,
): Promise<{ source: RecordKinds[K]; language: string } | undefined> {
  const { rows } = await sql<{ source: RecordKinds[K]; language: string }>`
    select found.source, (select default_language from pack limit 1) as language from (
      (select source from archive_record where kind = ${kind} and id = ${id})
      union all
      (select source from archive_record where kind = ${kind} and lower(source ->> 'uuid') = ${id.toLowerCase()})
    ) found limit 1`.execute(kysely);
  return rows[0];
}

export interface RecordMedium {
  file: string;
  identifier: string;
  content_type: string;
  width: number | null;
  height: number | null;
  alt_text: LanguageMap;
  credits: Credit[];
  license: License | null;
}

/** In the order of `files`; files that are not in the pack are omitted. */
export async function findRecordMedia(
  { kysely }: Database,
  files: readonly string[],
): Promise<RecordMedium[]> {
  if (files.length === 0) return [];
  const { rows } = await sql<RecordMedium>`
    select m.file, m.identifier, m.content_type, m.width, m.height, m.alt_text, m.credits, m.license
    from unnest(${files}::text[]) with ordinality as asked (file, nr) join media m on m.file = asked.file
    order by asked.nr`.execute(kysely);
  return rows;
}

/** Title of a published owner. */
export async function findOwnerTitle(
  { kysely }: Database,
  slug: string,
): Promise<LanguageMap | undefined> {
  const { rows } = await sql<{ title: LanguageMap }>`
    select d.title from owner o join document d on d.id = o.document_id
    where o.slug = ${slug} and ${isVisible('d', 'public')}`.execute(kysely);
  return rows[0]?.title;
}

interface MuseumRow {
  lat: number | null;
  lng: number | null;
  visit: Visit | null;
}

/** A published owner by its identifier in lower case. There are some hundreds at most. */
export async function findMuseum(
  { kysely }: Database,
  identifier: string,
): Promise<MuseumRow | undefined> {
  const { rows } = await sql<MuseumRow>`
    select od.lat, od.lng, od.content -> 'visit' as visit
    from owner own join document od on od.id = own.document_id
    where lower(coalesce(od.source ->> 'identifier', own.id)) = ${identifier} and ${isVisible('od', 'public')}
    limit 1`.execute(kysely);
  return rows[0];
}

interface StoredPaths {
  /** Digest of the lines. */
  readonly digest: string;
  /** `null` when the caller has them already. */
  readonly lines: readonly PackPath[] | null;
}

/** Foot paths of the imported pack, if any. @param known digest of the paths that the caller has */
export async function findPaths(
  { kysely }: Database,
  known: string | undefined,
): Promise<StoredPaths | undefined> {
  const { rows } = await sql<StoredPaths>`
    select digest, case when digest is distinct from ${known ?? null} then source -> 'lines' end as lines
    from archive_record where kind = 'paths'`.execute(kysely);
  return rows[0];
}
