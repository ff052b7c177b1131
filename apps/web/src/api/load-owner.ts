/** Loads an owner and counts what it has published. */
import type { Owner } from '@varde/contract/owners';
import { callApi } from './api-client.ts';
import type { ApiResult } from './api-result.ts';
import { OWNED_KINDS, type OwnedKind } from './tabs.ts';

export function loadOwner(id: string): Promise<ApiResult<Owner>> {
  return callApi('getOwner', { params: { id } });
}

const SLUG = /^[a-z0-9-]{1,100}$/;

/** An owner by slug, with or without `@`: the first item of the response (specification §7.2). */
export async function loadOwnerBySlug(input: string): Promise<ApiResult<Owner>> {
  const slug = input.toLowerCase();
  if (!SLUG.test(slug)) return { status: 'not-found' };
  const found = await callApi('listOwners', { query: { owner_slug: slug } });
  if (found.status !== 'ok') return found;
  const [first] = found.data.items;
  return first ? loadOwner(first.id) : { status: 'not-found' };
}

/** How many documents of each kind an owner has published; failed counts are missing. */
export async function countOwned(ownerId: string): Promise<Partial<Record<OwnedKind, number>>> {
  const counts = await Promise.all(
    OWNED_KINDS.map(async (kind) => {
      const query = { owner_id: ownerId, schema_names: kind, page_size: 1 };
      const result = await callApi('listDocuments', { query });
      return result.status === 'ok' ? ([[kind, result.data.total]] as const) : [];
    }),
  );
  return Object.fromEntries(counts.flat());
}
