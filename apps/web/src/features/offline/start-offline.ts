import { isOnline } from '#browser/network.ts';
import { readPackList, type PackTarget } from '#state/offline-store.ts';
import { startServiceWorker } from '#browser/service-worker.ts';
import { onWantedPacks } from '#state/wanted-packs.ts';

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
    const end = onWantedPacks((targets) => {
      if (targets.length > 0) store(targets).catch(() => undefined);
    });
    signal.addEventListener('abort', end);
    if (isOnline() && (await readPackList(caches)).packs.length > 0) {
      const { refreshPacks } = await import('./refresh-packs.ts');
      await refreshPacks(languageKey, signal);
    }
  };
  const store = async (targets: readonly PackTarget[]) => {
    const { storePlayedPack } = await import('./pack-work.ts');
    for (const target of targets) void storePlayedPack(target, languageKey);
  };
  // Without a network there is nothing to build; the next page retries.
  start().catch(() => undefined);
  return () => controller.abort();
}
