import { MEMORY_ARCHIVES } from '@varde/contract/external';
import { isEntityIdentifier, isExternalIdentifier } from '@varde/domain/external-identifiers';
import type { ProductApi } from '#http/product-api.ts';
import { registerCall } from '#http/register-operation.ts';
import type { CulturalNamesService } from './cultural-names/cultural-names.service.ts';
import { foundItem } from './external.client.ts';
import type { MemoriesService } from './memories/memories.service.ts';
import type { MuseumDataService } from './museum-data/museum-data.service.ts';
import type { MuseumObjectsService } from './museum-objects/museum-objects.service.ts';

interface ExternalRecordServices {
  readonly objects: MuseumObjectsService;
  readonly memories: MemoriesService;
  readonly names: CulturalNamesService;
  readonly museums: MuseumDataService;
}

export function registerExternalRecords(api: ProductApi, services: ExternalRecordServices): void {
  const { objects, memories, names, museums } = services;
  registerCall(api, 'getMuseumObject', async ({ params: { id } }) =>
    isEntityIdentifier(id) ? foundItem(await objects.find(id), 'museum database') : undefined,
  );
  registerCall(api, 'getMemory', async ({ params: { archive, id }, query }) => {
    if (!isExternalIdentifier(id)) return undefined;
    const others = query.or_other ? MEMORY_ARCHIVES.filter((one) => one !== archive) : [];
    return foundItem(await memories.find([archive, ...others], id), 'memory archive');
  });
  registerCall(api, 'getCulturalName', async ({ params: { id } }) =>
    isEntityIdentifier(id) ? foundItem(await names.find(id), 'cultural-name service') : undefined,
  );
  registerCall(api, 'getMuseumData', async ({ params: { id } }) =>
    isExternalIdentifier(id) ? foundItem(await museums.find(id), 'museum-data service') : undefined,
  );
}
