import { findCode } from '#services/find-code.ts';
import { readNumericCode } from './numeric-code.ts';

/** What asking for a typed code came to. */
export type CodeAnswer =
  { readonly status: 'found'; readonly address: string } | { readonly status: CodeTrouble };

/** Nothing typed; no such code; no network; no answer. */
export type CodeTrouble = 'empty' | 'unknown' | 'offline' | 'failed';

export async function askCode(typed: string): Promise<CodeAnswer> {
  if (typed.trim() === '') return { status: 'empty' };
  const code = readNumericCode(typed);
  if (code === undefined) return { status: 'unknown' };
  const found = await findCode(code);
  if (found.status === 'ok') return { status: 'found', address: found.data };
  return { status: found.status === 'not-found' ? 'unknown' : found.status };
}
