import { HEAD_PARTS, type SearchEntryRow } from './search-rows.ts';

export interface SearchWordRow {
  readonly word: string;
  /** In how many entries' heads it stands. */
  readonly documents: number;
  /** The text search configurations of the languages that it stands there in, by name. */
  readonly configurations: readonly string[];
}

/** The vocabulary of these entries. */
export function searchWordRows(entries: Iterable<SearchEntryRow>): SearchWordRow[] {
  const counts = new Map<string, number>();
  const languages = new Map<string, Set<string>>();
  for (const { texts } of entries) {
    const words = new Set<string>();
    for (const [configuration, text] of Object.entries(texts)) {
      for (const word of HEAD_PARTS.flatMap((part) => text[part].split(' '))) {
        words.add(word);
        const known = languages.get(word);
        if (known) known.add(configuration);
        else languages.set(word, new Set([configuration]));
      }
    }
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  counts.delete('');
  return [...counts].map(([word, documents]) => ({
    word,
    documents,
    configurations: [...(languages.get(word) ?? [])].toSorted(),
  }));
}
