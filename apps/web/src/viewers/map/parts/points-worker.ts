/**
 * Loaded into MapLibre's workers: makes the features of the points there, from bare numbers. On the page's own thread making
 * and handing over 50,000 of them holds up everything else for a fifth of a second.
 */
import { unpackPoints } from '../packed-points.ts';
import { pointFeatures } from '../point-features.ts';
import { blobUrlOf } from './points-url.ts';

interface MapWorker {
  addProtocol(
    name: string,
    load: (request: { readonly url: string }) => Promise<{ readonly data: object }>,
  ): void;
}

declare const self: MapWorker;

self.addProtocol('points', async ({ url }) => {
  // Asks no server: the page has put it there a moment ago.
  // oxlint-disable-next-line no-restricted-globals
  const response = await fetch(blobUrlOf(url));
  const { features, ...collection } = pointFeatures(
    unpackPoints(new Float64Array(await response.arrayBuffer())),
  );
  // MapLibre sends what it has loaded from an address back to the page, copying what can be enumerated; nobody reads it there.
  return { data: Object.defineProperty(collection, 'features', { value: features }) };
});
