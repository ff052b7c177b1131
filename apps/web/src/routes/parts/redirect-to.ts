import { redirect } from '@tanstack/react-router';
import { splitAddress } from '#ui/split-address.ts';

/** A redirect to an address that is known as text only. Not permanent by default: what a code leads to may change. */
export function redirectTo(address: string, statusCode: 307 | 308 = 307) {
  const { path, search } = splitAddress(address);
  return redirect({ to: path, search, statusCode, replace: true });
}
