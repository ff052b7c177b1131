import type { CodeAnswer } from '#features/codes/ask-code.ts';
import { openAnywhere } from '#features/codes/ask-code.ts';
import { documentAddress } from '#services/transform/addresses.ts';

/** A code scanned or typed inside a rebus: leads to the post it stands at, and to nothing outside of that rebus. */
export async function handToRebus(code: string, rebusId: number): Promise<CodeAnswer> {
  const answer = await openAnywhere(code);
  if (answer.status !== 'found') return answer;
  const home = documentAddress('rebus', rebusId);
  const [path = ''] = answer.address.split('?');
  return path === home || path.startsWith(`${home}/`) ? answer : { status: 'wrong-scope' };
}
