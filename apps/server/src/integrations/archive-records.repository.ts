/** Imported museum objects, memories and cultural names, with the media they refer to. */
import { sql } from 'kysely';
import type { PackEntity, PackMemory, PackObject } from '@varde/content-pack/pack';
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
