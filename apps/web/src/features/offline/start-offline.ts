import { isOnline } from '#browser/network.ts';
import { readBundleList, type BundleTarget } from '#state/offline-store.ts';
import { startServiceWorker } from '#browser/service-worker.ts';
import { onWantedBundles } from '#state/wanted-bundles.ts';

/**
 * Starts the service worker, and stores the bundles of rebuses that are played and those that are
 * outdated. The code that builds bundles loads only where there is one to build.
 * @returns a function that stops it
 */
export function startOffline(languageKey: string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const start = async () => {
    if (!(await startServiceWorker()) || signal.aborted) return;
    const end = onWantedBundles((targets) => {
      if (targets.length > 0) store(targets).catch(() => undefined);
    });
    signal.addEventListener('abort', end);
    if (isOnline() && (await readBundleList(caches)).packs.length > 0) {
      const { refreshBundles } = await import('./refresh-bundles.ts');
      await refreshBundles(languageKey, signal);
    }
  };
  const store = async (targets: readonly BundleTarget[]) => {
    const { storePlayedBundle } = await import('./bundle-work.ts');
    for (const target of targets) void storePlayedBundle(target, languageKey);
  };
  // Without a network there is nothing to build; the next page retries.
  start().catch(() => undefined);
  return () => controller.abort();
}
