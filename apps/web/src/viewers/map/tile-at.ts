import type { LatLng } from '@varde/domain/geo';

const HALF_TURN = 180;

/** The tile of the web's usual map (Mercator, from the north-west corner) that a place lies in. */
export function tileAt({ lat, lng }: LatLng, zoom: number): { x: number; y: number } {
  const count = 2 ** zoom;
  const radians = (lat * Math.PI) / HALF_TURN;
  const north = Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI;
  return {
    x: Math.floor(((lng + HALF_TURN) / (2 * HALF_TURN)) * count),
    y: Math.floor(((1 - north) / 2) * count),
  };
}
