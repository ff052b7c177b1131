/**
 * The service worker of the site (docs/decisions/0017-offline-packs.md): opens stored packs when
 * there is no network, and does nothing as long as there is one. The build prepends its version, so
 * that every build brings a new worker.
 */
import { BUILD_URL, type SiteBuild } from '#state/offline-store.ts';
import { handleRequest } from './handle-request.ts';
import { storeOfflinePage } from './offline-page.ts';
import { createServedPages } from './served-pages.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

const stores = self.caches;
const served = createServedPages(stores);
const { origin } = self.location;

self.addEventListener('install', (event) => {
  const fetchFresh = (path: string) => self.fetch(path, { cache: 'no-cache' });
  // A worker that is at work is not pushed aside: a page that is asked for at that moment would wait for it for ever (Chromium 156). The
  // new one takes over when no page of the site is open; until then the old one does the same, whatever build the packs are of.
  event.waitUntil(storeOfflinePage(stores, fetchFresh));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  // Nobody waits for it: pages that are asked for wait until the worker is at work.
  void forgetClosed();
});

self.addEventListener('fetch', (event) => {
  const { request, clientId, resultingClientId } = event;
  const client = resultingClientId || clientId;
  const network = () => self.fetch(request);
  const response = handleRequest(
    { request, client, stores, network },
    { origin, served, currentBuild },
  );
  if (response) event.respondWith(response);
});

async function forgetClosed(): Promise<void> {
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  await served.forget(new Set(open.map(({ id }) => id)));
}

async function currentBuild(): Promise<string> {
  const response = await self.fetch(BUILD_URL, { cache: 'no-cache' });
  return ((await response.json()) as SiteBuild).version;
}
