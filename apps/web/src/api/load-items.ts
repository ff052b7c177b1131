/** Loads rows of the documents that the visitor has stored, by their ids. */
import { DOCUMENT_ID_BATCH } from '@varde/domain/constants';
import type { Texts } from '#i18n/texts.ts';
import { callApi } from './api-client.ts';
import type { ApiResult } from './api-result.ts';
import { documentItem, type ItemView } from './transform/list-item.ts';

/**
 * In the requested order; unpublished documents are left out. Fails if any batch of 150 ids
 * (specification §7.2) fails.
 */
export async function loadItems(
  ids: readonly number[],
  texts: Texts,
): Promise<ApiResult<readonly ItemView[]>> {
  const items: ItemView[] = [];
  for (let from = 0; from < ids.length; from += DOCUMENT_ID_BATCH) {
    const d = ids.slice(from, from + DOCUMENT_ID_BATCH);
    const result = await callApi('getDocumentFields', { query: { d } });
    if (result.status !== 'ok') return result;
    items.push(...result.data.items.map((head) => documentItem(head, texts)));
  }
  return { status: 'ok', data: items };
}
