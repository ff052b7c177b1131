import { importScriptInWorkers, type GeoJSONSource } from 'maplibre-gl';
import type { MapPin } from '../map-pin.ts';
import { packPoints } from '../packed-points.ts';
import { pointFeatures } from '../point-features.ts';
import { pointsUrl } from './points-url.ts';
// The build gives the address of the file in place of what it exports.
// oxlint-disable-next-line import/default
import workerUrl from './points-worker.ts?worker&url';

let isWorkerReady: Promise<boolean> | undefined;

/**
 * Readies the workers for points; to be called with the map, so that they are ready when the points are there. False: the
 * features are made on the page's thread.
 */
export function preparePoints(): Promise<boolean> {
  isWorkerReady ??= importScriptInWorkers(new URL(workerUrl, window.location.href).href).then(
    () => true,
    () => false,
  );
  return isWorkerReady;
}

/** Puts the points into the source that clusters them. */
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
