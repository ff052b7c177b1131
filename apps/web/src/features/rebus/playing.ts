/** Whether a rebus is being played on this device, known without the game's code. */
import { useSyncExternalStore } from 'react';
import { readStored } from '#platform/storage.ts';
import { createStore } from '#platform/store.ts';

const begun = createStore<readonly number[]>([]);

export function markPlaying(rebusId: number): void {
  begun.set([...begun.get(), rebusId]);
}

/** False on the server and during the first paint. */
export function useIsPlaying(rebusId: number): boolean {
  return useSyncExternalStore(
    begun.subscribe,
    () => begun.get().includes(rebusId) || readStored(`quiz-${rebusId}`) !== undefined,
    () => false,
  );
}
