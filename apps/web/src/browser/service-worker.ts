/**
 * The site's service worker from the page's side: whether it is available, and whether it is
 * active. Browser only.
 */
import { publicSite } from './site.ts';

const WORKER_URL = '/sw.js';

/**
 * Requires a secure context; the embedded build has its pages on the device, and their content on
 * another origin.
 */
export function canStorePages(): boolean {
  const isServed = publicSite().server === undefined;
  return isServed && 'serviceWorker' in navigator && 'caches' in window;
}

/** Registers or updates the worker. `false` if the browser refuses. */
export async function startServiceWorker(): Promise<boolean> {
  if (!canStorePages()) return false;
  try {
    const options = { scope: '/', updateViaCache: 'none' } as const;
    const registered: ServiceWorkerRegistration | undefined =
      await navigator.serviceWorker.register(WORKER_URL, options);
    return registered !== undefined;
  } catch {
    // Disabled by a setting, or offline: the site works without it, and the next page retries.
    return false;
  }
}

/** Resolves when the worker controls this page; the first one claims open pages on activation. */
export async function workerAtWork(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    // It may have taken control before the listener was added.
    if (serviceWorker.controller) resolve(undefined);
  });
}
