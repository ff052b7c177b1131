import { foldLetters } from '@varde/domain/fold-answer';
import { isSameSecret } from '#http/caller.ts';

/** An access code is read off a sign and typed on a phone: case, marks, spaces and hyphens do not count. */
export function isSameCode(given: string, expected: string): boolean {
  const wanted = foldCode(expected);
  return wanted !== '' && isSameSecret(foldCode(given), wanted);
}

/** Dashes of any kind: telephones turn two hyphens into one long one. */
function foldCode(text: string): string {
  return foldLetters(text).replace(/[\s\p{Pd}]+/gu, '');
}
