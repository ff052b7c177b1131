import { useEffect, useMemo, useState } from 'react';
import { WALK_LONGEST_M } from '@varde/domain/constants';
import { formatLocation, type LatLng } from '@varde/domain/geo';
import { loadWalkingRoute, type LoadedRoute } from '#api/load-walking-route.ts';
import { toWalkingRoute, type WalkingRoute } from '#api/transform/walking-route.ts';

export interface WalkingRouteState {
  readonly walkingRoute: WalkingRoute;
  /** `waiting`: the straight line stands in until the answer is there; `far`: nobody is asked for a way that nobody walks. */
  readonly status: 'waiting' | 'far' | LoadedRoute['status'];
  readonly retry: () => void;
}

/**
 * The way through some places, from where the visitor is if that is given: asked for anew when the visitor has walked on so
 * far that the question is another one; between that, it follows each step on the device.
 */
export function useWalkingRoute(places: readonly LatLng[], from?: LatLng): WalkingRouteState {
  const [tries, setTries] = useState(0);
  const requestKey = JSON.stringify([from && formatLocation(from), places, tries]);
  const [answer, setAnswer] = useState<{ requestKey: string; loaded: LoadedRoute }>();
  const isFar = toWalkingRoute(undefined, { from, places }).metres > WALK_LONGEST_M;
  useEffect(() => {
    if (isFar) return undefined;
    const stop = new AbortController();
    loadWalkingRoute(parseRequestKey(requestKey), stop.signal).then(
      (loaded) => setAnswer({ requestKey, loaded }),
      () => undefined,
    );
    return () => stop.abort();
  }, [requestKey, isFar]);
  // What answered the last question is nearer to the truth than a straight line.
  const route = !isFar && answer?.loaded.status === 'found' ? answer.loaded.route : undefined;
  const walkingRoute = useMemo(
    () => toWalkingRoute(route, { from, places }),
    [route, from, places],
  );
  const loadedStatus = answer?.requestKey === requestKey ? answer.loaded.status : undefined;
  const status = isFar ? 'far' : (loadedStatus ?? (route ? 'found' : 'waiting'));
  return { walkingRoute, status, retry: () => setTries(tries + 1) };
}

function parseRequestKey(requestKey: string) {
  const [from, places] = JSON.parse(requestKey) as [string | null, LatLng[]];
  const [lat = 0, lng = 0] = from?.split(',').map(Number) ?? [];
  return { places, ...(from === null ? {} : { from: { lat, lng } }) };
}
