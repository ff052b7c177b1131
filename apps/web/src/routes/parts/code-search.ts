/** The code that the number field's form puts in the address without script. Digits come as a number, but with leading zeros. */
export function codeSearch(search: Record<string, unknown>): { code?: string | number } {
  const { code } = search;
  const isCode = typeof code === 'string' || typeof code === 'number';
  return isCode ? { code } : { code: undefined };
}
