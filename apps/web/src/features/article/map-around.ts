import type { LatLng } from '@varde/domain/geo';
import { MAP_ZOOM } from '#services/transform/addresses.ts';

/** Pixels that every screen's map has at least, less the room that pins need. */
const ROOM_PX = 280;
/** At zoom 0 the whole world lies on one tile. */
const TILE_PX = 512;
const ZOOM_DECIMALS = 1;

/** The middle of the places, and the zoom that has all of them on the screen; `undefined` without a place. Pure. */
export function mapAround(places: readonly LatLng[]): (LatLng & { zoom: number }) | undefined {
  if (places.length === 0) return undefined;
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng);
  const [south, north, west, east] = [
    Math.min(...lats),
    Math.max(...lats),
    Math.min(...lngs),
    Math.max(...lngs),
  ];
  // The share of the square world that the places take, in Mercator's measure.
  const share = Math.max((east - west) / 360, mercator(north) - mercator(south));
  const zoom = share > 0 ? Math.min(Math.log2(ROOM_PX / TILE_PX / share), MAP_ZOOM) : MAP_ZOOM;
  return {
    lat: latitude((mercator(south) + mercator(north)) / 2),
    lng: (west + east) / 2,
    zoom: Number(Math.max(zoom, 0).toFixed(ZOOM_DECIMALS)),
  };
}

/** Height on the square Mercator world, 0 at the equator, in shares of its side. */
function mercator(lat: number): number {
  return Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI);
}

function latitude(height: number): number {
  return (Math.atan(Math.sinh(height * 2 * Math.PI)) * 180) / Math.PI;
}
