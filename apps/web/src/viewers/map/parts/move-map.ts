import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapBounds, MapCamera } from '../map-camera.ts';

const MOVE_MS = 280;
/** Pixels around a fitted area. */
export const START_PADDING = 12;

/** @param raised pixels by which the centre is placed above the middle of the canvas */
export function move(map: MapLibreMap, { center, zoom }: MapCamera, raised = 0): void {
  map.easeTo({ center, zoom, offset: [0, -raised], duration: moveMs() });
}

/** @param coveredBelow pixels covered at the lower edge */
export function fitArea(map: MapLibreMap, area: MapBounds, coveredBelow: number): void {
  const [top, right, left] = [START_PADDING, START_PADDING, START_PADDING];
  // On a low screen part of the area stays covered.
  const most = map.getContainer().clientHeight / 2;
  const bottom = START_PADDING + Math.min(coveredBelow, most);
  const padding = { top, right, left, bottom };
  map.fitBounds(boxOf(area), { padding, linear: true, duration: moveMs() });
}

export function boxOf({ west, south, east, north }: MapBounds): [number, number, number, number] {
  return [west, south, east, north];
}

function moveMs(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE_MS;
}
