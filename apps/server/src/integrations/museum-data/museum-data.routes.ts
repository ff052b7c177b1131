import { isExternalIdentifier } from '@varde/domain/external-identifiers';
import type { ProductApi } from '#http/product-api.ts';
import { registerCall } from '#http/register-operation.ts';
import { foundItem } from '../external.client.ts';
import type { MuseumDataService } from './museum-data.service.ts';

export function registerMuseumData(api: ProductApi, museums: MuseumDataService): void {
  registerCall(api, 'getMuseumData', async ({ params: { id } }) =>
    isExternalIdentifier(id) ? foundItem(await museums.find(id), 'museum-data service') : undefined,
  );
}
