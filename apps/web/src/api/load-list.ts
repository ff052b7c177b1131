/** Loads the lists of the site page by page, as rows in the visitor's language. */
import type { DocumentHead, DocumentsQuery } from '@varde/contract/documents';
import { PAGE_SIZE } from '@varde/domain/constants';
import { distanceBetween } from '@varde/domain/geo';
import type { Texts } from '#i18n/texts.ts';
import { siteProfile } from '#browser/site-profile.ts';
import { knownPosition } from '#browser/position-store.ts';
import { ownerFilter } from '#state/owner-filter.ts';
import { sortLocation } from '#state/sort-place.ts';
import { callApi } from './api-client.ts';
import type { ApiResult } from './api-result.ts';
import { pageWindow, previousPage } from './page-window.ts';
import { LIST_TABS, type ListTab } from './tabs.ts';
import {
  documentItem,
  ownerItem,
  selectionItem,
  themeItem,
  type ItemView,
} from './transform/list-item.ts';

export interface ItemPage {
  readonly items: readonly ItemView[];
  /** Length of the full list. */
  readonly total: number;
  readonly nextPage?: number | undefined;
  readonly previousPage?: number | undefined;
}

export interface Batch {
  readonly page: number;
  readonly page_size: number;
}

/** All pages of the screen up to this one, or this page alone. */
export type PageScope = 'screen' | 'alone';

export type Rows = Promise<
  ApiResult<{ readonly items: readonly ItemView[]; readonly total: number }>
>;
type LoadRows = (batch: Batch, texts: Texts) => Rows;

const LOADERS: Readonly<Record<ListTab, LoadRows>> = {
  articles: documentRows('article'),
  presentations: documentRows('group'),
  rebus: documentRows('rebus'),
  museums: (batch, texts) => museumRows(batch, texts),
  themes: async (batch, texts) =>
    toRows(await callApi('listThemes', { query: { ...batch, ...atOwner() } }), themeItem, texts),
  selections: async (batch, texts) =>
    toRows(
      await callApi('listSelections', { query: { ...batch, ...atOwner() } }),
      selectionItem,
      texts,
    ),
};

/**
 * One of the lists under /explore/list, nearest first if the visitor's position is known, limited
 * to the museum that the visitor has checked in at.
 */
export function loadTab(
  tab: ListTab,
  page: number,
  texts: Texts,
  scope: PageScope = 'screen',
): Promise<ApiResult<ItemPage>> {
  return loadPages(page, scope, (batch) => LOADERS[tab](batch, texts));
}

export type TabCounts = Readonly<Partial<Record<ListTab, number>>>;

/** How many rows each list has; lists that fail to load are left out. */
export async function loadTabCounts(texts: Texts): Promise<TabCounts> {
  const results = await Promise.all(LIST_TABS.map((tab) => loadFirst(tab, 1, texts)));
  const counts = results.flatMap((result, index) =>
    result.status === 'ok' ? [[LIST_TABS[index], result.data.total] as const] : [],
  );
  return Object.fromEntries(counts);
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
  scope: PageScope = 'screen',
): Promise<ApiResult<ItemPage>> {
  return loadPages(page, scope, (batch) => listDocuments({ ...batch, ...filter }, texts));
}

/** A page of any list, with the earlier pages of its screen unless `scope` is `alone`. */
export async function loadPages(
  page: number,
  scope: PageScope,
  load: (batch: Batch) => Rows,
): Promise<ApiResult<ItemPage>> {
  const isAlone = scope === 'alone';
  const { query, shown, skipped } = isAlone ? pageAlone(page) : pageWindow(page);
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

function pageAlone(page: number) {
  const query = { page, page_size: PAGE_SIZE };
  return { query, shown: PAGE_SIZE, skipped: (page - 1) * PAGE_SIZE };
}

function documentRows(kind: 'article' | 'group' | 'rebus'): LoadRows {
  return (batch, texts) => listDocuments({ ...batch, schema_names: kind, ...atOwner() }, texts);
}

/** Nearest first; a visitor who has checked in at a museum gets that one only. */
async function museumRows(batch: Batch, texts: Texts): Rows {
  const filter = ownerFilter();
  if (!filter) {
    const result = await callApi('listOwners', { query: { ...batch, ...nearVisitor() } });
    return nearestFirst(toRows(result, ownerItem, texts));
  }
  const result = await callApi('getOwner', { params: { id: filter.id } });
  if (result.status !== 'ok') return result;
  return { status: 'ok', data: { items: [ownerItem(result.data, texts)], total: 1 } };
}

async function listDocuments(query: DocumentsQuery, texts: Texts): Rows {
  const language = texts.language.key;
  const place = nearVisitor();
  const result = await callApi('listDocuments', {
    query: {
      sort: place.location ? 'distance' : 'title',
      ...query,
      ...place,
      ...WITHOUT_LOCATION_TOO,
      language,
    },
  });
  return nearestFirst(toRows(result, documentRow, texts));
}

/**
 * The server sorts by a rounded position: here the rows are ordered by the distances that they
 * show. Those without a location stay last.
 */
function nearestFirst(rows: Awaited<Rows>): Awaited<Rows> {
  const position = knownPosition();
  if (!position || rows.status !== 'ok') return rows;
  const distanceTo = ({ location }: ItemView): number =>
    location ? distanceBetween(position, location) : Infinity;
  const items = rows.data.items
    .map((item) => ({ item, distance: distanceTo(item) }))
    .sort((a, b) => (a.distance === b.distance ? 0 : a.distance - b.distance));
  return { status: 'ok', data: { ...rows.data, items: items.map(({ item }) => item) } };
}

/** Lists also contain items without a location, which sort last (specification §9.2). */
const WITHOUT_LOCATION_TOO = { include_no_location: true };

function nearVisitor(): { location?: string } {
  const location = sortLocation();
  return location === undefined ? {} : { location };
}

function atOwner(): { owner_id?: string } {
  const filter = ownerFilter();
  return filter ? { owner_id: filter.id } : {};
}

/** Without the museum's name on the site of one museum: every row would repeat it. */
export function documentRow(head: DocumentHead, texts: Texts): ItemView {
  const item = documentItem(head, texts);
  return siteProfile().museum ? { ...item, owner: undefined } : item;
}

export function toRows<T>(
  result: ApiResult<{ items: T[]; total: number }>,
  toItem: (item: T, texts: Texts) => ItemView,
  texts: Texts,
): Awaited<Rows> {
  if (result.status !== 'ok') return result;
  const { items, total } = result.data;
  return { status: 'ok', data: { items: items.map((item) => toItem(item, texts)), total } };
}
