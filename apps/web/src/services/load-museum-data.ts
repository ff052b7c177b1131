import type { Owner } from '@varde/contract/owners';
import type { MuseumData } from '@varde/contract/outside';
import { isOutsideIdentifier } from '@varde/domain/outside-identifiers';
import { callApi } from './api-client.ts';

/**
 * What the museum-data service says beyond what the museum says of itself here (specification §7). Nobody is asked where there is
 * nothing to add, or where the identifier can be none (§5); whatever goes wrong, the museum's own words stand.
 */
export async function loadMuseumData(
  owner: Owner,
  signal?: AbortSignal,
): Promise<MuseumData | undefined> {
  const { identifier: id, owner_document: document } = owner;
  const { address, hours, website, phone } = document.content?.visit ?? {};
  const saysAll = [address, hours?.length, website, phone, document.location].every(Boolean);
  if (saysAll || !isOutsideIdentifier(id)) return undefined;
  const told = await callApi('getMuseumData', { params: { id }, ...(signal && { signal }) });
  return told.status === 'ok' ? told.data : undefined;
}
