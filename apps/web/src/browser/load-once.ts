/** How long it is remembered that something did not come: whoever waits to show it would else ask without end. */
export const FORGET_AFTER_MS = 1_000;

/** Loads once what has the same key; what did not come is asked for again, a moment later at the soonest. */
export function loadOnce<K, T>(
  load: (what: K) => Promise<T>,
  keyOf: (what: K) => string,
): (what: K) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();
  return (what) => {
    const key = keyOf(what);
    const known = loaded.get(key);
    if (known) return known;
    const loading = load(what);
    loaded.set(key, loading);
    loading.catch(() => setTimeout(() => loaded.delete(key), FORGET_AFTER_MS));
    return loading;
  };
}
