import { FRONT_SECTIONS } from '@varde/domain/site-profile';
import type { Texts } from '#i18n/texts.ts';
import { siteProfile } from '#browser/site-profile.ts';
import { callApi } from '#api/api-client.ts';
import type { ApiResult } from '#api/api-result.ts';
import { documentRow, loadFirst } from '#api/load-list.ts';
import type { ItemView } from '#api/transform/list-item.ts';
import type { ListTab } from '#api/tabs.ts';
import { sortLocation } from '#state/sort-place.ts';

export interface HomeSection {
  readonly tab: ListTab;
  /** `undefined`: failed to load. */
  readonly rows: { readonly items: readonly ItemView[]; readonly total: number } | undefined;
}

type FirstRows = Awaited<ReturnType<typeof loadFirst>>;

/** Rows that fill with two and three columns. */
const COUNT = 6;
/** One more, since the first card is across the row. */
const COUNT_WITH_FEATURED = COUNT + 1;

/** Fetched in addition, to replace locked items, and places without an image. */
const SPARE = 6;

/**
 * The front page shows only items that everyone can open, and first those with an image, unless
 * they are sorted by distance.
 */
function shown(result: FirstRows, count: number): FirstRows {
  if (result.status !== 'ok') return result;
  const open = result.data.items.filter(({ state }) => state !== 'locked');
  const isByDistance = sortLocation() !== undefined;
  const rank = ({ image }: ItemView) => (image || isByDistance ? 0 : 1);
  const items = open.toSorted((a, b) => rank(a) - rank(b)).slice(0, count);
  return { status: 'ok', data: { ...result.data, items } };
}

/**
 * Sections of the front page. Empty ones are omitted, failed ones are marked; the page fails only
 * if all fail.
 */
export async function loadHome(texts: Texts): Promise<ApiResult<readonly HomeSection[]>> {
  const results = await Promise.all(
    (siteProfile().front?.sections ?? FRONT_SECTIONS).map(async (tab) => {
      const count = tab === 'articles' ? COUNT_WITH_FEATURED : COUNT;
      return { tab, result: shown(await loadFirst(tab, count + SPARE, texts), count) };
    }),
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

/** The document that a museum shows on top of its front page; without it, none is shown. */
export async function loadFrontHero(texts: Texts): Promise<ItemView | undefined> {
  const id = siteProfile().front?.hero;
  if (id === undefined) return undefined;
  const result = await callApi('getDocumentFields', { query: { d: id } });
  const [head] = result.status === 'ok' ? result.data.items : [];
  return head && documentRow(head, texts);
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
