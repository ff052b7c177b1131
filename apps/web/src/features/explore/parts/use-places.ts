/** Data of a map screen: the points that match a filter, and the list of places in view. */
import { DOCUMENT_ID_BATCH } from '@varde/domain/constants';
import { useEffect, useState, useCallback, useMemo, useEffectEvent } from 'react';
import type { MapPoint } from '@varde/contract/documents';
import { SCHEMA_IDS } from '@varde/domain/document-kinds';
import { useTexts } from '#i18n/text-context.tsx';
import { callApi } from '#api/api-client.ts';
import { documentRow, type ItemPage } from '#api/load-list.ts';
import type { ItemView } from '#api/transform/list-item.ts';
import { LISTED_MAX, listIds, listedFor } from './list-ids.ts';
import type { MapState } from './use-map-state.ts';
import type { PlacesFilter } from '../load-places.ts';
import { kindsOf } from '../map-href.ts';
import type { MapSearch } from '../map-search.ts';

export interface Places {
  /** Rows of the list. */
  readonly items: readonly ItemView[];
  readonly isLoading: boolean;
  /** Number in view, listed or not; `undefined` while list and map are out of sync. */
  readonly count: number | undefined;
  /** More rows can be unfolded. */
  readonly hasMore: boolean;
  /** More places are in view than a list can hold. */
  readonly isTooMany: boolean;
  readonly selected: ItemView | undefined;
}

/** The list's places: those in view, or the initial ones until the map has loaded. */
export function usePlaces(map: MapState, mapPoints: MapPoints, first: ItemPage): Places {
  const { params, selectedId } = map;
  const inView = placesInView(map, mapPoints);
  const ids = inView ?? first.items.flatMap(({ id }) => (typeof id === 'number' ? id : []));
  const { items, isLoading } = useItems(listIds(ids, selectedId, params.p), first.items);
  const selected = items.find(({ id }) => id === selectedId);
  const listed = listedFor(params.p);
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

/** Deselects a place that the filter excludes or that no longer exists. */
export function deselectHidden(map: MapState, { status, points }: MapPoints): MapState {
  const { selectedId } = map;
  const isShown =
    selectedId === undefined || status !== 'ready' || points.some(([id]) => id === selectedId);
  return isShown ? map : { ...map, selectedId: undefined };
}

/** `undefined` until the map has reported the loaded points, after they are rendered. */
function placesInView(
  { view }: Pick<MapState, 'view'>,
  { status, points }: MapPoints,
): readonly number[] | undefined {
  if (!view || status !== 'ready') return undefined;
  return view.pointCount > 0 || points.length === 0 ? view.visibleIds : undefined;
}

interface Items {
  /** Loaded items, in the order of the ids. */
  readonly items: readonly ItemView[];
  /** Some are being fetched. */
  readonly isLoading: boolean;
}

/** Debounce: the ids change continuously while the map moves. */
const REST_MS = 150;

/** Rows by id, each fetched once. `first` are known from the start. */
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
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void fetchHeads(missingIds, controller.signal).then((heads) => {
        // Ids missing from the response are stored too, otherwise they would be fetched repeatedly.
        const rows = missingIds.map((id) => {
          const head = heads?.find((one) => one.id === id);
          return [id, head && documentRow(head, texts)] as const;
        });
        return heads && setFetched((before) => new Map([...before, ...rows]));
      });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [missing, texts]);
  const items = ids.flatMap((id) => known.get(id) ?? []);
  return { items, isLoading: missing !== '' };
}

/** `undefined` if aborted or failed; the next map move fetches again. */
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

interface MapPoints {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly points: readonly MapPoint[];
  readonly retry: () => void;
}

const NONE: readonly MapPoint[] = [];

interface LoadedPoints {
  /** Filter that the points match. */
  readonly filterKey: string;
  readonly points: readonly MapPoint[];
}

/** All published points that match the filter. Fetched after hydration: too many to embed. */
export function useMapPoints(filter: PlacesFilter): MapPoints {
  const filterKey = JSON.stringify(filter);
  const [loaded, setLoaded] = useState<LoadedPoints>();
  const [isFailed, setFailed] = useState(false);
  const isMissing = loaded?.filterKey !== filterKey;
  const shouldFetch = isMissing && !isFailed;
  const fetchLatest = useEffectEvent((signal: AbortSignal) => fetchPoints(filter, signal));
  useEffect(() => {
    if (!shouldFetch) return undefined;
    const controller = new AbortController();
    const load = async () => {
      const points = await fetchLatest(controller.signal);
      if (controller.signal.aborted) return;
      if (points) setLoaded({ filterKey, points });
      else setFailed(true);
    };
    void load();
    return () => controller.abort();
  }, [filterKey, shouldFetch]);
  const retry = useCallback(() => setFailed(false), []);
  const status = isMissing ? (isFailed ? 'failed' : 'loading') : 'ready';
  return { status, points: isMissing ? NONE : loaded.points, retry };
}

async function fetchPoints(query: PlacesFilter, signal: AbortSignal) {
  try {
    const result = await callApi('getDocumentMapData', { query, signal });
    return result.status === 'ok' ? result.data.points : undefined;
  } catch {
    return undefined;
  }
}

/** Points of the chosen kinds. Memoized: a new array makes the map redraw. */
export function useFilteredPoints(mapPoints: MapPoints, { k }: MapSearch): MapPoints {
  const { points } = mapPoints;
  const chosen = useMemo(() => {
    if (k === undefined) return points;
    const schemaIds = new Set(kindsOf({ k }).map((kind) => SCHEMA_IDS[kind]));
    return points.filter(([, schemaId]) => schemaIds.has(schemaId));
  }, [points, k]);
  return { ...mapPoints, points: chosen };
}
