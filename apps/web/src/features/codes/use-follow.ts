import { useRouter } from '@tanstack/react-router';
import { splitHref } from '#ui/split-address.ts';

type Answer<T> =
  { readonly status: 'found'; readonly href: string } | { readonly status: Exclude<T, 'found'> };

/** Gives a function that goes where an answer leads, and tells why it leads nowhere. */
export function useFollow() {
  const router = useRouter();
  return async <T extends string>(answer: Answer<T>): Promise<Exclude<T, 'found'> | undefined> => {
    if (!('href' in answer)) return answer.status;
    const { path, search, hash } = splitHref(answer.href);
    await router.navigate({ to: path, search, ...(hash ? { hash } : {}) });
    return undefined;
  };
}
