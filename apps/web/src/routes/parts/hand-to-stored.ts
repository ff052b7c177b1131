import type { CodeResult } from '#features/codes/resolve-code.ts';
import { takeCode } from '#features/rebus/take-code.ts';
import { packList } from '#state/device-stores.ts';
import { canStorePages } from '#browser/service-worker.ts';

/** A code of a rebus that is kept on the device, the newest first: nothing else is known without a network. Browser only. */
export async function handToStored(code: string): Promise<CodeResult> {
  const { packs } = canStorePages() ? await packList() : { packs: [] };
  for (const { kind, id } of packs.toSorted((a, b) => b.storedAt.localeCompare(a.storedAt))) {
    if (kind !== 'rebus') continue;
    const result = await takeCode(id, code);
    if (result.status === 'post') return { status: 'found', href: result.href };
  }
  return { status: 'offline' };
}
