/**
 * The providers whose videos and models are shown without a prompt (specification §2.8), stored as
 * `embeds`: a list of their names, initially empty.
 */
import { useSyncExternalStore } from 'react';
import type { EmbedProvider } from '@varde/domain/embeds';
import { createStore } from '#browser/store.ts';
import { readStoredList, writeStoredList } from '#browser/stored-list.ts';

const KEY = 'embeds';
const changes = createStore(0);

export function isAlwaysShown(provider: EmbedProvider): boolean {
  return readStoredList(KEY).includes(provider);
}

/** Takes effect on the next pages. */
export function chooseAlwaysShown(provider: EmbedProvider, on: boolean): void {
  const others = readStoredList(KEY).filter((name) => name !== provider);
  writeStoredList(KEY, on ? [...others, provider] : others);
  changes.set(changes.get() + 1);
}

/** False on the server and during the first paint, where it is unknown. */
export function useAlwaysShown(provider: EmbedProvider): boolean {
  return useSyncExternalStore(
    changes.subscribe,
    () => isAlwaysShown(provider),
    () => false,
  );
}
