/**
 * What the map's address holds: `?c=60.39,5.32&z=12&k=rebus,owner&s=102&v=list`: centre, zoom, kinds, selected id, and the list
 * instead of the map.
 */
import type { LatLng } from '@varde/domain/geo';
import { parseLocation } from '@varde/domain/geo';

/** What stands on the map, in the order of its filter. */
export const MAP_KINDS = ['article', 'group', 'rebus', 'owner'] as const;
export type MapKind = (typeof MAP_KINDS)[number];

export interface MapSearch {
  readonly c?: string;
  readonly z?: number;
  /** Comma-separated `MapKind`s. Default: all. */
  readonly k?: string;
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
  const { c, z, k, s, v } = raw;
  const zoom = readNumber(z);
  const id = readNumber(s);
  return {
    ...(typeof c === 'string' && parseLocation(c) ? { c } : {}),
    ...(zoom >= ZOOM_RANGE.min && zoom <= ZOOM_RANGE.max ? { z: zoom } : {}),
    ...readKinds(k),
    ...(Number.isSafeInteger(id) && id > 0 ? { s: id } : {}),
    ...(v === 'list' ? { v } : {}),
  };
}

function readNumber(value: unknown): number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '')
    ? Number(value)
    : NaN;
}

function readKinds(k: unknown): Pick<MapSearch, 'k'> {
  const kinds = typeof k === 'string' ? writeKinds(k.split(',')) : undefined;
  return kinds === undefined ? {} : { k: kinds };
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

/** The kinds that an address chooses. */
export function kindsOf({ k }: MapSearch): readonly MapKind[] {
  return k === undefined ? MAP_KINDS : MAP_KINDS.filter((kind) => k.split(',').includes(kind));
}

/** The kinds in one order, so that the same choice is the same address; `undefined` for all and for none. */
function writeKinds(chosen: readonly string[]): string | undefined {
  const kinds = MAP_KINDS.filter((kind) => chosen.includes(kind));
  return kinds.length === MAP_KINDS.length ? undefined : kinds.join(',') || undefined;
}

/** The first press on a kind shows that alone; the next ones add and take away. Without any left, all are shown. */
export function toggleKind(search: MapSearch, kind: MapKind): MapSearch {
  const { k, ...rest } = search;
  const chosen = k === undefined ? [] : kindsOf(search);
  const next = writeKinds(
    chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind],
  );
  return { ...rest, ...(next ? { k: next } : {}) };
}

/** Address of the map with these parameters. */
export function mapSearchAddress(search: MapSearch): string {
  const query = new URLSearchParams();
  for (const name of ['c', 'z', 'k', 's', 'v'] as const) {
    if (search[name] !== undefined) query.set(name, String(search[name]));
  }
  const text = query.toString();
  return `/explore/map${text && `?${text}`}`;
}

/** What a visitor sees of the map, besides its camera. */
export interface MapSeen {
  readonly selectedId?: number | undefined;
  readonly showsList: boolean;
  readonly k?: string | undefined;
}

/** The parameters that bring a visitor back to what is seen now. */
export function writeMapSearch(
  { center, zoom }: Camera,
  { selectedId, showsList, k }: MapSeen,
): MapSearch {
  return {
    c: `${round(center.lat, CENTER_DECIMALS)},${round(center.lng, CENTER_DECIMALS)}`,
    z: round(zoom, ZOOM_DECIMALS),
    ...(k === undefined ? {} : { k }),
    ...(selectedId === undefined ? {} : { s: selectedId }),
    ...(showsList ? { v: 'list' } : {}),
  };
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
