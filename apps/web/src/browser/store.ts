/** An observable value outside React. */
import { useSyncExternalStore } from 'react';

export interface Store<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The live value of a store. On the server and during the first paint it is `first`. */
export function useStore<T>({ subscribe, get }: Omit<Store<T>, 'set'>, first: T): T {
  return useSyncExternalStore(subscribe, get, () => first);
}
