/**
 * Reads the entries of a sitemap in parts of limited size. Each part starts after the previous one
 * and is read in batches, so that every query scans only its range of an index.
 */
import { sql, type RawBuilder } from 'kysely';
import { LISTED_SCHEMA_IDS } from '@varde/domain/document-kinds';
import type { Database } from '#db/database.ts';
import { withStatements } from '#db/statement-context.ts';
import { isVisible } from '#db/visibility.ts';

/** The protocol allows 50,000 URLs per file (sitemaps.org). */
export const PART_SIZE = 45_000;

export type PartKind = 'documents' | 'selections';

export interface SitemapPart {
  /** Greater than this id … */
  readonly after: number;
  /** … up to this one. */
  readonly last: number;
  /** Changes with any URL or date of the part. */
  readonly stamp: string;
  readonly updatedAt: Date;
}

export interface DocumentEntry {
  readonly id: number;
  readonly schema_id: number;
  readonly updated_at: Date;
}

export interface SelectionEntry {
  readonly id: number;
  readonly group_id: number;
  readonly updated_at: Date;
}

interface Entries {
  readonly documents: DocumentEntry;
  readonly selections: SelectionEntry;
}

export interface OwnerEntry {
  readonly id: string;
  readonly slug: string;
  readonly updated_at: Date;
}

const shown = sql`${isVisible('d', 'public')} and not d.is_hidden`;
const isListed = sql`d.schema_id = any(${LISTED_SCHEMA_IDS}::int[])`;

type Source = Readonly<Record<'id' | 'columns' | 'rows', RawBuilder<unknown>>>;

/** Rows of a part: `id`, their document `d`. Selections of a locked presentation are excluded. */
const SOURCES: Readonly<Record<PartKind, Source>> = {
  documents: {
    id: sql`d.id`,
    columns: sql`d.id, d.schema_id, d.updated_at`,
    rows: sql`document_listing d where ${shown} and ${isListed}`,
  },
  selections: {
    id: sql`s.id`,
    columns: sql`s.id, d.id as group_id, d.updated_at`,
    rows: sql`selection s join document_listing d on d.id = s.document_id where ${shown} and d.lock is null`,
  },
};

/** @param size maximum URLs per part */
export async function findParts(
  database: Database,
  kind: PartKind,
  size: number,
): Promise<SitemapPart[]> {
  const parts: SitemapPart[] = [];
  for (;;) {
    const part = await findPart(database, kind, { after: parts.at(-1)?.last ?? 0, size });
    if (!part) return parts;
    parts.push(part);
  }
}

async function findPart(
  { kysely }: Database,
  kind: PartKind,
  { after, size }: { after: number; size: number },
): Promise<SitemapPart | undefined> {
  const { id, rows: source } = SOURCES[kind];
  const { rows } = await sql<{ last: number | null; stamp: string; updatedAt: Date }>`
    select max(id) as last, max(updated_at) as "updatedAt",
      md5(string_agg(id || ' ' || document_id || ' ' || updated_at, ',' order by id)) as stamp
    from (select ${id} as id, d.id as document_id, d.updated_at
      from ${source} and ${id} > ${after} order by ${id} limit ${size}) part`.execute(kysely);
  const [{ last, stamp, updatedAt } = { last: null, stamp: '', updatedAt: new Date(0) }] = rows;
  return last === null ? undefined : { after, last, stamp, updatedAt };
}

/** A range of a part's entries with ids beyond `after`. */
export interface Batch {
  readonly after: number;
  readonly last: number;
  readonly limit: number;
}

export async function findEntries<K extends PartKind>(
  { kysely }: Database,
  kind: K,
  { after, last, limit }: Batch,
): Promise<Entries[K][]> {
  const { id, columns, rows: source } = SOURCES[kind];
  const statement = sql<Entries[K]>`
    select ${columns} from ${source} and ${id} > ${after} and ${id} <= ${last}
    order by ${id} limit ${limit}`;
  const { rows } = await withStatements({ isHeavy: true }, () => statement.execute(kysely));
  return rows;
}

/** All owners with a page, up to the limit of one file. */
export async function findOwnerEntries({ kysely }: Database): Promise<OwnerEntry[]> {
  const { rows } = await sql<OwnerEntry>`
    select own.id, own.slug, d.updated_at
    from owner own join document_listing d on d.id = own.document_id and ${shown}
    order by own.id limit ${PART_SIZE / 2}`.execute(kysely);
  return rows;
}

/** Slugs of the themes that any visible document has. */
export async function findThemeEntries({ kysely }: Database): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select theme.slug from theme
    where exists (select 1 from document_theme t join document_listing d on d.id = t.document_id
      where t.theme_slug = theme.slug and ${isListed} and ${shown})
    order by theme.slug limit ${PART_SIZE / 3}`.execute(kysely);
  return rows.map(({ slug }) => slug);
}
