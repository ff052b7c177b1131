import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapBounds, MapCamera } from '../map-camera.ts';

const MOVE_MS = 280;
/** Pixels left free around an area that is shown whole. */
export const START_PADDING = 12;

/** `raised`: pixels by which the camera's centre is to stand above the middle. */
export function move(map: MapLibreMap, { center, zoom }: MapCamera, raised = 0): void {
  map.easeTo({ center, zoom, offset: [0, -raised], duration: moveMs() });
}

/** Brings an area into view, whatever the screen's shape; `coveredBelow`: pixels of the lower edge that something lies over. */
export function fitArea(map: MapLibreMap, area: MapBounds, coveredBelow: number): void {
  const [top, right, left] = [START_PADDING, START_PADDING, START_PADDING];
  // On a low screen some of the area must lie beneath.
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
