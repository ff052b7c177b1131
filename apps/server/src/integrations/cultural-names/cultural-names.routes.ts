import { isEntityIdentifier } from '@varde/domain/external-identifiers';
import type { ProductApi } from '#http/product-api.ts';
import { registerCall } from '#http/register-operation.ts';
import { foundItem } from '../external.client.ts';
import type { CulturalNamesService } from './cultural-names.service.ts';

export function registerCulturalNames(api: ProductApi, names: CulturalNamesService): void {
  registerCall(api, 'getCulturalName', async ({ params: { id } }) =>
    isEntityIdentifier(id) ? foundItem(await names.find(id), 'cultural-name service') : undefined,
  );
}
