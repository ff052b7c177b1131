/** What the page wants to be kept on the device, said by those who know it to those who can: two parts of the site that load apart. */
import { isSamePack, type PackTarget } from './offline-store.ts';
import { createStore } from '#browser/store.ts';

const wanted = createStore<readonly PackTarget[]>([]);

/** A rebus that is being played: kept without being asked for, unless it is large. */
export function wantPack(target: PackTarget): void {
  if (wanted.get().some((one) => isSamePack(one, target))) return;
  wanted.set([...wanted.get(), target]);
}

/** Hears of every wish, those of before included. @returns what ends it */
export function onWantedPacks(listener: (targets: readonly PackTarget[]) => void): () => void {
  const notify = () => listener(wanted.get());
  notify();
  return wanted.subscribe(notify);
}
