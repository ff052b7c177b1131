/** Hears when the page may have slept, or the network come back: what was to happen meanwhile is to be looked at again. */
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
