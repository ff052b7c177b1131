import type { WalkingRouteAnswer } from '@varde/contract/routing';
import { ROUTE_PLACES_MAX } from '@varde/domain/constants';
import { formatLocation, type LatLng } from '@varde/domain/geo';
import { callApi } from './api-client.ts';

export type WireRoute = NonNullable<WalkingRouteAnswer['route']>;

export type LoadedRoute =
  | { readonly status: 'found'; readonly route: WireRoute }
  /** The router has no route. */
  | { readonly status: 'none' }
  /** The router could not be reached. */
  | { readonly status: 'failed' };

export interface RouteRequest {
  /** The visitor's position; sent with three decimals (specification §7.2). */
  readonly from?: LatLng | undefined;
  /** Destinations, in order. */
  readonly places: readonly LatLng[];
}

/** After this the route is drawn as a straight line. */
const TIMEOUT_MS = 8_000;

/** The walking route. Rejects only when it is aborted. */
export async function loadWalkingRoute(
  { from, places }: RouteRequest,
  signal: AbortSignal,
): Promise<LoadedRoute> {
  if (places.length > ROUTE_PLACES_MAX - 1) return { status: 'none' };
  const query = {
    ...(from ? { location: formatLocation(from) } : {}),
    places: places.map(({ lat, lng }) => `${lat},${lng}`).join(';'),
  };
  const request = new AbortController();
  const abort = () => request.abort();
  const timer = setTimeout(abort, TIMEOUT_MS);
  // Not `AbortSignal.any`, which not all supported browsers have.
  signal.addEventListener('abort', abort, { once: true });
  try {
    signal.throwIfAborted();
    const result = await callApi('getWalkingRoute', { query, signal: request.signal });
    if (result.status !== 'ok') return { status: 'failed' };
    const { route } = result.data;
    return route ? { status: 'found', route } : { status: 'none' };
  } catch (error) {
    if (signal.aborted) throw error;
    return { status: 'failed' };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
