/** Answers questions about documents. Only published ones exist here; a locked one keeps its body to itself. */
import { DEFAULT_LANGUAGE, languageOrFallback, pickText } from '@varde/domain/languages';
import type { Page } from '@varde/contract/common';
import type {
  Document,
  DocumentHead,
  DocumentQuery,
  DocumentsQuery,
  FieldsQuery,
  MapDataQuery,
} from '@varde/contract/documents';
import type { Context } from '#context.ts';
import type { Audience } from '#http/product-api.ts';
import { findMedia } from '#modules/media/media.repository.ts';
import { mediaOfContent } from './content-media.ts';
import { presentHead } from './document-head.presenter.ts';
import { findHeads } from './document-head.repository.ts';
import {
  defaultSchemaIds,
  readBox,
  readFilter,
  readLocation,
  readOrder,
  readPage,
  readSchemaIds,
  readSlice,
} from './document-query.ts';
import { presentDocument } from './documents.presenter.ts';
import {
  findIds,
  findTitles,
  findWhole,
  withForgivingSearch,
  type DocumentFilter,
  type FoundIds,
  type WholeRow,
} from './documents.repository.ts';
import { findMapData } from './mapdata.repository.ts';

type Database = Context['database'];

export interface DocumentCaller {
  readonly audience: Audience;
  /** Whether the caller holds a grant for this document. */
  readonly isUnlocked: boolean;
}

export interface DocumentsService {
  list(query: DocumentsQuery, audience: Audience): Promise<Page<DocumentHead>>;
  get(id: number, query: DocumentQuery, caller: DocumentCaller): Promise<Document | undefined>;
  fields(query: FieldsQuery, audience: Audience): Promise<{ items: DocumentHead[] }>;
  /** JSON text of the contract's `MapData`. */
  mapData(query: MapDataQuery, audience: Audience): Promise<string>;
}

export function createDocumentsService({ database }: Context): DocumentsService {
  return {
    async list(query, audience) {
      const near = readLocation(query.location);
      const { ids, total } = await findPage(database, query, audience);
      const rows = await findHeads(database, ids, audience, near);
      return {
        items: rows.map((row) => presentHead(row, near !== undefined)),
        total,
        ...readPage(query),
      };
    },
    get: (id, query, caller) => getDocument(database, id, query, caller),
    async fields({ d }, audience) {
      const rows = await findHeads(database, [...new Set([d].flat())], audience);
      return { items: rows.map((row) => presentHead(row, false)) };
    },
    mapData(query, audience) {
      const box = readBox(query);
      const near = readLocation(query.location);
      const filter = {
        audience,
        schemaIds: readSchemaIds(query) ?? defaultSchemaIds(),
        ...(query.owner_id === undefined ? {} : { ownerId: query.owner_id }),
        ...(box ? { box } : {}),
        ...(near ? { near } : {}),
      };
      return findMapData(database, filter, readSlice({ page_size: ALL_POINTS, ...query }));
    },
  };
}

/** A map wants every point unless it says otherwise. */
const ALL_POINTS = 100_000;

async function findPage(
  database: Database,
  query: DocumentsQuery,
  audience: Audience,
): Promise<FoundIds> {
  const filter = readFilter(query, audience);
  const found = await findMatches(database, query, filter);
  if (found.total > 0 || filter.search === undefined) return found;
  // Nothing holds these words: perhaps one is misspelt.
  const forgiving = { ...filter, forgiving: true };
  return withForgivingSearch(database, (handle) => findMatches(handle, query, forgiving));
}

function findMatches(
  database: Database,
  query: DocumentsQuery,
  filter: DocumentFilter,
): Promise<FoundIds> {
  const order = readOrder(query, filter);
  return order.by === 'title'
    ? findByTitle(database, query, filter)
    : findIds(database, filter, order, readSlice(query));
}

/** Sorted here and not in the database, whose embedded engine knows neither Norwegian nor Swedish order. */
async function findByTitle(
  database: Database,
  query: DocumentsQuery,
  filter: DocumentFilter,
): Promise<FoundIds> {
  const { key, tag } = languageOrFallback(query.language ?? DEFAULT_LANGUAGE);
  const { compare } = new Intl.Collator(tag);
  const direction = (query.order_asc ?? true) ? 1 : -1;
  const { limit, offset } = readSlice(query);
  const ids = (await findTitles(database, filter))
    .map(({ id, title }) => ({ id, text: pickText(title, key)?.text ?? '' }))
    .sort((a, b) => direction * compare(a.text, b.text) || a.id - b.id)
    .map(({ id }) => id);
  return { ids: ids.slice(offset, offset + limit), total: ids.length };
}

/** One published document, whole; `undefined` when there is none. Owners' answers hold one too. */
export async function getDocument(
  database: Database,
  id: number,
  query: DocumentQuery,
  { audience, isUnlocked }: DocumentCaller,
): Promise<Document | undefined> {
  const whole = await findWhole(database, id, audience, isUnlocked);
  if (!whole) return undefined;
  const ids = [id, whole.owner_document_id ?? []].flat();
  const [heads, media] = await Promise.all([
    findHeads(database, ids, audience),
    query.include_media ? findShownMedia(database, whole) : undefined,
  ]);
  const head = heads.find((one) => one.id === id);
  if (!head) return undefined;
  const owner = heads.find((one) => one.id === whole.owner_document_id);
  return presentDocument({ head, whole, owner, media });
}

async function findShownMedia(database: Database, { content, image_media_id: main }: WholeRow) {
  return content ? findMedia(database, mediaOfContent(content, main)) : [];
}
