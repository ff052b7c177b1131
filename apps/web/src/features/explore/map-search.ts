/**
 * What a map's address holds: `?c=60.39,5.32&z=12&k=rebus,owner&s=102&p=2&v=list`: centre, zoom, kinds, selected id, pages of
 * the list, and the list instead of the map. Kinds and the last belong to the map of everything.
 */
import type { LatLng } from '@varde/domain/geo';
import { parseLocation } from '@varde/domain/geo';
import { readNumber, readable, writeSearch } from '#platform/address-search.ts';
import type { MapBounds, MapCamera } from '#viewers/map/map-camera.ts';
import { LISTED_PAGES } from './parts/list-ids.ts';

/** What stands on the map, in the order of its filter. */
export const MAP_KINDS = ['article', 'group', 'rebus', 'owner'] as const;
export type MapKind = (typeof MAP_KINDS)[number];

export interface MapSearch {
  readonly c?: string;
  readonly z?: number;
  /** Comma-separated `MapKind`s. Default: all. */
  readonly k?: string;
  readonly s?: number;
  /** How far the list of the places in view is unfolded. Default: one page. */
  readonly p?: number;
  /** On a narrow screen, which shows one of the two at a time. Default: the map. */
  readonly v?: 'list';
}

/** The map's part of its page's address. */
export interface MapAddress {
  readonly search: MapSearch;
  /** The visitor is on the way to another one, which must not be written over. */
  readonly isChanging: boolean;
  /** Puts these parameters in place of what is there. */
  readonly write: (search: MapSearch) => void;
}

const NAMES = ['c', 'z', 'k', 's', 'p', 'v'] as const;

/** Norway and Sweden, which an address that names no place shows whole. */
export const HOME_AREA: MapBounds = { west: 4.2, south: 55.2, east: 31.2, north: 71.3 };
/** Where an address names a place but no zoom: a town and its surroundings. */
const PLACE_ZOOM = 12;
const ZOOM_RANGE = { min: 2, max: 18 };
/** Four decimals are about ten metres: less than a pixel up to zoom 14, and a short address. */
const CENTER_DECIMALS = 4;
const ZOOM_DECIMALS = 1;

/** Keeps of an address's parameters what can be understood, and leaves out the rest. */
export function readMapSearch(raw: Readonly<Record<string, unknown>>): MapSearch {
  const { c, z, k, s, p, v } = raw;
  return withoutEmpty({
    c: typeof c === 'string' && parseLocation(c) ? c : undefined,
    z: numberIn(z, ZOOM_RANGE),
    k: typeof k === 'string' ? writeKinds(k.split(',')) : undefined,
    s: wholeIn(s, { min: 1, max: Number.MAX_SAFE_INTEGER }),
    p: wholeIn(p, { min: 2, max: LISTED_PAGES }),
    v: v === 'list' ? v : undefined,
  });
}

interface Range {
  readonly min: number;
  readonly max: number;
}

function numberIn(value: unknown, { min, max }: Range): number | undefined {
  const number = readNumber(value);
  return number >= min && number <= max ? number : undefined;
}

function wholeIn(value: unknown, range: Range): number | undefined {
  const number = numberIn(value, range);
  return Number.isInteger(number) ? number : undefined;
}

/** Other parameters, some of which are to be there no more. */
export type SearchChange = { readonly [N in keyof MapSearch]?: MapSearch[N] | undefined };

/** Says nothing of what is not there. */
export function withoutEmpty(search: SearchChange): MapSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

/** Where the map opens: a camera, or the area that it then shows whole. */
export function startOf({ c, z }: MapSearch, whole: MapBounds | MapCamera = HOME_AREA) {
  const center = c === undefined ? undefined : parseLocation(c);
  if (center) return { center, zoom: z ?? PLACE_ZOOM };
  return z === undefined ? whole : { center: middleOf(whole), zoom: z };
}

/** The middle of the map when it opens. */
export function centerOf(search: MapSearch, whole?: MapBounds | MapCamera): LatLng {
  return middleOf(startOf(search, whole));
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

/** The kinds in one order, so that the same choice is the same address; `undefined` for all and for none. */
function writeKinds(chosen: readonly string[]): string | undefined {
  const kinds = MAP_KINDS.filter((kind) => chosen.includes(kind));
  return kinds.length === MAP_KINDS.length ? undefined : kinds.join(',') || undefined;
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
export function mapSearchAddress(search: MapSearch, path = '/explore/map'): string {
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
