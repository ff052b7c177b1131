import type { IncomingMessage } from 'node:http';
import accepts from 'accepts';

/** Media types that an `Accept` header names, in lower case; those it refuses (q=0) are left out. */
export function acceptedTypes(accept = ''): string[] {
  const request = { headers: { accept: accept.toLowerCase() } };
  return accepts(request as IncomingMessage).types() as string[];
}
