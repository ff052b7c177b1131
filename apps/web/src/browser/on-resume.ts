/**
 * Calls the listener when the page may have been suspended, or the network is back: timers may be
 * overdue.
 */
export function onResume(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') listener();
    },
    { signal },
  );
  window.addEventListener('online', listener, { signal });
  window.addEventListener('pageshow', listener, { signal });
  return () => controller.abort();
}
