/** Which rebuses are being played on this device. Browser only. */
import { runKey } from '#platform/run-storage.ts';
import { readStored } from '#platform/storage.ts';
import { createStore } from '#platform/store.ts';

const begun = createStore<readonly number[]>([]);

export function markPlaying(rebusId: number): void {
  begun.set([...begun.get(), rebusId]);
}

/** Calls back once the rebus is being played: now, or when it is begun. @returns what ends the waiting */
export function whenPlaying(rebusId: number, onPlaying: () => void): () => void {
  const look = () => {
    if (begun.get().includes(rebusId) || readStored(runKey(rebusId)) !== undefined) onPlaying();
  };
  look();
  return begun.subscribe(look);
}
