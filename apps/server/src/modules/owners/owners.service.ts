import { OWNER_POINTS_MAX } from '@varde/domain/constants';
import { languageOrFallback } from '@varde/domain/languages';
import type { Page } from '@varde/contract/common';
import type {
  Owner,
  OwnerHead,
  OwnersMapData,
  OwnersMapDataQuery,
  OwnersQuery,
} from '@varde/contract/owners';
import type { Context } from '#context.ts';
import type { Audience } from '#http/product-api.ts';
import type { ContentMemory } from '#modules/documents/content-memory.ts';
import { findHeads } from '#modules/documents/document-head.repository.ts';
import { readLocation, readPage, readSlice } from '#modules/documents/document-query.ts';
import { getDocument } from '#modules/documents/documents.service.ts';
import { searchOthers } from '#modules/search/search.service.ts';
import { nameOf, presentOwner, presentOwnerPoint } from './owners.presenter.ts';
import {
  countOwnedDocuments,
  findOwnerPoints,
  findOwners,
  type OwnerRow,
} from './owners.repository.ts';

export interface OwnersService {
  list(query: OwnersQuery, audience: Audience): Promise<Page<OwnerHead>>;
  get(id: string, audience: Audience): Promise<Owner | undefined>;
  mapData(query: OwnersMapDataQuery, audience: Audience): Promise<OwnersMapData>;
}

export function createOwnersService(
  { database }: Pick<Context, 'database'>,
  memory: ContentMemory,
): OwnersService {
  const remembered = memory.keep<ReadonlyMap<string, number>>();
  const counts = (audience: Audience) =>
    remembered(audience, 'counts', () => countOwnedDocuments(database, audience));
  return {
    async list(query, audience) {
      const near = readLocation(query.location);
      const slug = query.owner_slug === undefined ? {} : { slug: query.owner_slug };
      const rows = await findOwners(database, { audience, ...slug, ...(near ? { near } : {}) });
      const ordered = rows.sort(near ? byDistance : byName);
      const found = await onlyFound(database, ordered, query.search, audience);
      const { limit, offset } = readSlice(query);
      const shown = found.slice(offset, offset + limit);
      const ids = shown.map((row) => row.document_id);
      const [heads, count] = await Promise.all([
        findHeads(database, ids, audience, near),
        counts(audience),
      ]);
      const items = shown.flatMap((row) => {
        const head = heads.find((candidate) => candidate.id === row.document_id);
        const documentCount = count.get(row.id) ?? 0;
        return head
          ? [presentOwner({ row, head, documentCount, isMeasured: near !== undefined })]
          : [];
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

/** What a search finds, best first; all of them without one. */
async function onlyFound(
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

function byDistance(a: OwnerRow, b: OwnerRow): number {
  return (a.distance ?? Infinity) - (b.distance ?? Infinity) || byName(a, b);
}

function byName(a: OwnerRow, b: OwnerRow): number {
  const { tag } = languageOrFallback(a.default_language);
  return new Intl.Collator(tag).compare(nameOf(a), nameOf(b)) || (a.id < b.id ? -1 : 1);
}
