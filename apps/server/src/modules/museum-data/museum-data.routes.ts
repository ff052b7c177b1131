import type { MuseumData } from '@varde/contract/outside';
import { isOutsideIdentifier } from '@varde/domain/outside-identifiers';
import { unavailable } from '#http/problems.ts';
import type { ProductApi } from '#http/product-api.ts';
import { registerCall } from '#http/register-call.ts';
import type { MuseumDataClient } from './museum-data.client.ts';

export function registerMuseumData(api: ProductApi, museums: MuseumDataClient): void {
  registerCall(api, 'getMuseumData', async ({ params: { id } }) => {
    if (!isOutsideIdentifier(id)) return undefined;
    const asked = await museums.find(id);
    if (asked.status === 'away') throw unavailable('The museum-data service does not answer.');
    return asked.status === 'found' ? asked.item : NOTHING;
  });
}

/** Who asks knows the museum: that the service knows no more of it is no fault, and nothing for a browser to report. */
const NOTHING: MuseumData = {
  address: null,
  hours: [],
  website: null,
  phone: null,
  location: null,
};
