import type { Owner } from '@varde/contract/owners';
import { callApi } from './api-client.ts';
import type { ApiResult } from './api-result.ts';

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
