/** Parses query parameters for the repository. Pure; errors name the malformed parameter. */
import { PAGE_SIZE } from '@varde/domain/constants';
import {
  documentKind,
  LISTED_SCHEMA_IDS,
  SCHEMA_IDS,
  type DocumentKind,
} from '@varde/domain/document-kinds';
import { foldSearch } from '@varde/domain/search-words';
import { parseLocation, type LatLng } from '@varde/domain/geo';
import { DEFAULT_LANGUAGE } from '@varde/domain/languages';
import type { DocumentsQuery, MapDataQuery } from '@varde/contract/documents';
import { malformedParameter } from '#http/problems.ts';
import type { Audience } from '#audience.ts';
import type { Box, DocumentFilter, DocumentOrder, Slice } from './documents.repository.ts';

export function readFilter(query: DocumentsQuery, audience: Audience): DocumentFilter {
  const search = query.search === undefined ? '' : foldSearch(query.search).trim();
  return {
    audience,
    schemaIds: readSchemaIds(query) ?? defaultSchemaIds(query),
    // Its default holds where distances are requested.
    hasLocation: !(query.include_no_location ?? query.location === undefined),
    ...readCommonFilter(query),
    ...(query.old_id === undefined ? {} : { oldId: query.old_id }),
    ...(query.path_value === undefined ? {} : { jsonPath: readPathValue(query.path_value) }),
    ...(query.referenced_from === undefined ? {} : { referencedFrom: query.referenced_from }),
    ...(search === '' ? {} : { search }),
  };
}

/** Listed kinds, plus owners or posts where the query can also match those. */
function defaultSchemaIds(query: DocumentsQuery): number[] {
  const ids = [...LISTED_SCHEMA_IDS];
  if (query.old_id !== undefined) ids.push(SCHEMA_IDS.owner);
  const referencing = query.referenced_from ?? readReferencedFrom(query);
  return referencing === undefined ? ids : [...ids, SCHEMA_IDS.post];
}

export function readMapFilter(query: MapDataQuery, audience: Audience): DocumentFilter {
  const box = readBox(query);
  return {
    audience,
    schemaIds: readSchemaIds(query) ?? defaultSchemaIds(query),
    hasLocation: true,
    ...readCommonFilter(query),
    ...(box ? { box } : {}),
  };
}

function readCommonFilter(
  query: ReferenceQuery & Pick<MapDataQuery, 'owner_id' | 'kulturnav_tags'>,
): Pick<DocumentFilter, 'ownerId' | 'tags' | 'referencedFromSchemaIds'> {
  const tags = query.kulturnav_tags?.split(',').map((tag) => tag.trim());
  const referencedFromSchemaIds = readReferencedFrom(query);
  return {
    ...(query.owner_id === undefined ? {} : { ownerId: query.owner_id }),
    ...(tags ? { tags } : {}),
    ...(referencedFromSchemaIds ? { referencedFromSchemaIds } : {}),
  };
}

/**
 * `facts.monument_type.no:Stavkirke` as a JSON path in lax mode, which unwraps arrays. The stored
 * value may be a string, a number or a boolean.
 */
export function readPathValue(text: string): string {
  const colon = text.indexOf(':');
  const keys = text.slice(0, colon).split('.');
  const value = text.slice(colon + 1);
  const values = [JSON.stringify(value.toWellFormed())];
  if (/^(true|false|-?(0|[1-9]\d{0,17})(\.\d{1,17})?)$/.test(value)) values.push(value);
  const path = ['$', ...keys.map((key) => JSON.stringify(key))].join('.');
  return `${path} ? (${values.map((one) => `@ == ${one}`).join(' || ')})`;
}

/** The default order fits the query: relevance, order in the walk, distance, then id. */
export function readOrder(query: DocumentsQuery, filter: DocumentFilter): DocumentOrder {
  const ascending = query.order_asc ?? true;
  const near = readLocation(query.location);
  const requested = query.sort_by_title ? 'title' : query.sort;
  const isPossible = {
    distance: near !== undefined,
    relevance: filter.search !== undefined,
    title: true,
    updated: true,
    id: true,
  };
  const fallback = defaultOrder(filter, near !== undefined);
  const by = requested !== undefined && isPossible[requested] ? requested : fallback;
  const { language = DEFAULT_LANGUAGE } = query;
  return { by, ascending, ...(near ? { near } : {}), ...(by === 'title' ? { language } : {}) };
}

function defaultOrder(filter: DocumentFilter, isNear: boolean): DocumentOrder['by'] {
  if (filter.search !== undefined) return 'relevance';
  if (filter.referencedFrom !== undefined) return 'reference';
  return isNear ? 'distance' : 'id';
}

export function readLocation(text: string | undefined): LatLng | undefined {
  if (text === undefined) return undefined;
  const location = parseLocation(text);
  if (!location) throw malformedParameter('location', 'must be latitude,longitude in degrees');
  return location;
}

interface Paged {
  readonly page?: number;
  readonly page_size?: number;
}

export function readSlice({ page = 1, page_size = PAGE_SIZE }: Paged): Slice {
  return { limit: page_size, offset: (page - 1) * page_size };
}

/** Page number and size, echoed in list responses. */
export function readPage({ page = 1, page_size = PAGE_SIZE }: Paged): {
  page: number;
  page_size: number;
} {
  return { page, page_size };
}

/**
 * The union of ids and names; `undefined` when neither was given. Unknown kinds match nothing.
 * Sorted, so that equivalent queries share one statement.
 */
function readSchemaIds(query: SchemaQuery): number[] | undefined {
  return readKinds(query.schema_ids, query.schema_names);
}

interface SchemaQuery {
  readonly schema_ids?: string;
  readonly schema_names?: string;
}

type ReferenceQuery = Pick<
  MapDataQuery,
  'referenced_from_schema_id' | 'referenced_from_schema_name'
>;

function readReferencedFrom(query: ReferenceQuery): number[] | undefined {
  return readKinds(query.referenced_from_schema_id, query.referenced_from_schema_name);
}

function readKinds(idList?: string, nameList?: string): number[] | undefined {
  if (idList === undefined && nameList === undefined) return undefined;
  const ids = (idList ?? '').split(',').filter(Boolean).map(Number);
  const names = (nameList ?? '').split(',').filter(isKind);
  const all = [...ids, ...names.map((name) => SCHEMA_IDS[name])];
  return [...new Set(all)].filter((id) => documentKind(id)).toSorted((a, b) => a - b);
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
