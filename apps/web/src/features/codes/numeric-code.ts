/** Digits as typed from a sign; `undefined` if they are not a number (specification §5.3). */
export function readNumericCode(typed: string): string | undefined {
  const code = typed.replace(/\s/g, '');
  return /^\d{1,64}$/.test(code) ? code : undefined;
}

/**
 * Whether the last digit has just been typed; a deletion never completes a code.
 * @param length of every code, if all have the same length
 * @param inputType as in `InputEvent`
 */
export function isFinished(typed: string, length: number | undefined, inputType: string): boolean {
  if (length === undefined || inputType.startsWith('delete')) return false;
  return readNumericCode(typed)?.length === length;
}
