import type { IncomingMessage } from 'node:http';
import accepts from 'accepts';

/** Lower-cased media types of an `Accept` header, without those it refuses (q=0). */
export function acceptedTypes(accept = ''): string[] {
  const request = { headers: { accept: accept.toLowerCase() } };
  return accepts(request as IncomingMessage).types() as string[];
}
