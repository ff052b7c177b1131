/** Row types of an import; each row has a digest of all its sources. Rows are JSON values. */
import { createHash } from 'node:crypto';
import type { DocumentKind } from '@varde/domain/document-kinds';
import type { SearchConfiguration } from '@varde/domain/search-languages';
import type { Selectable } from 'kysely';
import type {
  ArchiveRecordTable,
  CodeTable,
  DocumentMediaTable,
  DocumentReferenceTable,
  DocumentTable,
  DocumentThemeTable,
  DocumentTitleKeyTable,
  MediaTable,
  OwnerTable,
  PackTable,
  SelectionTable,
  ThemeTable,
} from '#db/tables.ts';

/** Columns of a document that SQL derives from the others. */
export type DerivedInSql = 'position' | 'publish_from' | 'publish_to' | 'updated_at';

export type MediaRow = Selectable<MediaTable>;
export type ThemeRow = Selectable<ThemeTable>;
export type CodeRow = Selectable<CodeTable>;
export type ArchiveRecordRow = Selectable<ArchiveRecordTable>;
export type OwnerRow = Selectable<OwnerTable>;
export type SelectionRow = Selectable<SelectionTable>;
export type DocumentRow = Omit<Selectable<DocumentTable>, DerivedInSql>;

/** A document with its dependent rows; its digest covers them all. */
export interface DocumentRows {
  readonly row: DocumentRow;
  /** Search entries of the document and its selections. */
  readonly entries: readonly SearchEntryRow[];
  /** Days (ISO 8601), both included. */
  readonly published: { readonly from: string | null; readonly to: string | null };
  readonly themes: readonly Selectable<DocumentThemeTable>[];
  readonly references: readonly Selectable<DocumentReferenceTable>[];
  readonly media: readonly Selectable<DocumentMediaTable>[];
  readonly titles: readonly Selectable<DocumentTitleKeyTable>[];
  readonly selections: readonly SelectionRow[];
  readonly owner: OwnerRow | null;
}

export type PackRow = Omit<Selectable<PackTable>, 'imported_at'>;

export interface PackRows {
  readonly pack: PackRow;
  readonly media: readonly MediaRow[];
  readonly documents: readonly DocumentRows[];
  readonly themes: readonly ThemeRow[];
  readonly themeEntries: readonly SearchEntryRow[];
  readonly codes: readonly CodeRow[];
  readonly records: readonly ArchiveRecordRow[];
}

export type ContentRows = Omit<PackRows, 'pack'>;

/** Raise when a pack yields other rows or data derived in SQL: a starting server renews them. */
export const DERIVED_VERSION = 12;

/** SHA-256 in hex of a JSON value. Key order counts: it is part of the author's input. */
export function digestOf(value: unknown): string {
  return createHash('sha256')
    .update(`${DERIVED_VERSION}:${JSON.stringify(value)}`)
    .digest('hex');
}

export function withDigest<T extends object>(row: T): T & { digest: string } {
  return { ...row, digest: digestOf(row) };
}

/** Folded words separated by one space (domain: search-words). */
export interface SearchTexts {
  readonly title: string;
  /** Description, themes, monument type. */
  readonly lead: string;
  readonly place: string;
  readonly owner: string;
  readonly body: string;
  /** Names of objects and memories that it shows, and of its stops. */
  readonly shown: string;
}

/** Words of these fields enter the vocabulary. */
export const HEAD_FIELDS = ['title', 'lead', 'place', 'owner'] as const;

/** Columns of `search_entry` (migration 0003) not copied from the document; vectors as texts. */
export interface SearchEntryRow {
  readonly kind: DocumentKind | 'theme' | 'selection';
  readonly ref: string;
  readonly document_id: number | null;
  readonly theme_slug: string | null;
  readonly schema_id: number | null;
  readonly owner_id: string | null;
  readonly is_open: boolean;
  readonly names: string;
  readonly name_length: number;
  readonly texts: Readonly<Partial<Record<SearchConfiguration, SearchTexts>>>;
}
