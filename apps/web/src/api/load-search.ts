/** Loads search results tab by tab, and suggestions while the visitor types. */
import type { SearchCounts } from '@varde/contract/documents';
import { SUGGESTIONS_MAX } from '@varde/domain/constants';
import type { Texts } from '#i18n/texts.ts';
import { callApi } from './api-client.ts';
import type { ApiResult } from './api-result.ts';
import {
  documentRow,
  loadPages,
  toRows,
  type Batch,
  type ItemPage,
  type PageScope,
  type Rows,
} from './load-list.ts';
import { ownerItem, selectionItem, themeItem, type ItemView } from './transform/list-item.ts';
import type { ListTab, SearchTab } from './tabs.ts';

export interface SearchResults {
  readonly page: ItemPage;
  readonly counts: Readonly<Record<SearchTab, number>>;
  /**
   * Themes and selections shown beside the first rows of `all`, which has articles, presentations,
   * rebuses and museums.
   */
  readonly beside: readonly ItemView[];
}

export interface SearchRequest {
  readonly query: string;
  readonly tab: SearchTab;
  readonly page: number;
}

const MIXED_KINDS = 'article,group,rebus,owner';
const KINDS: Readonly<Partial<Record<SearchTab, string>>> = {
  all: MIXED_KINDS,
  articles: 'article',
  presentations: 'group',
  rebus: 'rebus',
};
/** Of each kind beside the rows. */
const BESIDE_MAX = 4;

export async function loadSearch(
  { query, tab, page }: SearchRequest,
  texts: Texts,
): Promise<ApiResult<SearchResults>> {
  const [rows, counts, beside] = await Promise.all([
    loadResults({ query, tab, page }, texts),
    loadCounts(query),
    tab === 'all' && page === 1 ? loadBeside(query, texts) : [],
  ]);
  if (rows.status !== 'ok') return rows;
  if (counts.status !== 'ok') return counts;
  return { status: 'ok', data: { page: rows.data, counts: counts.data, beside } };
}

export function loadResults(
  { query, tab, page }: SearchRequest,
  texts: Texts,
  scope: PageScope = 'screen',
): Promise<ApiResult<ItemPage>> {
  return loadPages(page, scope, (batch) => resultRows(query, tab, batch, texts));
}

async function resultRows(search: string, tab: SearchTab, batch: Batch, texts: Texts): Rows {
  const query = { ...batch, search };
  if (tab === 'museums') return toRows(await callApi('listOwners', { query }), ownerItem, texts);
  if (tab === 'themes') return toRows(await callApi('listThemes', { query }), themeItem, texts);
  if (tab === 'selections')
    return toRows(await callApi('listSelections', { query }), selectionItem, texts);
  const schema_names = KINDS[tab] ?? MIXED_KINDS;
  const result = await callApi('listDocuments', {
    query: { ...query, schema_names, sort: 'relevance', include_no_location: true },
  });
  return toRows(result, documentRow, texts);
}

async function loadCounts(search: string): Promise<ApiResult<SearchResults['counts']>> {
  const result = await callApi('listDocuments', { query: { search, page_size: 1 } });
  if (result.status !== 'ok') return result;
  return { status: 'ok', data: countsOf(result.data.counts) };
}

const NO_HITS: SearchCounts = { article: 0, group: 0, rebus: 0, owner: 0, theme: 0, selection: 0 };

/** Converts the API's counts by kind to counts by tab. */
export function countsOf(counts: SearchCounts = NO_HITS): SearchResults['counts'] {
  const { article, group, rebus, owner, theme, selection } = counts;
  return {
    all: article + group + rebus + owner + theme + selection,
    articles: article,
    museums: owner,
    themes: theme,
    rebus,
    presentations: group,
    selections: selection,
  };
}

/** Optional: failures are left out. */
async function loadBeside(query: string, texts: Texts): Promise<readonly ItemView[]> {
  const batch = { page: 1, page_size: BESIDE_MAX };
  const tabs: readonly ListTab[] = ['themes', 'selections'];
  const results = await Promise.all(tabs.map((tab) => resultRows(query, tab, batch, texts)));
  return results.flatMap((result) => (result.status === 'ok' ? result.data.items : []));
}

/** Suggestions for the text so far, from one request; empty if it fails or is aborted. */
export async function suggest(
  search: string,
  texts: Texts,
  signal: AbortSignal,
): Promise<readonly ItemView[]> {
  const query = { search, schema_names: MIXED_KINDS, page_size: SUGGESTIONS_MAX };
  try {
    const result = await callApi('listDocuments', { query, signal });
    if (result.status !== 'ok') return [];
    return result.data.items.map((head) => documentRow(head, texts));
  } catch {
    return [];
  }
}
