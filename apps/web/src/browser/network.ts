import { createIsomorphicFn } from '@tanstack/react-start';
import { useSyncExternalStore } from 'react';

/** False only if the device reports that it is offline; always true on the server. */
export const isOnline: () => boolean = createIsomorphicFn()
  .server(() => true)
  .client(() => navigator.onLine);

function subscribe(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('online', listener, { signal });
  window.addEventListener('offline', listener, { signal });
  return () => controller.abort();
}

/** Whether the device has a network, live. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

/** The browser's own (Network Information API, Chromium only). Browser only. */
export function networkRating(): { effectiveType?: unknown; saveData?: unknown } | undefined {
  const known: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return typeof known === 'object' && known ? known : undefined;
}

/** Where the browser does not rate its network: as for its highest rate, `4g`. */
const FAST_ROUND_TRIP_MS = 270;

/**
 * Whether pages may be loaded that the visitor has not asked for: not on a slow network, nor if the
 * visitor saves data. Browser only.
 */
export function isFastNetwork(): boolean {
  if (!navigator.onLine) return false;
  const rating = networkRating();
  if (rating) return rating.effectiveType === '4g' && rating.saveData !== true;
  const [visit] = performance.getEntriesByType('navigation');
  if (!visit) return false;
  const waited = visit.responseStart - visit.requestStart;
  return waited > 0 && waited <= FAST_ROUND_TRIP_MS;
}
