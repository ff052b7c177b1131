import type { SearchTab } from '#api/tabs.ts';

export const SEARCH_PATH = '/search';

/** The URL of search results; the first tab and the first page are left out. */
export function searchHref(query: string, tab: SearchTab = 'all', page = 1): string {
  const search = new URLSearchParams({ q: query });
  if (tab !== 'all') search.set('tab', tab);
  if (page > 1) search.set('page', String(page));
  return `${SEARCH_PATH}?${search}`;
}
