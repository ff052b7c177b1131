import { isEntityIdentifier } from '@varde/domain/outside-identifiers';
import { unavailable } from '#http/problems.ts';
import type { ProductApi } from '#http/product-api.ts';
import { registerCall } from '#http/register-call.ts';
import type { CulturalNamesClient } from './cultural-names.client.ts';

export function registerCulturalNames(api: ProductApi, names: CulturalNamesClient): void {
  registerCall(api, 'getCulturalName', async ({ params: { id } }) => {
    if (!isEntityIdentifier(id)) return undefined;
    const asked = await names.find(id);
    if (asked.status === 'away') throw unavailable('The cultural-name service does not answer.');
    return asked.status === 'found' ? asked.item : undefined;
  });
}
