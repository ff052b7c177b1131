import type { ItemPage } from '#services/load-list.ts';
import type { ItemView } from '#services/transform/list-item.ts';
import { listIds } from './list-ids.ts';
import type { Exploration } from './use-exploration.ts';
import { useItems } from './use-items.ts';
import type { MapPoints } from './use-map-points.ts';

export interface Places {
  /** Rows of the list. */
  readonly items: readonly ItemView[];
  readonly isLoading: boolean;
  /** How many are in view, listed or not; `undefined` while the list is not in step with the map. */
  readonly count: number | undefined;
  readonly selected: ItemView | undefined;
}

/** The places that the list holds: those in view, or the first ones for as long as there is no map. */
export function usePlaces(
  { view, selectedId }: Exploration,
  { status }: MapPoints,
  first: ItemPage,
): Places {
  const inView = status === 'ready' ? view?.visibleIds : undefined;
  const ids = inView ?? first.items.flatMap(({ id }) => (typeof id === 'number' ? id : []));
  const { items, isLoading } = useItems(listIds(ids, selectedId), first.items);
  const selected = items.find(({ id }) => id === selectedId);
  return { items, isLoading, count: inView?.length, selected };
}
