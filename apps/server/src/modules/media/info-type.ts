import { acceptedTypes } from '#http/accepted-types.ts';
import { IIIF_CONTEXT } from './iiif.presenter.ts';

const JSON_PLAIN = 'application/json';

/** Types that ask for plain JSON; a browser that asks for a page would offer JSON-LD as a download. */
const PLAIN_TYPES = ['application/json', 'text/html'];

/** JSON-LD unless the caller asks for something else and not for it (IIIF Image API 3.0 §5.1). */
export function chooseInfoType(accept: string | undefined, context = IIIF_CONTEXT): string {
  const jsonLd = `application/ld+json;profile="${context}"`;
  const types = acceptedTypes(accept);
  if (types.includes('application/ld+json')) return jsonLd;
  return types.some((type) => PLAIN_TYPES.includes(type)) ? JSON_PLAIN : jsonLd;
}
