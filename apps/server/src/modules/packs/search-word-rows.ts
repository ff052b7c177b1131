import type { ContentRows } from './pack-rows.ts';
import { HEAD_PARTS, type SearchEntryRow } from './search-rows.ts';

export interface SearchWordRow {
  readonly word: string;
  /** In how many entries' heads it stands. */
  readonly documents: number;
  /** The text search configurations of the languages that it stands there in, by name. */
  readonly configurations: readonly string[];
}

interface Use {
  documents: number;
  readonly configurations: Set<string>;
}

/** The words of what the public may find; of content that comes in parts, part by part. */
export class Vocabulary {
  readonly #uses = new Map<string, Use>();

  add({ documents, themeEntries }: Pick<ContentRows, 'documents' | 'themeEntries'>): this {
    for (const { row, entries } of documents)
      if (row.status === 'published') for (const entry of entries) this.#addEntry(entry);
    for (const entry of themeEntries) this.#addEntry(entry);
    return this;
  }

  rows(): SearchWordRow[] {
    return [...this.#uses].map(([word, { documents, configurations }]) => ({
      word,
      documents,
      configurations: [...configurations].toSorted(),
    }));
  }

  #addEntry({ texts }: SearchEntryRow): void {
    const seen = new Set<string>();
    for (const [configuration, text] of Object.entries(texts)) {
      for (const word of HEAD_PARTS.flatMap((part) => text[part].split(' '))) {
        if (word === '') continue;
        const use = this.#useOf(word);
        use.configurations.add(configuration);
        if (!seen.has(word)) use.documents += 1;
        seen.add(word);
      }
    }
  }

  #useOf(word: string): Use {
    const known = this.#uses.get(word);
    if (known) return known;
    const use = { documents: 0, configurations: new Set<string>() };
    this.#uses.set(word, use);
    return use;
  }
}
