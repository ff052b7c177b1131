import { openAnywhere, type CodeResult } from '#features/codes/resolve-code.ts';
import { takeCode } from '#features/rebus/take-code.ts';
import { documentPath } from '#api/transform/page-paths.ts';

/** A code scanned or typed inside a rebus: opens its post in the run, and leads to nothing outside of that rebus. */
export async function handToRebus(code: string, rebusId: number): Promise<CodeResult> {
  if (import.meta.env.SSR) return leadToRebus(code, rebusId);
  const result = await takeCode(rebusId, code);
  if (result.status === 'post') return { status: 'found', href: result.href };
  if (result.status !== 'unknown') return { status: result.status };
  const elsewhere = await openAnywhere(code);
  return elsewhere.status === 'found' ? { status: 'wrong-scope' } : elsewhere;
}

/** Without script there is no run: the code only leads to the post that it stands at. */
async function leadToRebus(code: string, rebusId: number): Promise<CodeResult> {
  const result = await openAnywhere(code);
  if (result.status !== 'found') return result;
  const home = documentPath('rebus', rebusId);
  const [path = ''] = result.href.split('?');
  return path === home || path.startsWith(`${home}/`) ? result : { status: 'wrong-scope' };
}
