import type { Owner } from '@varde/contract/owners';
import type { MuseumData } from '@varde/contract/external';
import { isExternalIdentifier } from '@varde/domain/external-identifiers';
import { callApi } from './api-client.ts';

/**
 * What the museum-data service adds to the museum's own page (specification §7.3). Not requested if
 * nothing is missing or the identifier is invalid (specification §5.6); on failure the museum's own
 * texts are shown.
 */
export async function loadMuseumData(
  owner: Owner,
  signal?: AbortSignal,
): Promise<MuseumData | undefined> {
  const { identifier: id, owner_document: document } = owner;
  const { address, hours, website, phone } = document.content?.visit ?? {};
  const isComplete = [address, hours?.length, website, phone, document.location].every(Boolean);
  if (isComplete || !isExternalIdentifier(id)) return undefined;
  const result = await callApi('getMuseumData', { params: { id }, ...(signal && { signal }) });
  return result.status === 'ok' ? result.data : undefined;
}
