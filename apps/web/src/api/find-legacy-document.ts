import type { DocumentHead } from '@varde/contract/documents';
import { callApi } from './api-client.ts';
import type { ApiResult } from './api-result.ts';

/** The document that a URL of the previous products means: by its id, else by its id then. */
export async function findLegacyDocument(id: number): Promise<ApiResult<DocumentHead>> {
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
