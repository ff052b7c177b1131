import type { TagTab } from '#api/tabs.ts';

/** Address of a theme's page with a tab and a page; the first ones have no name. */
export function themePageHref(path: string, tab: TagTab, page = 1): string {
  const search = new URLSearchParams();
  if (tab !== 'all') search.set('tab', tab);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return path + (text && `?${text}`);
}
