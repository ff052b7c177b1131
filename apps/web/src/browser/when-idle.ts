/** The longest that what is least urgent waits for a page that is never at rest. */
const AT_LATEST_MS = 4_000;

/** Does something when the page has nothing else to do. @returns what takes it back */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, AT_LATEST_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(handle);
}
