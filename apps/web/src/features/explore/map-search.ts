/**
 * Map parameters in a URL, e.g. `?c=60.39,5.32&z=12&k=rebus,owner&s=102&p=2&v=list`: centre, zoom,
 * kinds, selected id, list pages, and list instead of map. Kinds and view belong to the explore map
 * only.
 */
import { parseLocation } from '@varde/domain/geo';
import { readNumber } from '#browser/url-search.ts';
import { LISTED_PAGES } from './parts/list-ids.ts';

/** Kinds on the explore map, in the order of its filter. */
export const MAP_KINDS = ['article', 'group', 'rebus', 'owner'] as const;
export type MapKind = (typeof MAP_KINDS)[number];

export interface MapSearch {
  readonly c?: string;
  readonly z?: number;
  /** Comma-separated `MapKind`s. Default: all. */
  readonly k?: string;
  readonly s?: number;
  /** Number of unfolded list pages. Default: one. */
  readonly p?: number;
  /** On a narrow screen, which shows map or list. Default: the map. */
  readonly v?: 'list';
}

/** The map's part of its page's URL. */
export interface MapUrlState {
  readonly search: MapSearch;
  /** A navigation is pending, whose URL must not be overwritten. */
  readonly isChanging: boolean;
  /** Replaces the map's parameters. */
  readonly write: (search: MapSearch) => void;
}

const ZOOM_RANGE = { min: 2, max: 18 };

/** Parses the valid parameters of a URL and ignores the rest. */
export function readMapSearch(raw: Readonly<Record<string, unknown>>): MapSearch {
  const { c, z, k, s, p, v } = raw;
  return withoutEmpty({
    c: typeof c === 'string' && parseLocation(c) ? c : undefined,
    z: numberIn(z, ZOOM_RANGE),
    k: typeof k === 'string' ? writeKinds(k.split(',')) : undefined,
    s: integerIn(s, { min: 1, max: Number.MAX_SAFE_INTEGER }),
    p: integerIn(p, { min: 2, max: LISTED_PAGES }),
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

function integerIn(value: unknown, range: Range): number | undefined {
  const number = numberIn(value, range);
  return Number.isInteger(number) ? number : undefined;
}

/** Changed parameters; `undefined` removes one. */
export type SearchChange = { readonly [N in keyof MapSearch]?: MapSearch[N] | undefined };

/** Omits `undefined` values. */
export function withoutEmpty(search: SearchChange): MapSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

/**
 * The kinds in canonical order, so that equal choices have equal URLs; `undefined` for all and for
 * none.
 */
export function writeKinds(chosen: readonly string[]): string | undefined {
  const kinds = MAP_KINDS.filter((kind) => chosen.includes(kind));
  return kinds.length === MAP_KINDS.length ? undefined : kinds.join(',') || undefined;
}
