import { useRouter } from '@tanstack/react-router';
import { splitHref } from '#ui/site-link.tsx';

type LookupResult<T> =
  { readonly status: 'found'; readonly href: string } | { readonly status: Exclude<T, 'found'> };

/** Returns a function that navigates to a lookup result, or returns why it cannot. */
export function useFollow() {
  const router = useRouter();
  return async <T extends string>(
    result: LookupResult<T>,
  ): Promise<Exclude<T, 'found'> | undefined> => {
    if (!('href' in result)) return result.status;
    const { path, search, hash } = splitHref(result.href);
    await router.navigate({ to: path, search, ...(hash ? { hash } : {}) });
    return undefined;
  };
}
