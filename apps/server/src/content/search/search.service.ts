/** Searches documents, owners, themes and selections. */
import type { SearchCounts } from '@varde/contract/documents';
import { documentKind, LISTED_KINDS, LISTED_SCHEMA_IDS } from '@varde/domain/document-kinds';
import { planSearch, wordsToLookUp, type SearchPlan } from '@varde/domain/search-plan';
import type { Context } from '#context.ts';
import type { Audience } from '#audience.ts';
import type { ContentCache, ContentCaches } from '#content/documents/content-cache.ts';
import type { DocumentFilter } from '#content/documents/documents.repository.ts';
import {
  countHits,
  findOthers,
  findWordsNeeded,
  NO_HITS,
  type KindCounts,
  type WordsNeeded,
  findDocuments,
  findUnlessFrequent,
  type DocumentSearch,
} from './search.repository.ts';
import type { OtherKind } from './search-entries.repository.ts';
import {
  countTitles,
  findByTitle,
  isInClasses,
  MAX_PAGE_END,
  type TitleCounts,
} from './search-titles.repository.ts';
import { findWordFacts } from './search-words.repository.ts';

type Database = Context['database'];

export type { DocumentSearch, OtherKind };

export interface SearchHits {
  /** Of one page. */
  readonly ids: readonly number[];
  readonly total: number;
  /** Of every tab, whichever kind the page shows. */
  readonly counts: SearchCounts;
}

interface SearchFigures {
  readonly needed: WordsNeeded;
  readonly counts: KindCounts;
}

/** What is the same on every page of a search and for every place. */
export interface SearchCaches {
  readonly plans: ContentCache<SearchPlan | undefined>;
  readonly figures: ContentCache<SearchFigures>;
  readonly titles: ContentCache<TitleCounts>;
}

export const createSearchCaches = (caches: ContentCaches): SearchCaches => ({
  plans: caches.createCache(),
  figures: caches.createCache(),
  titles: caches.createCache(),
});

export async function searchDocuments(
  database: Database,
  search: DocumentSearch,
  caches: SearchCaches,
): Promise<SearchHits> {
  const { filter } = search;
  const { audience } = filter;
  const typed = filter.search ?? '';
  const plan = await caches.plans(audience, typed, () => planFor(database, typed, audience));
  if (!plan) return present(NO_HITS, filter);
  const everyTab = {
    ...filter,
    schemaIds: [...new Set([...LISTED_SCHEMA_IDS, ...filter.schemaIds])],
  };
  const [{ needed, counts }, ids] = await Promise.all([
    caches.figures(audience, JSON.stringify(everyTab), () => measure(database, plan, everyTab)),
    findPage(database, plan, search, caches.titles),
  ]);
  const hits = present(counts, filter);
  if (needed.documents === plan.words.length) return { ...hits, ids };
  return { ...hits, ids: await findDocuments(database, plan, needed.documents, search) };
}

/** Of the documents that contain all words. */
async function findPage(
  database: Database,
  plan: SearchPlan,
  search: DocumentSearch,
  cache: ContentCache<TitleCounts>,
): Promise<number[]> {
  const all = (): Promise<number[]> => findDocuments(database, plan, plan.words.length, search);
  if (!isInClasses(search)) return all();
  const { filter, order } = search;
  let found: number[] | undefined;
  const key = JSON.stringify([filter, order.near !== undefined]);
  const counts = await cache(filter.audience, key, async () => {
    found = await findUnlessFrequent(database, plan, search, MAX_PAGE_END);
    return found ? [] : countTitles(database, plan, filter, order);
  });
  return found ?? (await findByTitle(database, plan, search, counts)) ?? all();
}

async function measure(
  database: Database,
  plan: SearchPlan,
  filter: DocumentFilter,
): Promise<SearchFigures> {
  const all = { documents: plan.words.length, others: plan.words.length };
  const counts = await countHits(database, plan, all, filter);
  const isFound = LISTED_KINDS.some((kind) => counts.documents[kind]);
  if (isFound || plan.words.length === 1) return { needed: all, counts };
  const needed = await findWordsNeeded(database, plan, filter);
  return { needed, counts: await countHits(database, plan, needed, filter) };
}

function present({ documents, others }: KindCounts, { schemaIds }: DocumentFilter): SearchHits {
  const shown = [...new Set(schemaIds)].map((id) => documents[documentKind(id) ?? ''] ?? 0);
  return {
    ids: [],
    total: shown.reduce((sum, count) => sum + count, 0),
    counts: {
      article: documents['article'] ?? 0,
      group: documents['group'] ?? 0,
      rebus: documents['rebus'] ?? 0,
      owner: others['owner'] ?? 0,
      theme: others['theme'] ?? 0,
      selection: others['selection'] ?? 0,
    },
  };
}

/** All matches, best first: document ids of owners, selection ids or theme slugs. */
export async function searchOthers(
  database: Database,
  typed: string,
  kind: OtherKind,
  audience: Audience,
): Promise<string[]> {
  const plan = await planFor(database, typed, audience);
  if (!plan) return [];
  const needed = await findWordsNeeded(database, plan, { audience, schemaIds: LISTED_SCHEMA_IDS });
  return findOthers(database, plan, needed.others, { kind, audience });
}

async function planFor(
  database: Database,
  typed: string,
  audience: Audience,
): Promise<SearchPlan | undefined> {
  const lookups = wordsToLookUp(typed);
  if (lookups.length === 0) return undefined;
  return planSearch(typed, await findWordFacts(database, lookups, audience));
}
