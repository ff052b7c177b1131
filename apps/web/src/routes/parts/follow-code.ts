import { askCode } from '#features/codes/ask-code.ts';
import type { OpenCode } from '#features/codes/ask-code.ts';
import type { CodeFormProps } from '#features/codes/code-form.tsx';
import { redirectTo } from './redirect-to.ts';

/** Leads to what the code stands for; gives the code back, with the reason, when it leads nowhere. */
export async function followCode(
  code: string | number | undefined,
  open: OpenCode | undefined,
): Promise<Pick<CodeFormProps, 'asked'>> {
  if (code === undefined) return {};
  const typed = String(code);
  const answer = await askCode(typed, { openCode: open });
  if (answer.status === 'found') throw redirectTo(answer.address);
  return { asked: { code: typed, trouble: answer.status } };
}
