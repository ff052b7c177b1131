/** Lists and reads documents. Locked documents withhold their body from the public. */
import { MAP_POINTS_MAX } from '@varde/domain/constants';
import { titleSortLanguage } from '@varde/domain/title-sort';
import type { Page } from '@varde/contract/common';
import type {
  Document,
  DocumentHead,
  DocumentPage,
  DocumentQuery,
  DocumentsQuery,
  FieldsQuery,
  MapDataQuery,
  ReverseReference,
  ReverseReferencesQuery,
  SearchCounts,
} from '@varde/contract/documents';
import type { Context } from '#context.ts';
import type { Audience } from '#audience.ts';
import { ProblemError } from '#http/problems.ts';
import {
  createSearchCaches,
  searchDocuments,
  type DocumentSearch,
  type SearchCaches,
} from '#content/search/search.service.ts';
import type { ContentCaches } from './content-cache.ts';
import { presentHead, presentDocument } from './documents.presenter.ts';
import { findHeads, type HeadRow } from './document-head.repository.ts';
import { findIds, totalOf, type Totals, findMapData } from './document-order.repository.ts';
import {
  readFilter,
  readLocation,
  readMapFilter,
  readOrder,
  readPage,
  readSlice,
} from './document-query.ts';
import {
  countDocuments,
  findPackLanguages,
  type DocumentOrder,
  countSources,
  findSources,
} from './documents.repository.ts';
import { findFullDocument, documentExists } from './full-document.repository.ts';

type Database = Context['database'];

export interface DocumentCaller {
  readonly audience: Audience;
  /** Whether the caller holds a grant for this document. */
  readonly isUnlocked: boolean;
}

export interface DocumentsService {
  list(query: DocumentsQuery, audience: Audience): Promise<DocumentPage>;
  /** `undefined` if missing. @throws ProblemError when it is not published (specification §8.1) */
  get(id: number, query: DocumentQuery, caller: DocumentCaller): Promise<Document | undefined>;
  fields(query: FieldsQuery, audience: Audience): Promise<{ items: DocumentHead[] }>;
  /** JSON text of the contract's `MapData`. */
  mapData(query: MapDataQuery, audience: Audience): Promise<string>;
  /** `undefined` when the document does not exist. */
  reverseReferences(
    id: number,
    query: ReverseReferencesQuery,
    audience: Audience,
  ): Promise<Page<ReverseReference> | undefined>;
}

export function createDocumentsService(
  { database }: Pick<Context, 'database'>,
  caches: ContentCaches,
): DocumentsService {
  const findPage = createPageFinder(database, caches);
  return {
    async list(query, audience) {
      const near = readLocation(query.location);
      const { rows, ...figures } = await findPage(query, audience);
      const items = rows.map((row) => presentHead(row, near !== undefined));
      return { items, ...figures, ...readPage(query) };
    },
    async get(id, query, caller) {
      const document = await getDocument(database, id, query, caller);
      if (!document && (await documentExists(database, id)))
        throw new ProblemError('not-published');
      return document;
    },
    async fields({ d, rebus }, audience) {
      const ids = [...new Set([d].flat())];
      const rows = await findHeads(database, ids, audience, undefined, rebus);
      return { items: rows.map((row) => presentHead(row, false)) };
    },
    mapData(query, audience) {
      const filter = readMapFilter(query, audience);
      const slice = readSlice({ page_size: MAP_POINTS_MAX, ...query });
      return findMapData(database, filter, readLocation(query.location), slice);
    },
    reverseReferences: (id, query, audience) => findReferences(database, id, query, audience),
  };
}

interface FoundHeads {
  readonly rows: HeadRow[];
  readonly total: number;
  /** Only for searches. */
  readonly counts?: SearchCounts;
}

/** Queries a page's ids, then heads: one statement would be replanned each time. Caches totals. */
function createPageFinder(database: Database, caches: ContentCaches) {
  const counts = caches.createCache<Totals>();
  const languages = caches.createCache<string[]>();
  const searches = createSearchCaches(caches);

  async function resolveLanguage(order: DocumentOrder, audience: Audience): Promise<DocumentOrder> {
    if (order.by !== 'title' || order.language === undefined) return order;
    const known = await languages(audience, 'languages', () => findPackLanguages(database));
    return { ...order, language: titleSortLanguage(order.language, known) };
  }

  return async (query: DocumentsQuery, audience: Audience): Promise<FoundHeads> => {
    const filter = readFilter(query, audience);
    const order = await resolveLanguage(readOrder(query, filter), audience);
    const slice = readSlice(query);
    if (filter.search !== undefined)
      return findMatches(database, { filter, order, slice }, searches);
    const totals = await counts(audience, JSON.stringify(filter), () =>
      countDocuments(database, filter),
    );
    const total = totalOf(totals);
    if (slice.offset >= total) return { rows: [], total };
    const ids = await findIds(database, filter, order, slice, totals);
    return { rows: await findHeads(database, ids, audience, order.near), total };
  };
}

async function findMatches(
  database: Database,
  search: DocumentSearch,
  caches: SearchCaches,
): Promise<FoundHeads> {
  const { filter, order } = search;
  const { ids, ...figures } = await searchDocuments(database, search, caches);
  return { rows: await findHeads(database, ids, filter.audience, order.near), ...figures };
}

async function findReferences(
  database: Database,
  id: number,
  query: ReverseReferencesQuery,
  audience: Audience,
): Promise<Page<ReverseReference> | undefined> {
  const [[target], sources, total] = await Promise.all([
    findHeads(database, [id], audience),
    findSources(database, id, audience, readSlice(query)),
    countSources(database, id, audience),
  ]);
  if (!target) return undefined;
  const ids = sources.map((source) => source.id);
  const heads = new Map((await findHeads(database, ids, audience)).map((row) => [row.id, row]));
  const items = sources.flatMap((source) => {
    const head = heads.get(source.id);
    return head ? [{ kinds: source.kinds, document: presentHead(head, false) }] : [];
  });
  return { items, total, ...readPage(query) };
}

/** The full document; `undefined` when the caller may not see it. Owner responses embed one too. */
export async function getDocument(
  database: Database,
  id: number,
  query: DocumentQuery,
  { audience, isUnlocked }: DocumentCaller,
): Promise<Document | undefined> {
  const withMedia = query.include_media === true;
  const found = await findFullDocument(
    database,
    { id, isUnlocked, withMedia, rebus: query.rebus },
    audience,
  );
  return found && presentDocument(found, withMedia);
}

/** Public heads of a walk's posts or articles; `undefined` for hidden or unpublished ones. */
export async function findStops(
  database: Database,
  { content }: Document,
): Promise<(DocumentHead | undefined)[]> {
  const ids = content?.posts?.map(({ document_id: id }) => id) ?? content?.article_ids ?? [];
  const rows = new Map((await findHeads(database, ids, 'public')).map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = rows.get(id);
    return row && row.hidden_in.length === 0 ? presentHead(row, false) : undefined;
  });
}
