/** The lists of the site, page by page, as rows in the visitor's language. */
import type { DocumentsQuery } from '@varde/contract/documents';
import { formatLocation } from '@varde/domain/geo';
import type { Texts } from '#i18n/texts.ts';
import { knownPosition } from '#platform/position-store.ts';
import { callApi } from './api-client.ts';
import type { ApiResult } from './api-result.ts';
import { pageWindow, previousPage } from './page-window.ts';
import { documentItem, ownerItem, selectionItem, themeItem } from './transform/list-item.ts';
import type { ItemView } from './transform/list-item.ts';

export interface ItemPage {
  readonly items: readonly ItemView[];
  /** In the whole list. */
  readonly total: number;
  readonly nextPage?: number | undefined;
  readonly previousPage?: number | undefined;
}

export const LIST_TABS = [
  'articles',
  'museums',
  'themes',
  'rebus',
  'presentations',
  'selections',
] as const;

export type ListTab = (typeof LIST_TABS)[number];

export function isListTab(text: string): text is ListTab {
  return LIST_TABS.some((tab) => tab === text);
}

interface Batch {
  readonly page: number;
  readonly page_size: number;
}

type Rows = Promise<ApiResult<{ readonly items: readonly ItemView[]; readonly total: number }>>;
type LoadRows = (batch: Batch, texts: Texts) => Rows;

const LOADERS: Readonly<Record<ListTab, LoadRows>> = {
  articles: documentRows('article'),
  presentations: documentRows('group'),
  rebus: documentRows('rebus'),
  museums: async (batch, texts) =>
    toRows(await callApi('listOwners', { query: { ...batch, ...near() } }), ownerItem, texts),
  themes: async (batch, texts) =>
    toRows(await callApi('listThemes', { query: batch }), themeItem, texts),
  selections: async (batch, texts) =>
    toRows(await callApi('listSelections', { query: batch }), selectionItem, texts),
};

/** One of the lists under /explore/list, nearest first where the visitor's position is known. */
export function loadTab(tab: ListTab, page: number, texts: Texts): Promise<ApiResult<ItemPage>> {
  return loadPages(page, (batch) => LOADERS[tab](batch, texts));
}

/** The first rows of a list. */
export function loadFirst(tab: ListTab, count: number, texts: Texts): Rows {
  return LOADERS[tab]({ page: 1, page_size: count }, texts);
}

/** Documents by a filter, as the pages of owners and themes list them. */
export function loadFiltered(
  filter: Pick<DocumentsQuery, 'owner_id' | 'kulturnav_tags' | 'schema_names'>,
  page: number,
  texts: Texts,
): Promise<ApiResult<ItemPage>> {
  return loadPages(page, (batch) => listDocuments({ ...batch, ...filter }, texts));
}

async function loadPages(page: number, load: (batch: Batch) => Rows): Promise<ApiResult<ItemPage>> {
  const { query, shown, skipped } = pageWindow(page);
  const rows = await load(query);
  if (rows.status !== 'ok') return rows;
  const { items, total } = rows.data;
  const data: ItemPage = {
    items: items.slice(0, shown),
    total,
    nextPage: skipped + shown < total ? page + 1 : undefined,
    previousPage: previousPage(page),
  };
  return { status: 'ok', data };
}

function documentRows(kind: 'article' | 'group' | 'rebus'): LoadRows {
  return (batch, texts) => listDocuments({ ...batch, schema_names: kind }, texts);
}

async function listDocuments(query: DocumentsQuery, texts: Texts): Rows {
  const language = texts.language.key;
  const place = near();
  const answer = await callApi('listDocuments', {
    query: {
      sort: place.location ? 'distance' : 'title',
      ...query,
      ...place,
      ...EVERYWHERE,
      language,
    },
  });
  return toRows(answer, documentItem, texts);
}

/** Lists hold also what has no place; it sorts last (specification §9). */
const EVERYWHERE = { include_no_location: true };

function near(): { location?: string } {
  const position = knownPosition();
  return position ? { location: formatLocation(position) } : {};
}

function toRows<T>(
  answer: ApiResult<{ items: T[]; total: number }>,
  toItem: (item: T, texts: Texts) => ItemView,
  texts: Texts,
): Awaited<Rows> {
  if (answer.status !== 'ok') return answer;
  const { items, total } = answer.data;
  return { status: 'ok', data: { items: items.map((item) => toItem(item, texts)), total } };
}
