/** Loads the documents of a theme, and how many there are of each kind. */
import type { Texts } from '#i18n/texts.ts';
import { callApi } from './api-client.ts';
import type { ApiResult } from './api-result.ts';
import { loadFiltered, type ItemPage, type PageScope } from './load-list.ts';
import { TAG_TABS, type TagTab } from './tabs.ts';

const KINDS: Readonly<Record<TagTab, string>> = {
  all: 'article,group,rebus',
  articles: 'article',
  presentations: 'group',
  rebus: 'rebus',
};

export interface TagRequest {
  readonly tag: string;
  readonly tab: TagTab;
  readonly page: number;
}

export function loadTagged(
  { tag, tab, page }: TagRequest,
  texts: Texts,
  scope: PageScope = 'screen',
): Promise<ApiResult<ItemPage>> {
  return loadFiltered({ kulturnav_tags: tag, schema_names: KINDS[tab] }, page, texts, scope);
}

export type TagCounts = Readonly<Partial<Record<TagTab, number>>>;

/** A kind whose count fails is left out. */
export async function loadTagCounts(tag: string): Promise<TagCounts> {
  const counts = await Promise.all(
    TAG_TABS.map(async (tab) => {
      const query = {
        kulturnav_tags: tag,
        schema_names: KINDS[tab],
        page_size: 1,
        include_no_location: true,
      };
      const result = await callApi('listDocuments', { query });
      return result.status === 'ok' ? [[tab, result.data.total] as const] : [];
    }),
  );
  return Object.fromEntries(counts.flat());
}
