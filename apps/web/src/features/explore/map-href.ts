/** The ways from one view of a map to another, as addresses (map-search.ts). Pure. */
import { parseLocation, type LatLng } from '@varde/domain/geo';
import { readable, writeSearch } from '#browser/url-search.ts';
import { HOME_AREA, type MapBounds, type MapCamera } from '#viewers/map/map-camera.ts';
import { MAP_KINDS, writeKinds, type MapKind, type MapSearch } from './map-search.ts';

/** In the order in which they are written. */
const NAMES = ['c', 'z', 'k', 's', 'p', 'v'] as const;

/** Where an address names a place but no zoom: a town and its surroundings. */
const PLACE_ZOOM = 12;
/** Four decimals are about ten metres: less than a pixel up to zoom 14, and a short address. */
const CENTER_DECIMALS = 4;
const ZOOM_DECIMALS = 1;

/** Where the map opens: a camera, or the area that it then shows whole. */
export function startOf({ c, z }: MapSearch, defaultView: MapBounds | MapCamera = HOME_AREA) {
  const center = c === undefined ? undefined : parseLocation(c);
  if (center) return { center, zoom: z ?? PLACE_ZOOM };
  return z === undefined ? defaultView : { center: middleOf(defaultView), zoom: z };
}

/** The middle of the map when it opens. */
export function centerOf(search: MapSearch, defaultView?: MapBounds | MapCamera): LatLng {
  return middleOf(startOf(search, defaultView));
}

function middleOf(start: MapBounds | MapCamera): LatLng {
  if ('center' in start) return start.center;
  const { west, south, east, north } = start;
  return { lat: (south + north) / 2, lng: (west + east) / 2 };
}

/** The kinds that an address chooses. */
export function kindsOf({ k }: MapSearch): readonly MapKind[] {
  return k === undefined ? MAP_KINDS : MAP_KINDS.filter((kind) => k.split(',').includes(kind));
}

/** The first press on a kind shows that alone; the next ones add and take away. Without any left, all are shown. */
export function toggleKind(search: MapSearch, kind: MapKind): MapSearch {
  const { k, p: _otherList, ...rest } = search;
  const chosen = k === undefined ? [] : kindsOf(search);
  const next = writeKinds(
    chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind],
  );
  return { ...rest, ...(next ? { k: next } : {}) };
}

/** Address of the map of everything, or of another path's map, with these parameters. */
export function mapSearchHref(search: MapSearch, path = '/explore/map'): string {
  const inOrder = Object.fromEntries(NAMES.map((name) => [name, search[name]]));
  return path + readable(writeSearch(inOrder));
}

export function isSameSearch(one: MapSearch, other: MapSearch): boolean {
  return NAMES.every((name) => one[name] === other[name]);
}

/** The parameters that bring a visitor back to where the map looks now. */
export function cameraSearch({ center, zoom }: MapCamera): Required<Pick<MapSearch, 'c' | 'z'>> {
  return {
    c: `${round(center.lat, CENTER_DECIMALS)},${round(center.lng, CENTER_DECIMALS)}`,
    z: round(zoom, ZOOM_DECIMALS),
  };
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
