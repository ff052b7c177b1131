/** Codes scanned or typed as part of a rebus run. */
import { takeCode } from '#features/rebus/page/lazy-game.tsx';
import { bundleList } from '#state/device-stores.ts';
import { canStorePages } from '#browser/service-worker.ts';
import { documentPath } from '#api/transform/page-paths.ts';
import { openAnywhere, type CodeResult } from './resolve-code.ts';

/** Opens the code's post in the run; a code of anything outside that rebus has the wrong scope. */
export async function openInRebus(code: string, rebusId: number): Promise<CodeResult> {
  if (import.meta.env.SSR) return findInRebus(code, rebusId);
  const result = await takeCode(rebusId, code);
  if (result.status === 'post') return { status: 'found', href: result.href };
  if (result.status !== 'unknown') return { status: result.status };
  const elsewhere = await openAnywhere(code);
  return elsewhere.status === 'found' ? { status: 'wrong-scope' } : elsewhere;
}

/** Without script there is no run: the code only leads to its post. */
async function findInRebus(code: string, rebusId: number): Promise<CodeResult> {
  const result = await openAnywhere(code);
  if (result.status !== 'found') return result;
  const home = documentPath('rebus', rebusId);
  const [path = ''] = result.href.split('?');
  return path === home || path.startsWith(`${home}/`) ? result : { status: 'wrong-scope' };
}

/** Tries the rebuses stored on the device, newest first. Browser only. */
export async function openInStoredRebus(code: string): Promise<CodeResult> {
  const { packs } = canStorePages() ? await bundleList() : { packs: [] };
  for (const { kind, id } of packs.toSorted((a, b) => b.storedAt.localeCompare(a.storedAt))) {
    if (kind !== 'rebus') continue;
    const result = await takeCode(id, code);
    if (result.status === 'post') return { status: 'found', href: result.href };
  }
  return { status: 'offline' };
}
