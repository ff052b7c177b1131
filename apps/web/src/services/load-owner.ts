/** An owner, and what it has published. */
import type { Owner } from '@varde/contract/owners';
import { DOCUMENT_ID_BATCH } from '@varde/domain/constants';
import type { Texts } from '#i18n/texts.ts';
import { callApi } from './api-client.ts';
import type { ApiResult } from './api-result.ts';
import { documentItem } from './transform/list-item.ts';
import type { ItemView } from './transform/list-item.ts';
import { OWNED_KINDS } from './tabs.ts';
import type { OwnedKind } from './tabs.ts';

/** One owner by its id. */
export function loadOwner(id: string): Promise<ApiResult<Owner>> {
  return callApi('getOwner', { params: { id } });
}

const SLUG = /^[a-z0-9-]{1,100}$/;

/** One owner by its slug, without `@`: the first that carries it (specification §7). */
export async function loadOwnerBySlug(slug: string): Promise<ApiResult<Owner>> {
  if (!SLUG.test(slug)) return { status: 'not-found' };
  const found = await callApi('listOwners', { query: { owner_slug: slug } });
  if (found.status !== 'ok') return found;
  const [first] = found.data.items;
  return first ? loadOwner(first.id) : { status: 'not-found' };
}

/** How much of each kind an owner has published; a kind that could not be counted is missing. */
export async function countOwned(ownerId: string): Promise<Partial<Record<OwnedKind, number>>> {
  const counted = await Promise.all(
    OWNED_KINDS.map(async (kind) => {
      const query = { owner_id: ownerId, schema_names: kind, page_size: 1 };
      const answer = await callApi('listDocuments', { query });
      return answer.status === 'ok' ? ([[kind, answer.data.total]] as const) : [];
    }),
  );
  return Object.fromEntries(counted.flat());
}

/** What an owner has published, by title, as many as may be asked for at once. */
export async function loadOwned(
  ownerId: string,
  texts: Texts,
): Promise<ApiResult<{ readonly items: readonly ItemView[]; readonly total: number }>> {
  const query = {
    owner_id: ownerId,
    page_size: DOCUMENT_ID_BATCH,
    sort: 'title',
    language: texts.language.key,
  } as const;
  const answer = await callApi('listDocuments', { query });
  if (answer.status !== 'ok') return answer;
  const { items, total } = answer.data;
  return { status: 'ok', data: { items: items.map((item) => documentItem(item, texts)), total } };
}
