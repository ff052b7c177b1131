import { useEffect, useMemo, useState } from 'react';
import { WALK_LONGEST_M } from '@varde/domain/constants';
import { formatLocation, type LatLng } from '@varde/domain/geo';
import { loadWalkingRoute, type LoadedRoute } from '#api/load-walking-route.ts';
import { toWalkingRoute, type WalkingRoute } from '#api/transform/walking-route.ts';

export interface WalkingRouteState {
  readonly walkingRoute: WalkingRoute;
  /**
   * `waiting`: a straight line until the response arrives; `far`: too far to walk, so no route is
   * requested.
   */
  readonly status: 'waiting' | 'far' | LoadedRoute['status'];
  readonly retry: () => void;
}

/**
 * The route through some places, from the visitor's position if given: requested again when the
 * visitor has moved far enough; between requests, it follows each step on the device.
 */
export function useWalkingRoute(places: readonly LatLng[], from?: LatLng): WalkingRouteState {
  const [attempt, setAttempt] = useState(0);
  const requestKey = JSON.stringify([from && formatLocation(from), places, attempt]);
  const [response, setResponse] = useState<{ requestKey: string; loaded: LoadedRoute }>();
  const isFar = toWalkingRoute(undefined, { from, places }).metres > WALK_LONGEST_M;
  useEffect(() => {
    if (isFar) return undefined;
    const stop = new AbortController();
    loadWalkingRoute(parseRequestKey(requestKey), stop.signal).then(
      (loaded) => setResponse({ requestKey, loaded }),
      () => undefined,
    );
    return () => stop.abort();
  }, [requestKey, isFar]);
  // The previous route is closer to the truth than a straight line.
  const route = !isFar && response?.loaded.status === 'found' ? response.loaded.route : undefined;
  const walkingRoute = useMemo(
    () => toWalkingRoute(route, { from, places }),
    [route, from, places],
  );
  const loadedStatus = response?.requestKey === requestKey ? response.loaded.status : undefined;
  const status = isFar ? 'far' : (loadedStatus ?? (route ? 'found' : 'waiting'));
  return { walkingRoute, status, retry: () => setAttempt(attempt + 1) };
}

function parseRequestKey(requestKey: string) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- serialized above
  const [from, places] = JSON.parse(requestKey) as [string | null, LatLng[]];
  const [lat = 0, lng = 0] = from?.split(',').map(Number) ?? [];
  return { places, ...(from === null ? {} : { from: { lat, lng } }) };
}
