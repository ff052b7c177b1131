/** An owner, and what it has published. */
import type { Owner } from '@varde/contract/owners';
import { callApi } from './api-client.ts';
import type { ApiResult } from './api-result.ts';
import { OWNED_KINDS, type OwnedKind } from './tabs.ts';

/** One owner by its id. */
export function loadOwner(id: string): Promise<ApiResult<Owner>> {
  return callApi('getOwner', { params: { id } });
}

const SLUG = /^[a-z0-9-]{1,100}$/;

/**
 * One owner by its slug, with or without `@`: the first item of the response (specification §7.2).
 */
export async function loadOwnerBySlug(written: string): Promise<ApiResult<Owner>> {
  const slug = written.toLowerCase();
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
      const result = await callApi('listDocuments', { query });
      return result.status === 'ok' ? ([[kind, result.data.total]] as const) : [];
    }),
  );
  return Object.fromEntries(counted.flat());
}
