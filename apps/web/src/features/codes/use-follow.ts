import { useRouter } from '@tanstack/react-router';
import { splitAddress } from '#ui/split-address.ts';

type Answer<T> =
  { readonly status: 'found'; readonly address: string } | { readonly status: Exclude<T, 'found'> };

/** Gives a function that goes where an answer leads, and tells why it leads nowhere. */
export function useFollow() {
  const router = useRouter();
  return async <T extends string>(answer: Answer<T>): Promise<Exclude<T, 'found'> | undefined> => {
    if (!('address' in answer)) return answer.status;
    const { path, search, hash } = splitAddress(answer.address);
    await router.navigate({ to: path, search, ...(hash ? { hash } : {}) });
    return undefined;
  };
}
