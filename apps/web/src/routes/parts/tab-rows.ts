import type { ApiResult } from '#services/api-result.ts';
import type { ItemPage } from '#services/load-list.ts';
import type { ListTab } from '#services/tabs.ts';
import { dataOrThrow } from './data-or-throw.ts';

export interface TabRows {
  readonly shown: ItemPage;
  /** The list is empty because it could not be had: the page says so in its place. */
  readonly hasFailed: boolean;
}

const EMPTY: ItemPage = { items: [], total: 0 };

/**
 * The rows of a list; of rebuses that cannot be had, an empty one (specification §8). The server answers with its error page all the
 * same: a page that lacks its list must neither be kept nor found.
 */
export function tabRows(tab: ListTab, rows: ApiResult<ItemPage>): TabRows {
  const isLacking = rows.status === 'failed' || rows.status === 'offline';
  if (tab === 'rebus' && isLacking && !import.meta.env.SSR)
    return { shown: EMPTY, hasFailed: true };
  return { shown: dataOrThrow(rows), hasFailed: false };
}
