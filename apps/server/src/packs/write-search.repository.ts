/** Writes the search entries with their vectors, and the vocabulary. */
import { type RawBuilder, sql } from 'kysely';
import { type ContentRows, HEAD_FIELDS, type SearchEntryRow } from './pack-rows.ts';
import { batches, diffRows, json, refs, type Writer } from './write-rows.repository.ts';

/** Columns copied unchanged. */
const PLAIN_COLUMNS = [
  'kind',
  'ref',
  'document_id',
  'theme_slug',
  'schema_id',
  'owner_id',
  'is_open',
  'names',
  'name_length',
] as const satisfies readonly (keyof SearchEntryRow)[];

/** Columns copied from the entry's document. */
const DOCUMENT_COLUMNS = ['publish_from', 'publish_to', 'position'] as const;

/** Existing entries of these documents must have been removed. */
export async function writeSearchEntries(
  writer: Writer,
  entries: readonly SearchEntryRow[],
): Promise<void> {
  for (const batch of batches(entries)) await insertEntries(writer, batch);
}

async function insertEntries(writer: Writer, batch: readonly SearchEntryRow[]): Promise<void> {
  const configurations = [...new Set(batch.flatMap(({ texts }) => Object.keys(texts)))];
  const vectors = configurations.map((configuration) => vectorsOf(configuration));
  const all = (part: 'title' | 'rest' | 'body' | 'shown') =>
    sql.join(
      vectors.map((vector) => vector[part]),
      sql` || `,
    );
  await sql`
    insert into search_entry (${refs([...PLAIN_COLUMNS, ...DOCUMENT_COLUMNS, 'status', 'title', 'head', 'everything'])})
    select ${refs([...PLAIN_COLUMNS, ...DOCUMENT_COLUMNS, 'status'])}, strip(title), setweight(title, 'A') || rest,
      own || ts_delete(shown, tsvector_to_array(own))
    from (select *, strip(title) || strip(rest) || body as own from (
      select ${sql.join(PLAIN_COLUMNS.map((column) => sql.ref(`r.${column}`)))},
        ${sql.join(DOCUMENT_COLUMNS.map((column) => sql.ref(`d.${column}`)))},
        coalesce(d.status, 'published') as status, ${all('title')} as title, ${all('rest')} as rest, ${all('body')} as body, ${all('shown')} as shown
      from json_array_elements(${json(batch)}::json) e
        cross join lateral json_populate_record(null::search_entry, e) r
        left join document d on d.id = r.document_id
      offset 0
    ) entry offset 0) entry`.execute(writer);
}

/**
 * `body` has no positions; a lexeme without them matches a query of any weight. Those of `shown`
 * keep theirs, of weight D, so that `isOwnText` in search.repository.ts tells them apart.
 */
function vectorsOf(
  configuration: string,
): Record<'title' | 'rest' | 'body' | 'shown', RawBuilder<unknown>> {
  const vector = (part: string) =>
    sql`to_tsvector(${sql.lit(configuration)}::regconfig,
      coalesce(e #>> ${sql.lit(`{texts,${configuration},${part}}`)}, ''))`;
  const weighed = (part: string, weight: string) =>
    sql`setweight(${vector(part)}, ${sql.lit(weight)})`;
  const rest = [weighed('lead', 'B'), weighed('place', 'C'), weighed('owner', 'D')];
  return {
    title: vector('title'),
    rest: sql.join(rest, sql` || `),
    body: sql`strip(${vector('body')})`,
    shown: vector('shown'),
  };
}

/** Makes the stored vocabulary match these words. */
export async function writeVocabulary(
  writer: Writer,
  words: readonly SearchWordRow[],
): Promise<void> {
  const stored = await writer
    .selectFrom('search_word')
    .select(['word', 'documents', 'configurations'])
    .execute();
  const before = new Map(stored.map((row) => [row.word, valueOf(row)]));
  const diff = diffRows(words, before, ({ word }) => word, valueOf);
  if (diff.removed.length > 0) {
    await sql`delete from search_word where word = any(${diff.removed}::text[])`.execute(writer);
  }
  await upsertWords(writer, [...diff.added, ...diff.changed]);
}

const valueOf = ({ documents, configurations }: Omit<SearchWordRow, 'word'>): string =>
  [documents, ...configurations].join();

/** Stems a word only by the languages that use it: in another it could match a different word. */
async function upsertWords(writer: Writer, words: readonly SearchWordRow[]): Promise<void> {
  const used = new Set(words.flatMap(({ configurations }) => configurations));
  const stems = [...used]
    .filter((configuration) => configuration !== 'simple')
    .map((configuration) => {
      const dictionary = sql.lit(`${configuration}_stem`);
      return sql`case when ${sql.lit(configuration)} = any(configurations) then ts_lexize(${dictionary}::regdictionary, word) end`;
    });
  const lexemes = sql.join([...stems, sql`array[word]`], sql` || `);
  for (const batch of batches(words, WORD_BATCH_SIZE)) {
    await sql`
      insert into search_word (word, documents, configurations, lexemes)
      select word, documents, configurations, array(select distinct unnest(${lexemes}))
      from json_to_recordset(${json(batch)}::json) as w (word text, documents integer, configurations text[])
      on conflict (word) do update set
        documents = excluded.documents, configurations = excluded.configurations, lexemes = excluded.lexemes`.execute(
      writer,
    );
  }
}

const WORD_BATCH_SIZE = 5_000;

interface SearchWordRow {
  readonly word: string;
  /** Number of entries whose head contains it. */
  readonly documents: number;
  /** Names of the text search configurations of those entries. */
  readonly configurations: readonly string[];
}

interface WordUse {
  documents: number;
  readonly configurations: Set<string>;
}

/** The vocabulary of the public content; parts may be added one by one. */
export class Vocabulary {
  readonly #uses = new Map<string, WordUse>();

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
      for (const word of HEAD_FIELDS.flatMap((part) => text[part].split(' '))) {
        if (word === '') continue;
        const use = this.#useOf(word);
        use.configurations.add(configuration);
        if (!seen.has(word)) use.documents += 1;
        seen.add(word);
      }
    }
  }

  #useOf(word: string): WordUse {
    const existing = this.#uses.get(word);
    if (existing) return existing;
    const use = { documents: 0, configurations: new Set<string>() };
    this.#uses.set(word, use);
    return use;
  }
}
