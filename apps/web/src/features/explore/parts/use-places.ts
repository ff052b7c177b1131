import { DOCUMENT_ID_BATCH } from '@varde/domain/constants';
import { useEffect, useState } from 'react';
import { useTexts } from '#i18n/text-context.tsx';
import { callApi } from '#api/api-client.ts';
import type { ItemPage } from '#api/load-list.ts';
import { documentItem, type ItemView } from '#api/transform/list-item.ts';
import { LISTED_MAX, listIds, listedFor } from './list-ids.ts';
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

interface Items {
  /** Those that are known, in the order of the ids. */
  readonly items: readonly ItemView[];
  /** Some are on their way. */
  readonly isLoading: boolean;
}

/** While the map glides, the ids change at every stop; only where it rests are they asked for. */
const REST_MS = 150;

/** Rows for ids, each fetched once. `first` are known from the start. */
function useItems(ids: readonly number[], first: readonly ItemView[]): Items {
  const texts = useTexts();
  const [fetched, setFetched] = useState<ReadonlyMap<number, ItemView | undefined>>(new Map());
  const known = new Map<number | string, ItemView | undefined>([
    ...first.map((item) => [item.id, item] as const),
    ...fetched,
  ]);
  const missing = ids.filter((id) => !known.has(id)).join(',');
  useEffect(() => {
    if (!missing) return undefined;
    const missingIds = missing.split(',').map(Number);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void fetchHeads(missingIds, stop.signal).then((heads) => {
        // An id that the API leaves out is remembered as such, or it would be asked for again and again.
        const rows = missingIds.map((id) => {
          const head = heads?.find((one) => one.id === id);
          return [id, head && documentItem(head, texts)] as const;
        });
        return heads && setFetched((before) => new Map([...before, ...rows]));
      });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [missing, texts]);
  const items = ids.flatMap((id) => known.get(id) ?? []);
  return { items, isLoading: missing !== '' };
}

/** `undefined` when the question was taken back or could not be answered; the next move of the map asks again. */
async function fetchHeads(ids: number[], signal: AbortSignal) {
  const batches = Array.from({ length: Math.ceil(ids.length / DOCUMENT_ID_BATCH) }, (_, at) =>
    ids.slice(at * DOCUMENT_ID_BATCH, (at + 1) * DOCUMENT_ID_BATCH),
  );
  try {
    const results = await Promise.all(
      batches.map((d) => callApi('getDocumentFields', { query: { d }, signal })),
    );
    const heads = results.map((result) => (result.status === 'ok' ? result.data.items : undefined));
    return heads.every((some) => some !== undefined) ? heads.flat() : undefined;
  } catch {
    return undefined;
  }
}
