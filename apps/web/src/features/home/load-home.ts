import type { Texts } from '#i18n/texts.ts';
import type { ApiResult } from '#services/api-result.ts';
import { loadFirst } from '#services/load-list.ts';
import type { ListTab } from '#services/load-list.ts';
import type { ItemView } from '#services/transform/list-item.ts';

export interface HomeSection {
  readonly tab: ListTab;
  readonly items: readonly ItemView[];
  readonly total: number;
}

/** What stands on the front page, from the top, and how much of each. */
const SECTIONS: readonly { tab: ListTab; count: number }[] = [
  { tab: 'articles', count: 6 },
  { tab: 'museums', count: 6 },
  { tab: 'themes', count: 8 },
  { tab: 'presentations', count: 6 },
  { tab: 'rebus', count: 6 },
];

/** The front page's sections. One that fails or is empty is left out; only when all fail, the page fails. */
export async function loadHome(texts: Texts): Promise<ApiResult<readonly HomeSection[]>> {
  const answers = await Promise.all(
    SECTIONS.map(async ({ tab, count }) => ({ tab, answer: await loadFirst(tab, count, texts) })),
  );
  const sections = answers.flatMap(({ tab, answer }) =>
    answer.status === 'ok' && answer.data.items.length > 0 ? [{ tab, ...answer.data }] : [],
  );
  const failed = answers.map(({ answer }) => answer).find(({ status }) => status !== 'ok');
  if (sections.length === 0 && failed && failed.status !== 'ok') return failed;
  return { status: 'ok', data: sections };
}
