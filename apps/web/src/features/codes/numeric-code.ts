/**
 * Digits as a person types them from a sign; `undefined` when they are not a number
 * (specification §5.3).
 */
export function readNumericCode(typed: string): string | undefined {
  const code = typed.replace(/\s/g, '');
  return /^\d{1,64}$/.test(code) ? code : undefined;
}

/**
 * Whether the last digit has just been typed. What is taken away is being mended, not finished.
 * @param length of every number, where all are as long
 * @param inputType as browsers tell what has been done to a field
 */
export function isFinished(typed: string, length: number | undefined, inputType: string): boolean {
  if (length === undefined || inputType.startsWith('delete')) return false;
  return readNumericCode(typed)?.length === length;
}
