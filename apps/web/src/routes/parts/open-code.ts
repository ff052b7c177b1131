import type { OpenCode } from '#features/codes/ask-code.ts';
import { handToRebus } from './hand-to-rebus.ts';

/** Where codes lead on a page that names a rebus; `undefined` elsewhere. */
export function openCodeFor(rebus: number | undefined): OpenCode | undefined {
  return rebus === undefined ? undefined : (code) => handToRebus(code, rebus);
}
