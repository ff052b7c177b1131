/** Digits as a person types them from a sign; `undefined` when it is no number (specification §5). */
export function readNumericCode(typed: string): string | undefined {
  const code = typed.replace(/\s/g, '');
  return /^\d{1,64}$/.test(code) ? code : undefined;
}
