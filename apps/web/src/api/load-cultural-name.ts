import type { CulturalName } from '@varde/contract/external';
import { isEntityIdentifier } from '@varde/domain/external-identifiers';
import { callApi } from './api-client.ts';
import type { ApiResult } from './api-result.ts';

/**
 * A name of the cultural-name service; an invalid identifier is not looked up (specification §5.6).
 */
export async function loadCulturalName(
  id: string,
  signal?: AbortSignal,
): Promise<ApiResult<CulturalName>> {
  if (!isEntityIdentifier(id)) return { status: 'not-found' };
  return callApi('getCulturalName', { params: { id }, ...(signal && { signal }) });
}

/** Editors write the identifier alone, or the URL of its page, which ends with it. */
export function nameIdentifier(input: string | null): string | undefined {
  return input
    ?.replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
    .at(-1);
}
