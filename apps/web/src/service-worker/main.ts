/**
 * The service worker of the site (docs/decisions/0017-offline-packs.md): serves stored bundles
 * without a network, and is passive otherwise. The build prepends its version, so that every build
 * installs a new worker.
 */
import { readJson } from '#browser/read-json.ts';
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
  // No `skipWaiting()`: a page that is requested at that moment would hang forever (Chromium 156).
  // The new worker takes over when no page of the site is open; until then the old one serves
  // bundles of any build.
  event.waitUntil(storeOfflinePage(stores, fetchFresh));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  // Not awaited: page requests wait until the worker is active.
  void deleteClosed();
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

async function deleteClosed(): Promise<void> {
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  await served.deleteExcept(new Set(open.map(({ id }) => id)));
}

async function currentBuild(): Promise<string> {
  const response = await self.fetch(BUILD_URL, { cache: 'no-cache' });
  return (await readJson<SiteBuild>(response)).version;
}
