/** Requests to store offline bundles: connects two separately loaded parts of the site. */
import { isSamePack, type PackTarget } from './offline-store.ts';
import { createStore } from '#browser/store.ts';

const wanted = createStore<readonly PackTarget[]>([]);

/** Requests the bundle of a rebus being played: stored without a prompt, unless it is large. */
export function wantPack(target: PackTarget): void {
  if (wanted.get().some((other) => isSamePack(other, target))) return;
  wanted.set([...wanted.get(), target]);
}

/** Calls the listener with all requests so far and each new one. @returns a function to stop it */
export function onWantedPacks(listener: (targets: readonly PackTarget[]) => void): () => void {
  const notify = () => listener(wanted.get());
  notify();
  return wanted.subscribe(notify);
}
