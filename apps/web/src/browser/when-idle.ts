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
