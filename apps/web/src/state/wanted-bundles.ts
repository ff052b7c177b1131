/** Requests to store offline bundles: connects two separately loaded parts of the site. */
import { isSameBundle, type BundleTarget } from './offline-store.ts';
import { createStore } from '#browser/store.ts';

const wanted = createStore<readonly BundleTarget[]>([]);

/** Requests the bundle of a rebus being played: stored without a prompt, unless it is large. */
export function wantBundle(target: BundleTarget): void {
  if (wanted.get().some((other) => isSameBundle(other, target))) return;
  wanted.set([...wanted.get(), target]);
}

/** Calls the listener with all requests so far and each new one. @returns a function to stop it */
export function onWantedBundles(listener: (targets: readonly BundleTarget[]) => void): () => void {
  const notify = () => listener(wanted.get());
  notify();
  return wanted.subscribe(notify);
}
