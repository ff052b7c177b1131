import type { MapBounds } from './map-camera.ts';

/** Norway and Sweden, shown whole where no place is named. */
export const HOME_AREA: MapBounds = { west: 4.2, south: 55.2, east: 31.2, north: 71.3 };
