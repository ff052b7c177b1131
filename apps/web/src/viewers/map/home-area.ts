import type { MapBounds } from './map-camera.ts';

/** Norway and Sweden: the initial view when no place is given. */
export const HOME_AREA: MapBounds = { west: 4.2, south: 55.2, east: 31.2, north: 71.3 };
