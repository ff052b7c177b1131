/** Lists and reads owners (museums). */
import { pickText, DEFAULT_LANGUAGE, languageOrFallback } from '@varde/domain/languages';
import type {
  OwnerHead,
  OwnerPoint,
  Owner,
  OwnersMapData,
  OwnersMapDataQuery,
  OwnersQuery,
} from '@varde/contract/owners';
import { OWNER_POINTS_MAX } from '@varde/domain/constants';
import type { Page } from '@varde/contract/common';
import { presentHead } from '#content/documents/documents.presenter.ts';
import { type HeadRow, findHeads } from '#content/documents/document-head.repository.ts';
import { presentImage } from '#media/media.presenter.ts';
import type { Context } from '#context.ts';
import type { Audience } from '#audience.ts';
import type { ContentCaches } from '#content/documents/content-cache.ts';
import { readLocation, readPage, readSlice } from '#content/documents/document-query.ts';
import { getDocument } from '#content/documents/documents.service.ts';
import { searchOthers } from '#content/search/search.service.ts';
import {
  type OwnerPointRow,
  type OwnerRow,
  countOwnedDocuments,
  findOwnerPoints,
  findOwners,
} from './owners.repository.ts';

export interface OwnersService {
  list(query: OwnersQuery, audience: Audience): Promise<Page<OwnerHead>>;
  get(id: string, audience: Audience): Promise<Owner | undefined>;
  mapData(query: OwnersMapDataQuery, audience: Audience): Promise<OwnersMapData>;
}

export function createOwnersService(
  { database }: Pick<Context, 'database'>,
  caches: ContentCaches,
): OwnersService {
  const cachedCounts = caches.createCache<ReadonlyMap<string, number>>();
  const counts = (audience: Audience) =>
    cachedCounts(audience, 'counts', () => countOwnedDocuments(database, audience));
  return {
    async list(query, audience) {
      const found = await findListed(database, query, audience);
      const { limit, offset } = readSlice(query);
      const shown = found.slice(offset, offset + limit);
      const near = readLocation(query.location);
      const ids = shown.map((row) => row.document_id);
      const [heads, count] = await Promise.all([
        findHeads(database, ids, audience, near),
        counts(audience),
      ]);
      const headOf = new Map(heads.map((head) => [head.id, head]));
      const items = shown.flatMap((row) => {
        const head = headOf.get(row.document_id);
        const documentCount = count.get(row.id) ?? 0;
        return head ? [presentOwner({ row, head, documentCount, isMeasured: !!near })] : [];
      });
      return { items, total: found.length, ...readPage(query) };
    },
    async get(id, audience) {
      const [row] = await findOwners(database, { audience, id });
      if (!row) return undefined;
      const [[head], count, document] = await Promise.all([
        findHeads(database, [row.document_id], audience),
        counts(audience),
        getDocument(
          database,
          row.document_id,
          { include_media: true },
          { audience, isUnlocked: false },
        ),
      ]);
      if (!head || !document) return undefined;
      const documentCount = count.get(id) ?? 0;
      const owner = presentOwner({ row, head, documentCount, isMeasured: false });
      return { ...owner, owner_document: document };
    },
    async mapData(query, audience) {
      const slice = readSlice({ page_size: OWNER_POINTS_MAX, ...query });
      const near = readLocation(query.location);
      const rows = await findOwnerPoints(database, audience, near, slice);
      return { points: rows.map(presentOwnerPoint) };
    },
  };
}

/** All matching owners in list order: some hundreds at most. */
async function findListed(
  database: Context['database'],
  { location, owner_slug, search }: OwnersQuery,
  audience: Audience,
): Promise<readonly OwnerRow[]> {
  const near = readLocation(location);
  const slug = owner_slug === undefined ? {} : { slug: owner_slug };
  const rows = await findOwners(database, { audience, ...slug, ...(near ? { near } : {}) });
  const byName = nameOrder(rows);
  const distance = (row: OwnerRow): number => row.distance ?? Infinity;
  const byDistance = (a: OwnerRow, b: OwnerRow): number =>
    distance(a) === distance(b) ? byName(a, b) : distance(a) - distance(b);
  return filterBySearch(database, rows.sort(near ? byDistance : byName), search, audience);
}

/** Collates by the pack's default language. */
function nameOrder(rows: readonly OwnerRow[]): (a: OwnerRow, b: OwnerRow) => number {
  const { tag } = languageOrFallback(rows[0]?.default_language ?? DEFAULT_LANGUAGE);
  const { compare } = new Intl.Collator(tag);
  return (a, b) => compare(nameOf(a), nameOf(b)) || (a.id < b.id ? -1 : 1);
}

/** Search results, best first; all rows without a search. */
async function filterBySearch(
  database: Context['database'],
  rows: readonly OwnerRow[],
  search: string | undefined,
  audience: Audience,
): Promise<readonly OwnerRow[]> {
  if (!search?.trim()) return rows;
  const refs = await searchOthers(database, search, 'owner', audience);
  const places = new Map(refs.map((ref, index) => [ref, index]));
  const placeOf = (row: OwnerRow): number => places.get(String(row.document_id)) ?? -1;
  return rows.filter((row) => placeOf(row) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
}

interface OwnerInput {
  readonly row: OwnerRow;
  /** Head of the owner's document. */
  readonly head: HeadRow;
  readonly documentCount: number;
  readonly isMeasured: boolean;
}

function presentOwner({ row, head, documentCount, isMeasured }: OwnerInput): OwnerHead {
  const document = presentHead(head, isMeasured);
  return {
    id: row.id,
    slug: row.slug,
    identifier: row.identifier,
    name: nameOf(row),
    image_url: document.image_src,
    logo: presentImage(row.logo),
    main_image: document.media_data,
    document,
    document_count: documentCount,
    google_analytics_code: row.google_analytics_code,
    analyticsId: row.analytics_id,
  };
}

/** A map point: five decimals are about a metre. */
function presentOwnerPoint({ id, document_id, lat, lng }: OwnerPointRow): OwnerPoint {
  return [id, document_id, Number(lat.toFixed(5)), Number(lng.toFixed(5))];
}

/** In the pack's default language. */
function nameOf(row: Pick<OwnerRow, 'title' | 'default_language' | 'slug'>): string {
  return pickText(row.title, row.default_language)?.text ?? row.slug;
}
