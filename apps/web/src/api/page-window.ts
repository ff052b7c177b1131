/** Which rows a page of a growing list shows, and which page to request from the API. Pure. */
import { DOCUMENT_ID_BATCH, PAGE_SIZE } from '@varde/domain/constants';
import { readNumber } from '#browser/url-search.ts';

/** Pages on one screen; the API returns at most 150 rows at once. */
const PAGES_TOGETHER = DOCUMENT_ID_BATCH / PAGE_SIZE;

export interface PageWindow {
  /** API query; only the first `shown` of its rows are shown. */
  readonly query: { readonly page: number; readonly page_size: number };
  readonly shown: number;
  /** Rows before the first one shown. */
  readonly skipped: number;
}

/**
 * `?page=3` shows the first three pages together, so that "more" appends to the list, with and
 * without script. From the sixteenth page on, the list starts again with the rows after the first
 * 150.
 */
export function pageWindow(page: number): PageWindow {
  const screen = screenOf(page);
  const shown = (page - screen * PAGES_TOGETHER) * PAGE_SIZE;
  const query =
    screen === 0
      ? { page: 1, page_size: shown }
      : { page: screen + 1, page_size: DOCUMENT_ID_BATCH };
  return { query, shown, skipped: screen * DOCUMENT_ID_BATCH };
}

/** Pages of one screen have the same number, from 0. */
export function screenOf(page: number): number {
  return Math.floor((page - 1) / PAGES_TOGETHER);
}

/** Whether a page is the first of its screen, so that the list does not grow into it. */
export function startsScreen(page: number): boolean {
  return (page - 1) % PAGES_TOGETHER === 0;
}

/** The page before the first one on the screen; `undefined` on the first screen. */
export function previousPage(page: number): number | undefined {
  const before = screenOf(page) * PAGES_TOGETHER;
  return before > 0 ? before : undefined;
}

/** The number of a list's last page; an empty list has one page. */
export function lastPage(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** More than any list has; keeps nonsense away from the API. */
const MAX_PAGE = 10_000;

/**
 * The page number of a growing list from the URL; `undefined` for the first page and for invalid
 * values. Always set: the router retains what a validated search omits.
 */
export function pageSearch(search: Record<string, unknown>): { page?: number | undefined } {
  const page = readNumber(search['page']);
  return { page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined };
}
