/** Which rebuses are being played on this device. Browser only. */
import { onRunWritten, runKey } from '#state/run-storage.ts';
import { readStored } from '#browser/storage.ts';
import { createStore } from '#browser/store.ts';

const playingIds = createStore<readonly number[]>([]);

export function markPlaying(rebusId: number): void {
  playingIds.set([...playingIds.get(), rebusId]);
}

/** Tells whether the rebus is being played, now and when that changes. @returns what ends it */
export function whenPlaying(rebusId: number, onPlaying: (isPlaying: boolean) => void): () => void {
  const look = () =>
    onPlaying(playingIds.get().includes(rebusId) || readStored(runKey(rebusId)) !== undefined);
  look();
  const stops = [playingIds.subscribe(look), onRunWritten(rebusId, look)];
  return () => stops.forEach((stop) => stop());
}
