/** The site's service worker, as pages know it: whether it may be had, and whether it is at work. Browser only. */
import { publicSite } from './site.ts';

const WORKER_URL = '/sw.js';

/** Where pages are not encrypted there is none; the embedded build has its pages on the device, and their content elsewhere. */
export function canStorePages(): boolean {
  const isServed = publicSite().server === undefined;
  return isServed && 'serviceWorker' in navigator && 'caches' in window;
}

/** Lets the worker begin, or learn of a new build. `false` where the browser will not have it. */
export async function startServiceWorker(): Promise<boolean> {
  if (!canStorePages()) return false;
  try {
    const options = { scope: '/', updateViaCache: 'none' } as const;
    const registered: ServiceWorkerRegistration | undefined =
      await navigator.serviceWorker.register(WORKER_URL, options);
    return registered !== undefined;
  } catch {
    // Refused by a setting, or no network: the site works without it, and asks again with the next page.
    return false;
  }
}

/** Settles when the worker answers for this page; the first one takes pages over as soon as it stands. */
export async function workerAtWork(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    // It may have come between the question and the listening.
    if (serviceWorker.controller) resolve(undefined);
  });
}
