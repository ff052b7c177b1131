import type { ItemPage } from '#services/load-list.ts';
import type { ItemView } from '#services/transform/list-item.ts';
import { LISTED_MAX, listIds, listedFor } from './list-ids.ts';
import { useItems } from './use-items.ts';
import type { MapPoints } from './use-map-points.ts';
import type { MapState } from './use-map-state.ts';

export interface Places {
  /** Rows of the list. */
  readonly items: readonly ItemView[];
  readonly isLoading: boolean;
  /** How many are in view, listed or not; `undefined` while the list is not in step with the map. */
  readonly count: number | undefined;
  /** There is more to unfold. */
  readonly hasMore: boolean;
  /** More is in view than a list can hold. */
  readonly isTooMany: boolean;
  readonly selected: ItemView | undefined;
}

/** The places that the list holds: those in view, or the first ones for as long as there is no map. */
export function usePlaces(
  { view, seen, selectedId }: MapState,
  { status }: MapPoints,
  first: ItemPage,
): Places {
  const inView = status === 'ready' ? view?.visibleIds : undefined;
  const ids = inView ?? first.items.flatMap(({ id }) => (typeof id === 'number' ? id : []));
  const { items, isLoading } = useItems(listIds(ids, selectedId, seen.p), first.items);
  const selected = items.find(({ id }) => id === selectedId);
  const listed = listedFor(seen.p);
  const total = inView?.length ?? first.total;
  return {
    items,
    isLoading,
    count: inView?.length,
    hasMore: total > listed && listed < LISTED_MAX,
    isTooMany: total > LISTED_MAX && listed === LISTED_MAX,
    selected,
  };
}

/** A selected place that the chosen kinds leave out, or that is not there any more, is selected no longer. */
export function onlyShown(map: MapState, { status, points }: MapPoints): MapState {
  const { selectedId } = map;
  const isShown =
    selectedId === undefined || status !== 'ready' || points.some(([id]) => id === selectedId);
  return isShown ? map : { ...map, selectedId: undefined };
}
