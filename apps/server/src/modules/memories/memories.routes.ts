import { MEMORY_ARCHIVES } from '@varde/contract/outside';
import { isOutsideIdentifier } from '@varde/domain/outside-identifiers';
import { unavailable } from '#http/problems.ts';
import type { ProductApi } from '#http/product-api.ts';
import { registerCall } from '#http/register-call.ts';
import type { MemoriesClient } from './memories.client.ts';
import { presentMemory } from './memories.presenter.ts';

/** @param files before the paths of pictures, sound and film */
export function registerMemories(api: ProductApi, memories: MemoriesClient, files: string): void {
  registerCall(api, 'getMemory', async ({ params, query }) => {
    if (!isOutsideIdentifier(params.id)) return undefined;
    const others = query.or_other ? MEMORY_ARCHIVES.filter((one) => one !== params.archive) : [];
    let isAway = false;
    for (const archive of [params.archive, ...others]) {
      const asked = await memories.find(archive, params.id);
      if (asked.status === 'found') return presentMemory(asked.item, { ...params, archive }, files);
      isAway ||= asked.status === 'away';
    }
    if (isAway) throw unavailable('The memory archive does not answer.');
    return undefined;
  });
}
