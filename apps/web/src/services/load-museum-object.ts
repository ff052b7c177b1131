import type { MuseumObject } from '@varde/contract/outside';
import { isEntityIdentifier } from '@varde/domain/outside-identifiers';
import { callApi } from './api-client.ts';
import type { ApiResult } from './api-result.ts';

/** An object of the museum database; nobody is asked about an identifier that can be none (specification §5). */
export async function loadMuseumObject(
  id: string,
  signal?: AbortSignal,
): Promise<ApiResult<MuseumObject>> {
  if (!isEntityIdentifier(id)) return { status: 'not-found' };
  return callApi('getMuseumObject', { params: { id }, ...(signal && { signal }) });
}
