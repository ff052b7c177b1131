/** The next rows of a growing list; apart from the loaders, whose code a page that came from the server needs only then. */
import type { Texts } from '#i18n/texts.ts';
import type { SearchTab, ListTab, TagTab } from '#api/tabs.ts';

export async function growTab(tab: ListTab, page: number, texts: Texts) {
  const { loadTab } = await import('#api/load-list.ts');
  return loadTab(tab, page, texts, 'alone');
}

export async function growFound(query: string, tab: SearchTab, page: number, texts: Texts) {
  const { loadResults } = await import('#api/load-search.ts');
  return loadResults({ query, tab, page }, texts, 'alone');
}

export async function growTagged(tag: string, tab: TagTab, page: number, texts: Texts) {
  const { loadTagged } = await import('#api/load-tag.ts');
  return loadTagged({ tag, tab, page }, texts, 'alone');
}
