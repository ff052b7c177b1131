/** What the map's address holds: `?c=60.39,5.32&z=12&s=102&v=list`: centre, zoom, selected id, and the list instead of the map. */
import type { LatLng } from '@varde/domain/geo';
import { parseLocation } from '@varde/domain/geo';

export interface MapSearch {
  readonly c?: string;
  readonly z?: number;
  readonly s?: number;
  /** On a narrow screen, which shows one of the two at a time. Default: the map. */
  readonly v?: 'list';
}

export interface Camera {
  readonly center: LatLng;
  readonly zoom: number;
}

/** Norway and Sweden, which an address that names no place shows whole. */
export const HOME_AREA = { west: 4.2, south: 55.2, east: 31.2, north: 71.3 } as const;
const HOME_CENTER: LatLng = { lat: 63.5, lng: 16 };
/** Where an address names a place but no zoom: a town and its surroundings. */
const PLACE_ZOOM = 12;
const ZOOM_RANGE = { min: 2, max: 18 };
/** Four decimals are about ten metres: less than a pixel up to zoom 14, and a short address. */
const CENTER_DECIMALS = 4;
const ZOOM_DECIMALS = 1;

/** Keeps of an address's parameters what can be understood, and leaves out the rest. */
export function readMapSearch(raw: Readonly<Record<string, unknown>>): MapSearch {
  const { c, z, s, v } = raw;
  const zoom = Number(z);
  const id = Number(s);
  return {
    ...(typeof c === 'string' && parseLocation(c) ? { c } : {}),
    ...(z !== undefined && zoom >= ZOOM_RANGE.min && zoom <= ZOOM_RANGE.max ? { z: zoom } : {}),
    ...(Number.isSafeInteger(id) && id > 0 ? { s: id } : {}),
    ...(v === 'list' ? { v } : {}),
  };
}

/** Where the map opens: a camera, or the area that it then shows whole. */
export function startOf({ c, z }: MapSearch): Camera | typeof HOME_AREA {
  const center = c === undefined ? undefined : parseLocation(c);
  if (center) return { center, zoom: z ?? PLACE_ZOOM };
  return z === undefined ? HOME_AREA : { center: HOME_CENTER, zoom: z };
}

/** The middle of the map when it opens. */
export function centerOf(search: MapSearch): LatLng {
  const start = startOf(search);
  return 'center' in start ? start.center : HOME_CENTER;
}

/** The parameters that bring a visitor back to what is seen now. */
export function writeMapSearch(
  { center, zoom }: Camera,
  selectedId: number | undefined,
  showsList: boolean,
): MapSearch {
  return {
    c: `${round(center.lat, CENTER_DECIMALS)},${round(center.lng, CENTER_DECIMALS)}`,
    z: round(zoom, ZOOM_DECIMALS),
    ...(selectedId === undefined ? {} : { s: selectedId }),
    ...(showsList ? { v: 'list' } : {}),
  };
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
