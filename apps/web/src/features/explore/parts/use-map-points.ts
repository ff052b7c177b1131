import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MapPoint } from '@varde/contract/documents';
import { SCHEMA_IDS } from '@varde/domain/document-kinds';
import { useOwnerFilter } from '#platform/owner-filter.ts';
import { callApi } from '#services/api-client.ts';
import { MAP_KINDS, kindsOf } from '../map-search.ts';
import type { MapSearch } from '../map-search.ts';

export interface MapPoints {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly points: readonly MapPoint[];
  readonly retry: () => void;
}

const NONE: readonly MapPoint[] = [];

interface Found {
  /** Id of the museum that they are limited to. */
  readonly owner: string | undefined;
  readonly points: readonly MapPoint[];
}

/**
 * Every published point, or the museum's where the visitor has checked in; of the chosen kinds. They are fetched once the page is
 * there: too many to travel in it.
 */
export function useMapPoints(search: MapSearch): MapPoints {
  const owner = useOwnerFilter()?.id;
  const [found, setFound] = useState<Found>();
  const [isFailed, setFailed] = useState(false);
  const isMissing = !found || found.owner !== owner;
  const isAsked = isMissing && !isFailed;
  useEffect(() => {
    if (!isAsked) return undefined;
    const stop = new AbortController();
    const take = async () => {
      const points = await fetchPoints(owner, stop.signal);
      if (stop.signal.aborted) return;
      if (points) setFound({ owner, points });
      else setFailed(true);
    };
    void take();
    return () => stop.abort();
  }, [owner, isAsked]);
  const retry = useCallback(() => setFailed(false), []);
  const status = isMissing ? (isFailed ? 'failed' : 'loading') : 'ready';
  return { status, points: useChosen(isMissing ? NONE : found.points, search), retry };
}

async function fetchPoints(owner: string | undefined, signal: AbortSignal) {
  const query = { schema_names: MAP_KINDS.join(','), ...(owner ? { owner_id: owner } : {}) };
  try {
    const answer = await callApi('getDocumentMapData', { query, signal });
    return answer.status === 'ok' ? answer.data.points : undefined;
  } catch {
    return undefined;
  }
}

/** The same list for as long as the choice is the same: the map draws it anew for another one. */
function useChosen(points: readonly MapPoint[], { k }: MapSearch): readonly MapPoint[] {
  return useMemo(() => {
    if (k === undefined) return points;
    const schemaIds = new Set(kindsOf({ k }).map((kind) => SCHEMA_IDS[kind]));
    return points.filter(([, schemaId]) => schemaIds.has(schemaId));
  }, [points, k]);
}
