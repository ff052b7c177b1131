/**
 * Every `import()` of the browser's build runs through here (vite/chunk-guard.ts), so that a chunk
 * that fails to load is one known type of error and never blocks a page forever (specification
 * §7.5, §8.4).
 */
import { useEffect } from 'react';
import { CHUNK_LOAD_TIMEOUT_MS } from '@varde/domain/constants';
import { createStore, type Store, useStore } from './store.ts';

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly why: 'failed' | 'timeout';
  constructor(why: 'failed' | 'timeout', cause?: unknown) {
    super(`A part of the site did not load (${why})`, { cause });
    this.why = why;
  }
}

/** @throws ChunkLoadError if the chunk cannot be fetched or takes over 120 s */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError('timeout')), CHUNK_LOAD_TIMEOUT_MS);
    load()
      .finally(() => clearTimeout(timer))
      .then(resolve, (cause: unknown) => reject(new ChunkLoadError('failed', cause)));
  });
}

/** A module that a page does not need at first. */
export interface LazyModule<T> {
  readonly load: () => Promise<T>;
  readonly loaded: Store<T | undefined>;
}

/** @param load must not depend on the page: all pages of the visit share its result */
export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  return { load, loaded: createStore<T | undefined>(undefined) };
}

/**
 * The module, which is loaded after mount. `undefined` until then and on failure; retried when the
 * network is back. A later page has it at once: what appears late would move what Back scrolls to.
 */
export function useLazyModule<T>({ load, loaded }: LazyModule<T>): T | undefined {
  const module = useStore(loaded, undefined);
  useEffect(() => {
    if (loaded.get() !== undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const start = (): void => {
      load().then(loaded.set, () =>
        window.addEventListener('online', start, { once: true, signal }),
      );
    };
    start();
    return () => controller.abort();
  }, [load, loaded]);
  return module;
}

/** How long a failure is cached: a component that suspends on it would else retry without end. */
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
