/**
 * Loaded into MapLibre's workers: creates point features from packed numbers. On the main thread,
 * creating and transferring 50,000 of them blocks for a fifth of a second.
 */
import { blobUrlOf, pointFeatures, unpackPoints } from '../map-points.ts';

interface MapWorker {
  addProtocol(
    name: string,
    load: (request: { readonly url: string }) => Promise<{ readonly data: object }>,
  ): void;
}

declare const self: MapWorker;

self.addProtocol('points', async ({ url }) => {
  // oxlint-disable-next-line no-restricted-globals -- a blob of the page, no network request
  const response = await fetch(blobUrlOf(url));
  const { features, ...collection } = pointFeatures(
    unpackPoints(new Float64Array(await response.arrayBuffer())),
  );
  // Not enumerable: MapLibre copies enumerable data back to the page, where it is unused.
  return { data: Object.defineProperty(collection, 'features', { value: features }) };
});
