/** Reads what a caller asked for into what the repository looks for. Pure; malformed values are refused by name. */
import { PAGE_SIZE } from '@varde/domain/constants';
import {
  documentKind,
  LISTED_KINDS,
  SCHEMA_IDS,
  type DocumentKind,
} from '@varde/domain/document-kinds';
import { foldSearch } from '@varde/domain/fold-search';
import { parseLocation, type LatLng } from '@varde/domain/geo';
import type { DocumentsQuery, MapDataQuery } from '@varde/contract/documents';
import { malformedParameter } from '#http/problems.ts';
import type { Audience } from '#http/product-api.ts';
import type { DocumentFilter, DocumentOrder, Slice } from './documents.repository.ts';
import type { Box } from './mapdata.repository.ts';

export function readFilter(query: DocumentsQuery, audience: Audience): DocumentFilter {
  const search = query.search === undefined ? '' : foldSearch(query.search).trim();
  const tags = query.kulturnav_tags?.split(',').map((tag) => tag.trim());
  return {
    audience,
    schemaIds: readSchemaIds(query) ?? defaultSchemaIds(query.referenced_from !== undefined),
    hasLocation: query.location !== undefined && !query.include_no_location,
    ...(query.owner_id === undefined ? {} : { ownerId: query.owner_id }),
    ...(tags ? { tags } : {}),
    ...(query.referenced_from === undefined ? {} : { referencedFrom: query.referenced_from }),
    ...(search === '' ? {} : { search }),
  };
}

/** Without a wish, the order that fits the question: best match, order of the walk, nearest, oldest id. */
export function readOrder(
  query: DocumentsQuery,
  filter: DocumentFilter,
): DocumentOrder | { readonly by: 'title'; readonly ascending: boolean } {
  const ascending = query.order_asc ?? true;
  const near = readLocation(query.location);
  const wish = query.sort_by_title ? 'title' : query.sort;
  if (wish === 'title') return { by: 'title', ascending };
  const fitting = fittingOrder(filter, near !== undefined);
  const isPossible = {
    distance: near !== undefined,
    relevance: filter.search !== undefined,
    updated: true,
    id: true,
  };
  const by = wish !== undefined && isPossible[wish] ? wish : fitting;
  return { by, ascending, ...(near ? { near } : {}) };
}

function fittingOrder(filter: DocumentFilter, isNear: boolean): DocumentOrder['by'] {
  if (filter.search !== undefined) return 'relevance';
  if (filter.referencedFrom !== undefined) return 'reference';
  return isNear ? 'distance' : 'id';
}

export function readLocation(text: string | undefined): LatLng | undefined {
  if (text === undefined) return undefined;
  const location = parseLocation(text);
  if (!location) throw malformedParameter('location', 'must be latitude,longitude on the globe');
  return location;
}

interface Paged {
  readonly page?: number;
  readonly page_size?: number;
}

export function readSlice({ page = 1, page_size = PAGE_SIZE }: Paged): Slice {
  return { limit: page_size, offset: (page - 1) * page_size };
}

/** The page's own figures, as a list answer repeats them. */
export function readPage({ page = 1, page_size = PAGE_SIZE }: Paged): {
  page: number;
  page_size: number;
} {
  return { page, page_size };
}

/** Ids and names both choose; `undefined` when neither was given. A kind we do not know matches nothing. */
export function readSchemaIds(query: {
  schema_ids?: string;
  schema_names?: string;
}): number[] | undefined {
  if (query.schema_ids === undefined && query.schema_names === undefined) return undefined;
  const ids = (query.schema_ids ?? '').split(',').filter(Boolean).map(Number);
  const names = (query.schema_names ?? '').split(',').filter(isKind);
  return [...ids, ...names.map((name) => SCHEMA_IDS[name])].filter((id) => documentKind(id));
}

export function defaultSchemaIds(includesPosts = false): number[] {
  const ids = LISTED_KINDS.map((kind) => SCHEMA_IDS[kind]);
  return includesPosts ? [...ids, SCHEMA_IDS.post] : ids;
}

function isKind(name: string): name is DocumentKind {
  return Object.hasOwn(SCHEMA_IDS, name);
}

export function readBox(query: MapDataQuery): Box | undefined {
  if (query.bbox === undefined) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = query.bbox.split(',').map(Number);
  const isOnGlobe = Math.max(Math.abs(west), Math.abs(east)) <= 180 && south >= -90 && north <= 90;
  if (!isOnGlobe || south > north) {
    throw malformedParameter('bbox', 'must be west,south,east,north in degrees');
  }
  return { west, south, east, north };
}
