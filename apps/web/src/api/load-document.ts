/** Loads a document with all that its page refers to, in as few requests as the API allows. */
import type { Block } from '@varde/contract/blocks';
import type { Document, DocumentHead } from '@varde/contract/documents';
import type { Theme } from '@varde/contract/themes';
import { DOCUMENT_ID_BATCH } from '@varde/domain/constants';
import { callApi, callUntil, type CallApi } from './api-client.ts';
import type { ApiResult } from './api-result.ts';
import type { ReadReference } from './transform/reference.ts';

export interface LoadedDocument {
  readonly document: Document;
  /** Heads of the documents that its content refers to, unordered; unknown ones are missing. */
  readonly heads: readonly DocumentHead[];
  /** Some heads failed to load, which is not the same as that there are none. */
  readonly headsFailed?: boolean;
  /** The themes it is tagged with. */
  readonly themes: readonly Theme[];
  /** Some themes failed to load. */
  readonly themesFailed?: boolean;
  /** Records of other collections that its blocks refer to; absent if there are none. */
  readonly readReference?: ReadReference;
}

export interface LoadOptions {
  /** The rebus that is played: the response then includes its hidden posts. */
  readonly rebus?: number | undefined;
  /** The API client to use, for callers that record the responses. */
  readonly call?: CallApi;
  /** Aborts when the visitor leaves the page. */
  readonly signal?: AbortSignal;
}

/**
 * Loads a document. If only something that it refers to fails, the page is shown without that
 * (specification §3.11).
 */
export async function loadDocument(
  id: number,
  options: LoadOptions = {},
): Promise<ApiResult<LoadedDocument>> {
  const { rebus } = options;
  const call = clientOf(options);
  const query = { include_media: true, ...rebusQuery(rebus) };
  const found = await call('getDocument', { params: { id }, query });
  if (found.status !== 'ok') return found;
  return { status: 'ok', data: await withReferences(found.data, options) };
}

function clientOf({ call, signal }: LoadOptions): CallApi {
  return call ?? (signal ? callUntil(signal) : callApi);
}

const rebusQuery = (rebus: number | undefined) => (rebus === undefined ? {} : { rebus });

/** Adds what a loaded document refers to. */
export async function withReferences(
  document: Document,
  options: LoadOptions = {},
): Promise<LoadedDocument> {
  const { rebus, signal } = options;
  const call = clientOf(options);
  const [{ heads, headsFailed }, { themes, themesFailed }, readReference] = await Promise.all([
    loadHeads(referencedDocuments(document), rebus, call),
    loadThemes(document.tags, call),
    loadReferences(document.content?.blocks, signal),
  ]);
  return {
    document,
    heads,
    themes,
    ...(headsFailed ? { headsFailed } : {}),
    ...(themesFailed ? { themesFailed } : {}),
    ...(readReference ? { readReference } : {}),
  };
}

const EXTERNAL_BLOCK_TYPES: readonly Block['type'][] = ['object', 'memory', 'entity'];

/** Few documents refer to any. If they fail to load, the page is shown without them. */
async function loadReferences(
  blocks: readonly Block[] = [],
  signal?: AbortSignal,
): Promise<ReadReference | undefined> {
  const named = blocks.filter(({ type }) => EXTERNAL_BLOCK_TYPES.includes(type));
  if (named.length === 0) return undefined;
  const load = async () => (await import('./load-references.ts')).loadReferences(named, signal);
  return load().catch((error: unknown) => {
    if (signal?.aborted) throw error;
    return undefined;
  });
}

/**
 * Heads of documents in the requested order, in batches of 150 (specification §7.2). Batches that
 * fail are left out.
 */
async function loadHeads(ids: readonly number[], rebus: number | undefined, call: CallApi) {
  const batches: number[][] = [];
  for (let from = 0; from < ids.length; from += DOCUMENT_ID_BATCH) {
    batches.push(ids.slice(from, from + DOCUMENT_ID_BATCH));
  }
  const results = await Promise.all(
    batches.map((d) => call('getDocumentFields', { query: { d, ...rebusQuery(rebus) } })),
  );
  return {
    heads: results.flatMap((result) => (result.status === 'ok' ? result.data.items : [])),
    headsFailed: results.some((result) => result.status !== 'ok'),
  };
}

/** A tag that is not a theme is left out. */
async function loadThemes(slugs: readonly string[], call: CallApi) {
  const results = await Promise.all(slugs.map((slug) => call('getTheme', { params: { slug } })));
  return {
    themes: results.flatMap((result) => (result.status === 'ok' ? [result.data] : [])),
    themesFailed: results.some(({ status }) => status === 'failed' || status === 'offline'),
  };
}

/** Ids of the documents that a document's content refers to, without duplicates. */
function referencedDocuments({ content }: Document): number[] {
  if (!content) return [];
  const { article_ids: stops = [], selections = [], posts = [], blocks } = content;
  const selected = selections.flatMap(({ article_ids: ids }) => ids);
  const played = posts.map(({ document_id: id }) => id);
  return [...new Set([...stops, ...selected, ...played, ...blocks.flatMap(blockIds)])];
}

function blockIds(block: Block): readonly number[] {
  if (block.type !== 'related' && block.type !== 'map') return [];
  return block.document_ids ?? [];
}
