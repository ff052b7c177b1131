/** What the address of a page's map holds: `?c=60.39,5.32&z=12&s=102`: centre, zoom and selected id. Pure. */
import { parseLocation } from '@varde/domain/geo';
import type { MapBounds, MapCamera } from '#viewers/map/map-camera.ts';
import type { MapPlace } from './map-place.ts';

export interface ItemMapSearch {
  readonly c?: string;
  readonly z?: number;
  readonly s?: number;
}

const ZOOM_RANGE = { min: 2, max: 18 };
/** Where all places lie on one spot: a few streets around it. */
const SPOT_ZOOM = 14;
/** Share of the area that is left free around the places, so that no pin is cut by the edge. */
const MARGIN = 0.12;
/** Degrees; a smaller area than this is shown as a spot. */
const SPOT_SIZE = 0.002;
/** Four decimals are about ten metres: less than a pixel up to zoom 14, and a short address. */
const CENTER_DECIMALS = 4;
const ZOOM_DECIMALS = 1;
/** Norway and Sweden, for pages without a place. */
const HOME_AREA: MapBounds = { west: 4.2, south: 55.2, east: 31.2, north: 71.3 };

/** Keeps of an address's parameters what can be understood, and leaves out the rest. */
export function readItemMapSearch(raw: Readonly<Record<string, unknown>>): ItemMapSearch {
  const { c, z, s } = raw;
  const zoom = Number(z);
  const id = Number(s);
  return {
    ...(typeof c === 'string' && parseLocation(c) ? { c } : {}),
    ...(z !== undefined && zoom >= ZOOM_RANGE.min && zoom <= ZOOM_RANGE.max ? { z: zoom } : {}),
    ...(Number.isSafeInteger(id) && id > 0 ? { s: id } : {}),
  };
}

/** The parameters that bring a visitor back to what is seen now. */
export function writeItemMapSearch(
  { center, zoom }: MapCamera,
  selectedId: number | undefined,
): ItemMapSearch {
  const round = (value: number, decimals: number) => Number(value.toFixed(decimals));
  return {
    c: `${round(center.lat, CENTER_DECIMALS)},${round(center.lng, CENTER_DECIMALS)}`,
    z: round(zoom, ZOOM_DECIMALS),
    ...(selectedId === undefined ? {} : { s: selectedId }),
  };
}

/** Where the map opens: as the address says, else with all its places in view. */
export function startOf({ c, z }: ItemMapSearch, places: readonly MapPlace[]) {
  const center = c === undefined ? undefined : parseLocation(c);
  return center && z !== undefined ? { center, zoom: z } : areaOf(places);
}

function areaOf(places: readonly MapPlace[]): MapBounds | MapCamera {
  const spots = places.flatMap(({ location }) => location ?? []);
  const [first] = spots;
  if (!first) return HOME_AREA;
  const lats = spots.map(({ lat }) => lat);
  const lngs = spots.map(({ lng }) => lng);
  const south = Math.min(...lats);
  const north = Math.max(...lats);
  const west = Math.min(...lngs);
  const east = Math.max(...lngs);
  const [height, width] = [north - south, east - west];
  if (Math.max(height, width) < SPOT_SIZE) return { center: first, zoom: SPOT_ZOOM };
  return {
    south: south - height * MARGIN,
    north: north + height * MARGIN,
    west: west - width * MARGIN,
    east: east + width * MARGIN,
  };
}
