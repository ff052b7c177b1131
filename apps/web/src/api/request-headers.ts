import { randomUuid } from '#browser/random-uuid.ts';
import { publicSite } from '#browser/site.ts';
import { visitTrace } from '#state/visit-trace.ts';

/** Of each request from the browser to the product API. */
export const requestHeaders = (): Readonly<Record<string, string>> => ({
  'api-key': publicSite().apiKey,
  'content-type': 'application/json',
  'correlation-id': randomUuid(),
  ...visitTrace.headers?.(),
});
