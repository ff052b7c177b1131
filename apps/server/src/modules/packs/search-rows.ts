/** Rows of the search's tables, as an import writes them. */
import type { DocumentKind } from '@varde/domain/document-kinds';
import type { SearchConfiguration } from '@varde/domain/search-languages';

/** Folded words with one space between (domain: search-words). */
export interface SearchTexts {
  readonly title: string;
  /** Ingress, themes, type of monument. */
  readonly lead: string;
  readonly place: string;
  readonly owner: string;
  readonly body: string;
}

/** Words of these parts stand in the vocabulary. */
export const HEAD_PARTS = ['title', 'lead', 'place', 'owner'] as const;

/** Columns of `search_entry` (migration 0003), but those that are its document's own; the vectors as their texts. */
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
