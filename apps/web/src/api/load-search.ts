/** What a search finds, tab by tab, and what is suggested while somebody types. */
import type { SearchCounts } from '@varde/contract/documents';
import { SUGGESTIONS_MAX } from '@varde/domain/constants';
import type { Texts } from '#i18n/texts.ts';
import { callApi } from './api-client.ts';
import type { ApiResult } from './api-result.ts';
import {
  loadPages,
  toRows,
  type Batch,
  type ItemPage,
  type PageScope,
  type Rows,
} from './load-list.ts';
import {
  documentItem,
  ownerItem,
  selectionItem,
  themeItem,
  type ItemView,
} from './transform/list-item.ts';
import type { ListTab, SearchTab } from './tabs.ts';

export interface SearchResults {
  readonly page: ItemPage;
  readonly counts: Readonly<Record<SearchTab, number>>;
  /** Themes and selections beside the first rows of `all`, which holds places, walks, trails and museums. */
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
/** Of each kind that stands beside the rows. */
const BESIDE_MAX = 4;

export async function loadSearch(
  { query, tab, page }: SearchRequest,
  texts: Texts,
): Promise<ApiResult<SearchResults>> {
  const [rows, counts, beside] = await Promise.all([
    loadFound({ query, tab, page }, texts),
    loadCounts(query),
    tab === 'all' && page === 1 ? loadBeside(query, texts) : [],
  ]);
  if (rows.status !== 'ok') return rows;
  if (counts.status !== 'ok') return counts;
  return { status: 'ok', data: { page: rows.data, counts: counts.data, beside } };
}

/** Rows of one tab. */
export function loadFound(
  { query, tab, page }: SearchRequest,
  texts: Texts,
  scope: PageScope = 'screen',
): Promise<ApiResult<ItemPage>> {
  return loadPages(page, scope, (batch) => foundRows(query, tab, batch, texts));
}

async function foundRows(search: string, tab: SearchTab, batch: Batch, texts: Texts): Rows {
  const query = { ...batch, search };
  if (tab === 'museums') return toRows(await callApi('listOwners', { query }), ownerItem, texts);
  if (tab === 'themes') return toRows(await callApi('listThemes', { query }), themeItem, texts);
  if (tab === 'selections')
    return toRows(await callApi('listSelections', { query }), selectionItem, texts);
  const schema_names = KINDS[tab] ?? MIXED_KINDS;
  const result = await callApi('listDocuments', {
    query: { ...query, schema_names, sort: 'relevance', include_no_location: true },
  });
  return toRows(result, documentItem, texts);
}

async function loadCounts(search: string): Promise<ApiResult<SearchResults['counts']>> {
  const result = await callApi('listDocuments', { query: { search, page_size: 1 } });
  if (result.status !== 'ok') return result;
  return { status: 'ok', data: countsOf(result.data.counts) };
}

const NO_HITS: SearchCounts = { article: 0, group: 0, rebus: 0, owner: 0, theme: 0, selection: 0 };

/** The API counts by kind, the tabs by list. */
export function countsOf(found: SearchCounts = NO_HITS): SearchResults['counts'] {
  const { article, group, rebus, owner, theme, selection } = found;
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

/** What fails is left out: it only stands beside. */
async function loadBeside(query: string, texts: Texts): Promise<readonly ItemView[]> {
  const batch = { page: 1, page_size: BESIDE_MAX };
  const tabs: readonly ListTab[] = ['themes', 'selections'];
  const results = await Promise.all(tabs.map((tab) => foundRows(query, tab, batch, texts)));
  return results.flatMap((result) => (result.status === 'ok' ? result.data.items : []));
}

/** A few things that the words so far may mean, in one call; none when it was taken back or failed. */
export async function suggest(
  search: string,
  texts: Texts,
  signal: AbortSignal,
): Promise<readonly ItemView[]> {
  const query = { search, schema_names: MIXED_KINDS, page_size: SUGGESTIONS_MAX };
  try {
    const result = await callApi('listDocuments', { query, signal });
    if (result.status !== 'ok') return [];
    return result.data.items.map((head) => documentItem(head, texts));
  } catch {
    return [];
  }
}
