import { pageSearch } from './page-search.ts';
import { cleanQuery, isSearchTab } from '#services/tabs.ts';
import type { SearchTab } from '#services/tabs.ts';

export interface SearchSearch {
  readonly q?: string | undefined;
  readonly tab?: SearchTab | undefined;
  readonly page?: number | undefined;
}

/** What a search's address holds: the words, the tab if it is not the first, the page if it is not the first. */
export function searchSearch(search: Record<string, unknown>): SearchSearch {
  const { q, tab } = search;
  // Words that look like a number are read as one.
  const words = typeof q === 'string' || typeof q === 'number' || typeof q === 'boolean';
  return {
    q: words ? cleanQuery(String(q)) || undefined : undefined,
    tab: isSearchTab(tab) && tab !== 'all' ? tab : undefined,
    ...pageSearch(search),
  };
}
