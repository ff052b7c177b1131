export interface CodeSearch {
  code?: string | number;
  /** The rebus whose code is requested; any other code has the wrong scope (specification §5.3). */
  rebus?: number;
}

/**
 * The code that the number field's form puts in the URL without script. Digits are parsed as a
 * number, except with leading zeros.
 */
export function codeSearch({ code, rebus }: Record<string, unknown>): CodeSearch {
  const isCode = typeof code === 'string' || typeof code === 'number';
  return {
    ...(isCode ? { code } : { code: undefined }),
    ...(Number.isSafeInteger(rebus) ? { rebus: Number(rebus) } : { rebus: undefined }),
  };
}
