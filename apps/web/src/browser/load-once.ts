/**
 * How long a failure is cached: a component that suspends on it would otherwise retry without end.
 */
export const FORGET_AFTER_MS = 1_000;

/** Loads each key once; a failed load can be retried after `FORGET_AFTER_MS`. */
export function loadOnce<K, T>(
  load: (args: K) => Promise<T>,
  keyOf: (args: K) => string,
): (args: K) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();
  return (args) => {
    const key = keyOf(args);
    const cached = loaded.get(key);
    if (cached) return cached;
    const loading = load(args);
    loaded.set(key, loading);
    loading.catch(() => setTimeout(() => loaded.delete(key), FORGET_AFTER_MS));
    return loading;
  };
}
