/** A list that grows page by page in the browser. Pure. */
import type { ItemPage } from '#services/load-list.ts';

export interface GrownList {
  /** The page that came with the route; another one starts anew. */
  readonly base: ItemPage;
  readonly page: ItemPage;
  readonly status: 'idle' | 'loading' | 'failed';
}

export function startList(base: ItemPage): GrownList {
  return { base, page: base, status: 'idle' };
}

/** The rows so far and those of the next page; one that moved between the two calls is not shown twice. */
export function joinPages(before: ItemPage, next: ItemPage): ItemPage {
  const known = new Set(before.items.map(({ kind, id }) => `${kind} ${id}`));
  const added = next.items.filter(({ kind, id }) => !known.has(`${kind} ${id}`));
  return { ...next, items: [...before.items, ...added], previousPage: before.previousPage };
}
