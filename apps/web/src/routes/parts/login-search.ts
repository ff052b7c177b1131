export interface LoginSearch {
  /** Where to go back to (specification §4). */
  redirect?: string | undefined;
  /** To the form for a new account. */
  create?: boolean | undefined;
}

export function loginSearch({ redirect, create }: Record<string, unknown>): LoginSearch {
  return {
    redirect: typeof redirect === 'string' ? redirect : undefined,
    create: create === true ? true : undefined,
  };
}
