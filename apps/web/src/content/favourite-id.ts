import type { ListItemView } from './view-models.ts';

const KINDS: ReadonlySet<ListItemView['kind']> = new Set(['article', 'group', 'rebus', 'owner']);

/** The document that a row stands for, where it can be a favourite: posts belong to their game, themes are no documents. */
export function favouriteIdOf({
  id,
  kind,
  state,
}: Pick<ListItemView, 'id' | 'kind' | 'state'>): number | undefined {
  return typeof id === 'number' && state !== 'hidden' && KINDS.has(kind) ? id : undefined;
}
