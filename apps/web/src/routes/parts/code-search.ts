export interface CodeSearch {
  code?: string | number;
  /** The rebus whose code is asked for: another code is then the wrong one (decisions.md §6). */
  rebus?: number;
}

/** The code that the number field's form puts in the address without script. Digits come as a number, but with leading zeros. */
export function codeSearch({ code, rebus }: Record<string, unknown>): CodeSearch {
  const isCode = typeof code === 'string' || typeof code === 'number';
  return {
    ...(isCode ? { code } : { code: undefined }),
    ...(Number.isSafeInteger(rebus) ? { rebus: Number(rebus) } : { rebus: undefined }),
  };
}
