import { isOnline } from '#platform/network.ts';
import { startServiceWorker } from '#platform/service-worker.ts';
import { onWantedPacks } from '#platform/wanted-packs.ts';
import { keepPlayed } from './pack-work.ts';
import { refreshPacks } from './refresh-packs.ts';

/**
 * Begins what needs no page: the service worker, the packs of rebuses that are being played, and those that are to be made anew.
 * @returns what ends it
 */
export function startOffline(languageKey: string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const begin = async () => {
    if (!(await startServiceWorker()) || signal.aborted) return;
    const end = onWantedPacks((targets) => {
      for (const target of targets) void keepPlayed(target, languageKey);
    });
    signal.addEventListener('abort', end);
    if (isOnline()) await refreshPacks(languageKey, signal);
  };
  // Without a network there is nothing to make; the next page asks again.
  begin().catch(() => undefined);
  return () => controller.abort();
}
