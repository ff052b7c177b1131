import { isEntityIdentifier } from '@varde/domain/outside-identifiers';
import { unavailable } from '#http/problems.ts';
import type { ProductApi } from '#http/product-api.ts';
import { registerCall } from '#http/register-call.ts';
import type { MuseumObjectsClient } from './museum-objects.client.ts';
import { presentMuseumObject } from './museum-objects.presenter.ts';

export function registerMuseumObjects(
  api: ProductApi,
  objects: MuseumObjectsClient,
  archive: string,
): void {
  registerCall(api, 'getMuseumObject', async ({ params: { id } }) => {
    if (!isEntityIdentifier(id)) return undefined;
    const asked = await objects.find(id);
    if (asked.status === 'away') throw unavailable('The museum database does not answer.');
    return asked.status === 'found' ? presentMuseumObject(asked.item, archive) : undefined;
  });
}
