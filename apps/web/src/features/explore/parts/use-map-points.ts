import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MapPoint } from '@varde/contract/documents';
import { SCHEMA_IDS } from '@varde/domain/document-kinds';
import { callApi } from '#api/api-client.ts';
import type { PlacesFilter } from '../load-places.ts';
import { kindsOf } from '../map-href.ts';
import type { MapSearch } from '../map-search.ts';

export interface MapPoints {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly points: readonly MapPoint[];
  readonly retry: () => void;
}

const NONE: readonly MapPoint[] = [];

interface Found {
  /** Filter that the points match. */
  readonly filterKey: string;
  readonly points: readonly MapPoint[];
}

/**
 * All published points that match the filter. Fetched after hydration: too many to embed in the
 * page.
 */
export function useMapPoints(filter: PlacesFilter): MapPoints {
  const filterKey = JSON.stringify(filter);
  const [found, setFound] = useState<Found>();
  const [isFailed, setFailed] = useState(false);
  const isMissing = found?.filterKey !== filterKey;
  const shouldFetch = isMissing && !isFailed;
  useEffect(() => {
    if (!shouldFetch) return undefined;
    const stop = new AbortController();
    const take = async () => {
      const points = await fetchPoints(filterKey, stop.signal);
      if (stop.signal.aborted) return;
      if (points) setFound({ filterKey, points });
      else setFailed(true);
    };
    void take();
    return () => stop.abort();
  }, [filterKey, shouldFetch]);
  const retry = useCallback(() => setFailed(false), []);
  const status = isMissing ? (isFailed ? 'failed' : 'loading') : 'ready';
  return { status, points: isMissing ? NONE : found.points, retry };
}

async function fetchPoints(filterKey: string, signal: AbortSignal) {
  const query = JSON.parse(filterKey) as PlacesFilter;
  try {
    const result = await callApi('getDocumentMapData', { query, signal });
    return result.status === 'ok' ? result.data.points : undefined;
  } catch {
    return undefined;
  }
}

/** Points of the chosen kinds. Memoized: a new array makes the map redraw. */
export function useChosen(mapPoints: MapPoints, { k }: MapSearch): MapPoints {
  const { points } = mapPoints;
  const chosen = useMemo(() => {
    if (k === undefined) return points;
    const schemaIds = new Set(kindsOf({ k }).map((kind) => SCHEMA_IDS[kind]));
    return points.filter(([, schemaId]) => schemaIds.has(schemaId));
  }, [points, k]);
  return { ...mapPoints, points: chosen };
}
