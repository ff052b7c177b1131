import { importScriptInWorkers, type GeoJSONSource } from 'maplibre-gl';
import type { MapPin } from '../map-pin.ts';
import { packPoints } from '../packed-points.ts';
import { pointFeatures } from '../point-features.ts';
import { pointsUrl } from './points-url.ts';
// oxlint-disable-next-line import/default -- the build exports the URL of the worker
import workerUrl from './points-worker.ts?worker&url';

let isWorkerReady: Promise<boolean> | undefined;

/**
 * Loads points-worker.ts into MapLibre's workers; called when the map is created, so that they are
 * ready before the points. `false`: features are created on the main thread.
 */
export function preparePoints(): Promise<boolean> {
  isWorkerReady ??= importScriptInWorkers(new URL(workerUrl, window.location.href).href).then(
    () => true,
    () => false,
  );
  return isWorkerReady;
}

export async function fillPoints(
  source: GeoJSONSource,
  points: readonly MapPin[],
  leftOutId: number | undefined,
): Promise<void> {
  if (!(await preparePoints())) {
    await source.setData(pointFeatures(points.filter(([id]) => id !== leftOutId)));
    return;
  }
  const blobUrl = URL.createObjectURL(new Blob([packPoints(points, leftOutId)]));
  await source.setData(pointsUrl(blobUrl)).finally(() => URL.revokeObjectURL(blobUrl));
}
