/** URLs of map views (map-search.ts). Pure. */
import { parseLocation, type LatLng } from '@varde/domain/geo';
import { readable, writeSearch } from '#browser/url-search.ts';
import type { MapBounds, MapCamera } from '#viewers/map/map-camera.ts';
import { MAP_KINDS, writeKinds, type MapKind, type MapSearch } from './map-search.ts';

/** In the order in which they are written. */
const NAMES = ['c', 'z', 'k', 's', 'p', 'v'] as const;

/** Zoom for URLs with a place but no zoom: a town and its surroundings. */
const PLACE_ZOOM = 12;
/** Four decimals are about ten metres: less than a pixel up to zoom 14, and a short URL. */
const CENTER_DECIMALS = 4;
const ZOOM_DECIMALS = 1;

/** Initial view: a camera, or an area to fit. */
export function startOf({ c, z }: MapSearch, defaultView: MapBounds | MapCamera) {
  const center = c === undefined ? undefined : parseLocation(c);
  if (center) return { center, zoom: z ?? PLACE_ZOOM };
  return z === undefined ? defaultView : { center: middleOf(defaultView), zoom: z };
}

/** Centre of the initial view. */
export function centerOf(search: MapSearch, defaultView: MapBounds | MapCamera): LatLng {
  return middleOf(startOf(search, defaultView));
}

function middleOf(start: MapBounds | MapCamera): LatLng {
  if ('center' in start) return start.center;
  const { west, south, east, north } = start;
  return { lat: (south + north) / 2, lng: (west + east) / 2 };
}

/** The kinds that a URL selects. */
export function kindsOf({ k }: MapSearch): readonly MapKind[] {
  return k === undefined ? MAP_KINDS : MAP_KINDS.filter((kind) => k.split(',').includes(kind));
}

/**
 * The first click on a kind shows only that kind; further clicks add or remove kinds. No kind
 * selected shows all.
 */
export function toggleKind(search: MapSearch, kind: MapKind): MapSearch {
  const { k, p: _otherList, ...rest } = search;
  const chosen = k === undefined ? [] : kindsOf(search);
  const next = writeKinds(
    chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind],
  );
  return { ...rest, ...(next ? { k: next } : {}) };
}

/** URL of the explore map, or of another page's map, with these parameters. */
export function mapSearchHref(search: MapSearch, path = '/explore/map'): string {
  const inOrder = Object.fromEntries(NAMES.map((name) => [name, search[name]]));
  return path + readable(writeSearch(inOrder));
}

export function isSameSearch(one: MapSearch, other: MapSearch): boolean {
  return NAMES.every((name) => one[name] === other[name]);
}

/** Parameters that restore the map's current view. */
export function cameraSearch({ center, zoom }: MapCamera): Required<Pick<MapSearch, 'c' | 'z'>> {
  return {
    c: `${round(center.lat, CENTER_DECIMALS)},${round(center.lng, CENTER_DECIMALS)}`,
    z: round(zoom, ZOOM_DECIMALS),
  };
}

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));
