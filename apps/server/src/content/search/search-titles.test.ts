/** Compares pages found class by class with the ranking of all matches. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { LISTED_SCHEMA_IDS, SCHEMA_IDS } from '@varde/domain/document-kinds';
import { planSearch, type SearchPlan, wordsToLookUp } from '@varde/domain/search-plan';
import type { DocumentFilter } from '#content/documents/documents.repository.ts';
import type { Database } from '#db/database.ts';
import { storePack } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { findWordFacts } from './search-words.repository.ts';
import { countTitles, findByTitle } from './search-titles.repository.ts';
import { findDocuments, type DocumentSearch } from './search.repository.ts';

/** Related to each other as forms, compounds, beginnings and translations. */
const TITLE_WORDS = 'kirke kirken kirker kirkegård stavkirke kyrka church gamle gammel på'.split(
  ' ',
);
const PHRASES = ['gamle kirke', 'kirke på', 'church gamle kirke', 'kirke presentasjon'];
const SEARCHES = [...TITLE_WORDS, 'kirk', 'kirek', 'presentasjon', ...PHRASES];
/** The same place for several documents, so that distances are equal. */
const PLACES = ['60, 5', '60, 5', '61, 6', '62.5, 7', '69.6, 18.9', '-33, 151', undefined];
const STATES = ['', '', '', '', 'status: draft', 'publish_from: 2120-01-01', 'lock: { code: "1" }'];
const ARTICLES = 120;
/** Fewer than the matches of the shortest search, so that none is left out. */
const EVERYTHING = { limit: 1_000, offset: 0 };

/** Pseudo-random and always the same: a step without common factors with the length. */
function pick<T>(from: readonly T[], index: number, step: number): T {
  return from[(index * step + Math.floor(index / from.length)) % from.length] as T;
}

function file(index: number): [string, string] {
  const id = 1_000 + index;
  const isGroup = index % 8 === 0;
  const title = (step: number): string =>
    Array.from({ length: 1 + (index % 3) }, (_, word) =>
      pick(TITLE_WORDS, index + word * 7, step),
    ).join(' ');
  const place = pick(PLACES, index, 3);
  const front = [
    `id: ${id}`,
    `owner: ${index % 3 === 0 ? 'fjellet' : 'kysten'}`,
    ...(place === undefined ? [] : [`location: ${place}`]),
    pick(STATES, index, 5),
    ...(isGroup ? ['articles: [1001]'] : []),
  ];
  const text = (title: string): string => `${title}\n\nOm kirker.\n\nMer om det.\n`;
  return [
    `${isGroup ? 'presentations' : 'articles'}/${id}.md`,
    `---\n${front.filter(Boolean).join('\n')}\n---\n\n# no: ${text(title(1))}\n# sv: ${text(title(3))}`,
  ];
}

const FILES: Readonly<Record<string, string>> = Object.fromEntries([
  [
    'pack.yaml',
    'name: titles\ntitle: { no: Titler }\nversion: 1\nlanguages: [no, sv, en]\ndefault_language: no\nlicense: by\n',
  ],
  ['owners/kysten.md', '---\nid: 1\nslug: kysten\n---\n\n# no: Kysten\n'],
  ['owners/fjellet.md', '---\nid: 2\nslug: fjellet\n---\n\n# no: Fjellet\n'],
  ...Array.from({ length: ARTICLES }, (_, index) => file(index)),
]);

const filters = fc.record(
  {
    audience: fc.constantFrom('public' as const, 'editor' as const),
    schemaIds: fc.constantFrom(LISTED_SCHEMA_IDS, [SCHEMA_IDS.group], [SCHEMA_IDS.article]),
    ownerId: fc.constantFrom('1', '2'),
    hasLocation: fc.constant(true),
  },
  { requiredKeys: ['audience', 'schemaIds'] },
);
const places = fc.constantFrom(
  undefined,
  { lat: 60, lng: 5 },
  { lat: 61.3, lng: 6.1 },
  { lat: -60, lng: -175 },
);
const slices = fc.record({ limit: fc.integer({ min: 1, max: 20 }), offset: fc.nat(30) });
/** All classes are walked, some, or none; to the end, or not. */
const walks = fc.record({
  matches: fc.constantFrom(0, 4, 1_000),
  entries: fc.constantFrom(20, 1_000),
});

describeWithDatabase('pages of a frequent word', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await storePack(database, FILES);
  });

  async function planOf(typed: string, { audience }: DocumentFilter): Promise<SearchPlan> {
    const plan = planSearch(typed, await findWordFacts(database, wordsToLookUp(typed), audience));
    if (!plan) throw new Error(`Nothing is known of ${typed}.`);
    return plan;
  }

  it('are the same as of a ranking of all matches, whether classes are sorted or walked', async () => {
    let compared = 0;
    const run = fc.asyncProperty(
      fc.constantFrom(...SEARCHES),
      filters,
      places,
      slices,
      walks,
      async (typed, filter, near, slice, limits) => {
        const plan = await planOf(typed, filter);
        const order = { by: 'relevance' as const, ascending: true, ...(near ? { near } : {}) };
        const search: DocumentSearch = { filter, order, slice };
        const all = await findDocuments(database, plan, plan.words.length, {
          ...search,
          slice: EVERYTHING,
        });
        const counts = await countTitles(database, plan, filter, order, limits);
        const ids = await findByTitle(database, plan, search, counts, limits);
        if (ids === undefined) return;
        compared += 1;
        expect(ids).toEqual(all.slice(slice.offset, slice.offset + slice.limit));
      },
    );
    await fc.assert(run, { numRuns: 400 });
    expect(compared).toBeGreaterThan(100);
  });

  it('are found for every title of the best class, with one row for each document', async () => {
    const filter = { audience: 'public' as const, schemaIds: LISTED_SCHEMA_IDS };
    const order = { by: 'relevance' as const, ascending: true };
    const plan = await planOf('kirke', filter);
    const counts = await countTitles(database, plan, filter, order);
    const { rows } = await sql<{ total: number }>`select count(*)::int as total
      from document d where d.schema_id in (2, 12) and d.status = 'published' and d.publish_from is null
        and d.title::text ~ '"kirke"'`.execute(database.kysely);
    expect(counts[0]).toBe(rows[0]?.total);
    expect(counts[0]).toBeGreaterThan(0);
  });
});
