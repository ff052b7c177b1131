/** What the two pages with the number field share: the code that a form without script puts in their address. */
import { askCode } from '#features/codes/ask-code.ts';
import type { CodeFormProps } from '#features/codes/code-form.tsx';
import { redirectTo } from './redirect-to.ts';

/** Digits come as a number from the address; leading zeros keep them a text. */
export function codeSearch(search: Record<string, unknown>): { code?: string | number } {
  const { code } = search;
  const isCode = typeof code === 'string' || typeof code === 'number';
  return isCode ? { code } : { code: undefined };
}

/** Leads to what the code stands for; gives the code back, with the reason, when it leads nowhere. */
export async function followCode(code: string | number | undefined): Promise<CodeFormProps> {
  if (code === undefined) return {};
  const typed = String(code);
  const answer = await askCode(typed);
  if (answer.status === 'found') throw redirectTo(answer.address);
  return { asked: { code: typed, trouble: answer.status } };
}
