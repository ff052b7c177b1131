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
