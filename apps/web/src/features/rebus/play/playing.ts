/** Which rebuses are being played on this device. Browser only. */
import { onRunWritten, runKey } from '#state/run-storage.ts';
import { readStored } from '#browser/storage.ts';
import { createStore } from '#browser/store.ts';

const begun = createStore<readonly number[]>([]);

export function markPlaying(rebusId: number): void {
  begun.set([...begun.get(), rebusId]);
}

/** Tells whether the rebus is being played, now and when that changes. @returns what ends it */
export function whenPlaying(rebusId: number, onPlaying: (isPlaying: boolean) => void): () => void {
  const look = () =>
    onPlaying(begun.get().includes(rebusId) || readStored(runKey(rebusId)) !== undefined);
  look();
  const stops = [begun.subscribe(look), onRunWritten(rebusId, look)];
  return () => stops.forEach((stop) => stop());
}
