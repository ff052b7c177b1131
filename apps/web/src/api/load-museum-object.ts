import type { MuseumObject } from '@varde/contract/external';
import { isEntityIdentifier } from '@varde/domain/external-identifiers';
import { callApi } from './api-client.ts';
import type { ApiResult } from './api-result.ts';

/**
 * An object of the museum database; an invalid identifier is not looked up (specification §5.6).
 */
export async function loadMuseumObject(
  id: string,
  signal?: AbortSignal,
): Promise<ApiResult<MuseumObject>> {
  if (!isEntityIdentifier(id)) return { status: 'not-found' };
  return callApi('getMuseumObject', { params: { id }, ...(signal && { signal }) });
}
