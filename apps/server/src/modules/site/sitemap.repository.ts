/**
 * What a sitemap lists, in parts of so many ids: a part holds at most as many addresses as it spans ids, so nothing has to be
 * counted. Every query walks an index from where it starts, and reads rows in batches.
 */
import { sql, type RawBuilder } from 'kysely';
import { LISTED_SCHEMA_IDS } from '@varde/domain/document-kinds';
import type { Database } from '#db/database.ts';
import { isVisible } from '#modules/documents/document-head.repository.ts';

/** The protocol allows 50,000 addresses a file (sitemaps.org). */
export const IDS_A_PART = 45_000;

export type PartKind = 'documents' | 'selections';

export interface SitemapPart {
  readonly nr: number;
  /** Changes when an address or date in the part does. */
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

export interface OwnerEntry {
  readonly id: string;
  readonly slug: string;
  readonly updated_at: Date;
}

const shown = sql`${isVisible('d', 'public')} and not d.is_hidden`;
const isListed = sql`d.schema_id = any(${LISTED_SCHEMA_IDS}::int[])`;

/** Rows of a part: `id`, and the document `d` that they belong to. A locked presentation keeps its selections back. */
const SOURCES: Readonly<Record<PartKind, { id: RawBuilder<unknown>; rows: RawBuilder<unknown> }>> =
  {
    documents: { id: sql`d.id`, rows: sql`document_listing d where ${shown} and ${isListed}` },
    selections: {
      id: sql`s.id`,
      rows: sql`selection s join document_listing d on d.id = s.document_id where ${shown} and d.lock is null`,
    },
  };

/** The parts that hold anything, found by leaping from one to the next. */
export async function findParts(database: Database, kind: PartKind): Promise<SitemapPart[]> {
  const parts: SitemapPart[] = [];
  let first = await firstId(database, kind, 0);
  while (first !== undefined) {
    const nr = Math.floor(first / IDS_A_PART);
    parts.push({ nr, ...(await findStamp(database, kind, nr)) });
    first = await firstId(database, kind, (nr + 1) * IDS_A_PART);
  }
  return parts;
}

async function firstId(
  { kysely }: Database,
  kind: PartKind,
  from: number,
): Promise<number | undefined> {
  const { id, rows: source } = SOURCES[kind];
  const { rows } = await sql<{ id: number }>`
    select ${id} as id from ${source} and ${id} >= ${from}::bigint order by ${id} limit 1`.execute(
    kysely,
  );
  return rows[0]?.id;
}

async function findStamp(
  { kysely }: Database,
  kind: PartKind,
  nr: number,
): Promise<Pick<SitemapPart, 'stamp' | 'updatedAt'>> {
  const { id, rows: source } = SOURCES[kind];
  const { rows } = await sql<{ stamp: string | null; updated_at: Date | null }>`
    select md5(string_agg(${id} || ' ' || d.id || ' ' || d.updated_at, ',' order by ${id})) as stamp,
      max(d.updated_at) as updated_at
    from ${source} and ${within(id, nr, 0)}`.execute(kysely);
  const { stamp, updated_at: updatedAt } = rows[0] ?? {};
  return { stamp: stamp ?? '', updatedAt: updatedAt ?? new Date(0) };
}

/** Ids of a part beyond `after`. */
function within(id: RawBuilder<unknown>, nr: number, after: number): RawBuilder<unknown> {
  const from = Math.max(nr * IDS_A_PART, after + 1);
  return sql`${id} >= ${from}::bigint and ${id} < ${(nr + 1) * IDS_A_PART}::bigint`;
}

export interface Batch {
  readonly nr: number;
  readonly after: number;
  readonly limit: number;
}

export async function findDocumentEntries(
  { kysely }: Database,
  { nr, after, limit }: Batch,
): Promise<DocumentEntry[]> {
  const { id, rows: source } = SOURCES.documents;
  const { rows } = await sql<DocumentEntry>`
    select d.id, d.schema_id, d.updated_at from ${source} and ${within(id, nr, after)}
    order by d.id limit ${limit}`.execute(kysely);
  return rows;
}

export async function findSelectionEntries(
  { kysely }: Database,
  { nr, after, limit }: Batch,
): Promise<SelectionEntry[]> {
  const { id, rows: source } = SOURCES.selections;
  const { rows } = await sql<SelectionEntry>`
    select s.id, d.id as group_id, d.updated_at from ${source} and ${within(id, nr, after)}
    order by s.id limit ${limit}`.execute(kysely);
  return rows;
}

/** All owners with a page, as far as one file takes them. */
export async function findOwnerEntries({ kysely }: Database): Promise<OwnerEntry[]> {
  const { rows } = await sql<OwnerEntry>`
    select own.id, own.slug, d.updated_at
    from owner own join document_listing d on d.id = own.document_id and ${shown}
    order by own.id limit ${IDS_A_PART / 2}`.execute(kysely);
  return rows;
}

/** Slugs of the themes that any visible document has. */
export async function findThemeEntries({ kysely }: Database): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select theme.slug from theme
    where exists (select 1 from document_theme t join document_listing d on d.id = t.document_id
      where t.theme_slug = theme.slug and ${isListed} and ${shown})
    order by theme.slug limit ${IDS_A_PART / 3}`.execute(kysely);
  return rows.map(({ slug }) => slug);
}
