import type { ListTab } from '#api/tabs.ts';

/** URL of a list; the first page has no number. */
export function listHref(tab: ListTab, page = 1): string {
  return `/explore/list/${tab}${page > 1 ? `?page=${page}` : ''}`;
}
