import type { Texts } from '#i18n/texts.ts';
import type { ApiResult } from '#api/api-result.ts';
import { loadFirst } from '#api/load-list.ts';
import type { ItemView } from '#api/transform/list-item.ts';
import type { ListTab } from '#api/tabs.ts';

export interface HomeSection {
  readonly tab: ListTab;
  /** `undefined`: failed to load. */
  readonly rows: { readonly items: readonly ItemView[]; readonly total: number } | undefined;
}

type FirstRows = Awaited<ReturnType<typeof loadFirst>>;

/** Sections of the front page, in order, with their number of items. */
const SECTIONS: readonly { tab: ListTab; count: number }[] = [
  // One featured card across the row, and rows that fill with two and three columns.
  { tab: 'articles', count: 7 },
  { tab: 'museums', count: 6 },
  { tab: 'themes', count: 6 },
  { tab: 'presentations', count: 6 },
  { tab: 'rebus', count: 6 },
];

/** Fetched in addition, to replace locked items. */
const SPARE = 6;

/** The front page shows only items that everyone can open. */
function withoutLocked(result: FirstRows, count: number): FirstRows {
  if (result.status !== 'ok') return result;
  const items = result.data.items.filter(({ state }) => state !== 'locked').slice(0, count);
  return { status: 'ok', data: { ...result.data, items } };
}

/**
 * Sections of the front page. Empty ones are omitted, failed ones are marked; the page fails only
 * if all fail.
 */
export async function loadHome(texts: Texts): Promise<ApiResult<readonly HomeSection[]>> {
  const results = await Promise.all(
    SECTIONS.map(async ({ tab, count }) => ({
      tab,
      result: withoutLocked(await loadFirst(tab, count + SPARE, texts), count),
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

/** The new sections; one that failed to reload retains its current rows. Pure. */
export function retainSections(
  sections: readonly HomeSection[],
  before: readonly HomeSection[],
): readonly HomeSection[] {
  return sections.map((section) =>
    section.rows ? section : (before.find(({ tab }) => tab === section.tab) ?? section),
  );
}
