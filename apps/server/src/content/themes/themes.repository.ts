/** Themes with the number of documents in each, and the selections of public presentations. */
import { sql } from 'kysely';
import { LISTED_SCHEMA_IDS } from '@varde/domain/document-kinds';
import type { LanguageMap } from '@varde/domain/languages';
import type { Database } from '#db/database.ts';
import type { Audience } from '#audience.ts';
import { isOpen, isVisible } from '#db/visibility.ts';
import { imageColumn, type ImageRow } from '#media/media.repository.ts';
import type { Slice } from '#content/documents/documents.repository.ts';

export interface ThemeRow {
  slug: string;
  title: LanguageMap;
  description: LanguageMap;
  html: LanguageMap;
  kulturnav: string | null;
  image: ImageRow | null;
  document_count: number;
}

export interface SelectionRow {
  id: number;
  group_id: number;
  group_title: LanguageMap;
  title: LanguageMap;
  description: LanguageMap;
  image: ImageRow | null;
  item_count: number;
}

export interface Rows<T> {
  readonly rows: T[];
  readonly total: number;
}

const themeColumns = (
  audience: Audience,
  ownerId?: string,
) => sql`theme.slug, theme.title, theme.description, theme.html, theme.kulturnav,
  ${imageColumn('image')} as image,
  (select count(*)::int ${taggedWith(audience, ownerId)}) as document_count`;

/** Documents of a theme, all of them or one owner's. */
const taggedWith = (audience: Audience, ownerId?: string) => sql`from document_theme t
  join document_listing d on d.id = t.document_id
  where t.theme_slug = theme.slug and d.schema_id = any(${LISTED_SCHEMA_IDS}::int[])
    and ${isVisible('d', audience)} and ${isOwners(ownerId)}`;

const isOwners = (ownerId?: string) => (ownerId ? sql`d.owner_id = ${ownerId}` : sql`true`);

export interface ThemeFilter {
  /** Search results, best first; all rows when absent. */
  readonly found?: readonly string[] | undefined;
  readonly ownerId?: string | undefined;
}

export async function findThemes(
  { kysely }: Database,
  { limit, offset }: Slice,
  audience: Audience,
  { found, ownerId }: ThemeFilter,
): Promise<Rows<ThemeRow>> {
  const isFound = found ? sql`theme.slug = any(${found}::text[])` : sql`true`;
  const isTheirs = ownerId ? sql`exists (select ${taggedWith(audience, ownerId)})` : sql`true`;
  const order = found ? sql`array_position(${found}::text[], theme.slug)` : sql`theme.sort`;
  const [{ rows }, total] = await Promise.all([
    sql<ThemeRow>`
      select ${themeColumns(audience, ownerId)} from theme left join media image on image.id = theme.image_media_id
      where ${isFound} and ${isTheirs} order by ${order}, theme.slug limit ${limit} offset ${offset}`.execute(
      kysely,
    ),
    sql<{
      total: number;
    }>`select count(*)::int as total from theme where ${isFound} and ${isTheirs}`.execute(kysely),
  ]);
  return { rows, total: total.rows[0]?.total ?? 0 };
}

export async function findTheme(
  { kysely }: Database,
  slug: string,
  audience: Audience,
): Promise<ThemeRow | undefined> {
  const { rows } = await sql<ThemeRow>`
    select ${themeColumns(audience)} from theme left join media image on image.id = theme.image_media_id
    where theme.slug = ${slug}`.execute(kysely);
  return rows[0];
}

/** Selections ordered by presentation id; a locked presentation withholds its selections. */
export async function findSelections(
  { kysely }: Database,
  { limit, offset }: Slice,
  audience: Audience,
  { found, ownerId }: ThemeFilter,
): Promise<Rows<SelectionRow>> {
  const isFound = found ? sql`s.id = any(${found}::int[])` : sql`true`;
  const order = found ? sql`array_position(${found}::int[], s.id)` : sql`d.id, s.sort`;
  const shown = sql`selection s join document d on d.id = s.document_id
    and ${isOpen('d', audience)} and ${isVisible('d', audience)} and ${isFound} and ${isOwners(ownerId)}`;
  const [{ rows }, total] = await Promise.all([
    sql<SelectionRow>`
      select s.id, s.title, s.description, s.item_count, d.id as group_id, d.title as group_title,
        ${imageColumn('image')} as image
      from ${shown} left join media image on image.id = s.image_media_id
      order by ${order}, s.id limit ${limit} offset ${offset}`.execute(kysely),
    sql<{ total: number }>`select count(*)::int as total from ${shown}`.execute(kysely),
  ]);
  return { rows, total: total.rows[0]?.total ?? 0 };
}
