import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapCamera } from '../map-camera.ts';

const MOVE_MS = 280;

/** `raised`: pixels by which the camera's centre is to stand above the middle. */
export function move(map: MapLibreMap, { center, zoom }: MapCamera, raised = 0): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  map.easeTo({ center, zoom, offset: [0, -raised], duration: still ? 0 : MOVE_MS });
}
