import { isEntityIdentifier } from '@varde/domain/external-identifiers';
import type { ProductApi } from '#http/product-api.ts';
import { registerCall } from '#http/register-operation.ts';
import { foundItem } from '../external.client.ts';
import type { MuseumObjectsService } from './museum-objects.service.ts';

export function registerMuseumObjects(api: ProductApi, objects: MuseumObjectsService): void {
  registerCall(api, 'getMuseumObject', async ({ params: { id } }) =>
    isEntityIdentifier(id) ? foundItem(await objects.find(id), 'museum database') : undefined,
  );
}
