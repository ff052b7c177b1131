import { MEMORY_ARCHIVES } from '@varde/contract/external';
import { isExternalIdentifier } from '@varde/domain/external-identifiers';
import type { ProductApi } from '#http/product-api.ts';
import { registerCall } from '#http/register-operation.ts';
import { foundItem } from '../external.client.ts';
import type { MemoriesService } from './memories.service.ts';

export function registerMemories(api: ProductApi, memories: MemoriesService): void {
  registerCall(api, 'getMemory', async ({ params: { archive, id }, query }) => {
    if (!isExternalIdentifier(id)) return undefined;
    const others = query.or_other ? MEMORY_ARCHIVES.filter((one) => one !== archive) : [];
    return foundItem(await memories.find([archive, ...others], id), 'memory archive');
  });
}
