import { pageSearch } from './page-search.ts';
import { isTagTab } from '#services/tabs.ts';
import type { TagTab } from '#services/tabs.ts';

export interface TagSearch {
  readonly tab?: TagTab | undefined;
  readonly page?: number | undefined;
}

/** What a theme's address holds: the tab and the page, where they are not the first. */
export function tagSearch(search: Record<string, unknown>): TagSearch {
  const { tab } = search;
  return { tab: isTagTab(tab) && tab !== 'all' ? tab : undefined, ...pageSearch(search) };
}
