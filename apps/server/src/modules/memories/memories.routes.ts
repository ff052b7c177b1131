import { isOutsideIdentifier } from '@varde/domain/outside-identifiers';
import { unavailable } from '#http/problems.ts';
import type { ProductApi } from '#http/product-api.ts';
import { registerCall } from '#http/register-call.ts';
import type { MemoriesClient } from './memories.client.ts';
import { presentMemory } from './memories.presenter.ts';

/** @param files before the paths of pictures, sound and film */
export function registerMemories(api: ProductApi, memories: MemoriesClient, files: string): void {
  registerCall(api, 'getMemory', async ({ params }) => {
    if (!isOutsideIdentifier(params.id)) return undefined;
    const asked = await memories.find(params.archive, params.id);
    if (asked.status === 'away') throw unavailable('The memory archive does not answer.');
    return asked.status === 'found' ? presentMemory(asked.item, params, files) : undefined;
  });
}
