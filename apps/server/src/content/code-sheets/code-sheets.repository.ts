/** Names of documents and museums for signs and code lists, also unpublished or removed ones. */
import { sql } from 'kysely';
import type { LanguageMap } from '@varde/domain/languages';
import type { Database } from '#db/database.ts';

export interface DocumentName {
  readonly id: number;
  readonly title: LanguageMap;
  /** Slug of the owning museum. */
  readonly owner: string | null;
  /** A draft, or scheduled for later: signs are printed before an opening. */
  readonly isComing: boolean;
}

export interface OwnerName {
  readonly slug: string;
  readonly title: LanguageMap;
  /** Digest of the logo file. */
  readonly logo: string | null;
}

/** `undefined` before a pack is imported. */
export async function findDefaultLanguage({ kysely }: Database): Promise<string | undefined> {
  const row = await kysely.selectFrom('pack').select('default_language').executeTakeFirst();
  return row?.default_language;
}

export async function findNames(
  { kysely }: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, DocumentName>> {
  const { rows } = await sql<DocumentName>`
    select d.id, d.title, own.slug as owner,
      d.status = 'draft' or (d.status = 'published' and coalesce(d.publish_from > now(), false)) as "isComing"
    from document d
    left join owner self on self.document_id = d.id
    left join owner own on own.id = coalesce(d.owner_id, self.id)
    where d.id = any(${ids}::int[])`.execute(kysely);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findOwnerNames({
  kysely,
}: Database): Promise<ReadonlyMap<string, OwnerName>> {
  const { rows } = await sql<OwnerName>`
    select own.slug, d.title, logo.sha256 as logo
    from owner own
    join document d on d.id = own.document_id
    left join media logo on logo.id = own.logo_media_id`.execute(kysely);
  return new Map(rows.map((row) => [row.slug, row]));
}
