import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, live; false on the server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the visitor allows motion now. Browser only. */
export function allowsMotion(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
