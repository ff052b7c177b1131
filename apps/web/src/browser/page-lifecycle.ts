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

/** Longest delay on a page that is never idle. */
const AT_LATEST_MS = 4_000;

/** Runs work when the page is idle. @returns a function that cancels it */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, AT_LATEST_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(handle);
}
