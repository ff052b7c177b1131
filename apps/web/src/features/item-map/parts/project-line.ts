import type { MapCamera } from '#viewers/map/map-camera.ts';

/** At zoom 0 the whole world lies on one tile of this many pixels, as `MapCamera` counts zoom. */
const TILE_PX = 512;

export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

/** GeoJSON positions (longitude, latitude) → pixels from the upper left corner of a map in Mercator's projection. Pure. */
export function projectLine(
  line: readonly (readonly number[])[],
  { center, zoom }: MapCamera,
  { width, height }: ScreenSize,
): (readonly [x: number, y: number])[] {
  const scale = TILE_PX * 2 ** zoom;
  const middle = mercator(center.lat);
  return line.map(([lng = 0, lat = 0]) => [
    ((lng - center.lng) / 360) * scale + width / 2,
    (middle - mercator(lat)) * scale + height / 2,
  ]);
}

/** Height on the square Mercator world, 0 at the equator, in shares of its side. */
function mercator(lat: number): number {
  return Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI);
}
