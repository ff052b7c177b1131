import type { DocumentHead } from '@varde/contract/documents';
import { callApi } from './api-client.ts';
import type { ApiResult } from './api-result.ts';
import { ownPagePath, postPath } from './transform/page-paths.ts';

/**
 * The page of the document that a URL of the previous products means: by its id, else by its id
 * then. A post's is within its rebus.
 */
export async function findLegacyPage(id: number): Promise<ApiResult<string>> {
  const found = await findLegacyDocument(id);
  if (found.status !== 'ok') return found;
  const { schema_name: kind, id: now } = found.data;
  if (kind === 'post') return findPostPage(now);
  const path = ownPagePath(kind, now);
  return path === undefined ? { status: 'not-found' } : { status: 'ok', data: path };
}

async function findPostPage(id: number): Promise<ApiResult<string>> {
  const references = await callApi('listReverseReferences', { params: { id } });
  if (references.status !== 'ok') return references;
  const reference = references.data.items.find(({ kinds }) => kinds.includes('post'));
  if (!reference) return { status: 'not-found' };
  return { status: 'ok', data: postPath(reference.document.id, id) };
}

async function findLegacyDocument(id: number): Promise<ApiResult<DocumentHead>> {
  const current = await callApi('getDocumentFields', { query: { d: [id] } });
  if (current.status !== 'ok') return current;
  return current.data.items[0] ? { status: 'ok', data: current.data.items[0] } : findByOldId(id);
}

async function findByOldId(id: number): Promise<ApiResult<DocumentHead>> {
  const query = { old_id: String(id), include_no_location: true, page_size: 1 };
  const found = await callApi('listDocuments', { query });
  if (found.status !== 'ok') return found;
  const [first] = found.data.items;
  return first ? { status: 'ok', data: first } : { status: 'not-found' };
}
