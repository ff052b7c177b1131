import type { Texts } from '#i18n/texts.ts';
import type { ApiResult } from '#api/api-result.ts';
import { loadFirst } from '#api/load-list.ts';
import type { ItemView } from '#api/transform/list-item.ts';
import type { ListTab } from '#api/tabs.ts';

export interface HomeSection {
  readonly tab: ListTab;
  /** `undefined`: they could not be had. */
  readonly rows: { readonly items: readonly ItemView[]; readonly total: number } | undefined;
}

type FirstRows = Awaited<ReturnType<typeof loadFirst>>;

/** What stands on the front page, from the top, and how much of each. */
const SECTIONS: readonly { tab: ListTab; count: number }[] = [
  // One across the row, and a grid that is full in rows of two and of three.
  { tab: 'articles', count: 7 },
  { tab: 'museums', count: 6 },
  { tab: 'themes', count: 6 },
  { tab: 'presentations', count: 6 },
  { tab: 'rebus', count: 6 },
];

/** Asked for besides, in the place of those that are locked. */
const SPARE = 6;

/** The front page shows what everyone can open. */
function openOnes(result: FirstRows, count: number): FirstRows {
  if (result.status !== 'ok') return result;
  const items = result.data.items.filter(({ state }) => state !== 'locked').slice(0, count);
  return { status: 'ok', data: { ...result.data, items } };
}

/** The front page's sections. An empty one is left out, one that fails says so; only when all fail, the page fails. */
export async function loadHome(texts: Texts): Promise<ApiResult<readonly HomeSection[]>> {
  const results = await Promise.all(
    SECTIONS.map(async ({ tab, count }) => ({
      tab,
      result: openOnes(await loadFirst(tab, count + SPARE, texts), count),
    })),
  );
  const [first] = results;
  const hasFailed = results.every(({ result }) => result.status !== 'ok');
  if (hasFailed && first && first.result.status !== 'ok') return first.result;
  const sections = results.map(({ tab, result }) => ({
    tab,
    rows: result.status === 'ok' ? result.data : undefined,
  }));
  return { status: 'ok', data: sections.filter(({ rows }) => rows?.items.length !== 0) };
}

/** The sections, with the rows that are shown already where those could not be had anew. Pure. */
export function retainSections(
  sections: readonly HomeSection[],
  before: readonly HomeSection[],
): readonly HomeSection[] {
  return sections.map((section) =>
    section.rows ? section : (before.find(({ tab }) => tab === section.tab) ?? section),
  );
}
