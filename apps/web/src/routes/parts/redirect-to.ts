import { redirect } from '@tanstack/react-router';
import { splitHref } from '#ui/site-link.tsx';

/** A redirect to an address that is known as text only. Not permanent by default: what a code leads to may change. */
export function redirectTo(href: string, statusCode: 307 | 308 = 307, hash?: string) {
  const { path, search } = splitHref(href);
  const mark = hash === undefined ? {} : { hash };
  return redirect({ to: path, search, ...mark, statusCode, replace: true });
}
