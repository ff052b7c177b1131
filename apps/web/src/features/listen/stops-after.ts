import type { Content } from '@varde/contract/content';

/** Ids of the stops that follow an article, in the walk that holds it: the presentation's own, or that of a selection. */
export function stopsAfter(
  content: Content | null | undefined,
  article: number,
): readonly number[] {
  const { article_ids: main = [], selections = [] } = content ?? {};
  const walks = [main, ...selections.map(({ article_ids: ids }) => ids)];
  const walk = walks.find((ids) => ids.includes(article)) ?? [];
  return walk.slice(walk.indexOf(article) + 1);
}
