/** Image descriptions (`info.json`), rights and response types of the IIIF APIs. */
import { IIIF_TILE_SIZE, listedSizes, scaleFactors } from '@varde/domain/iiif-plan';
import { FULL_IMAGE_SIZE } from '@varde/domain/constants';
import { licenseUrl, type License } from '@varde/domain/licenses';
import { acceptedTypes } from '#http/negotiation.ts';
import type { ImageFileRow } from '../images.service.ts';

const IIIF_CONTEXT = 'http://iiif.io/api/image/3/context.json';
export const IIIF_PROFILE = 'http://iiif.io/api/image/3/level2.json';
/** RightsStatements.org: in copyright. */
const IN_COPYRIGHT = 'http://rightsstatements.org/vocab/InC/1.0/';

/** The `info.json` of an image (IIIF Image API 3.0 §5). @param id base URL of the image */
export function presentInfo(id: string, row: ImageFileRow) {
  const { width, height } = row;
  return {
    '@context': IIIF_CONTEXT,
    id,
    type: 'ImageService3',
    protocol: 'http://iiif.io/api/image',
    profile: 'level2',
    width,
    height,
    maxWidth: FULL_IMAGE_SIZE,
    sizes: listedSizes({ width, height }),
    tiles: [{ width: IIIF_TILE_SIZE, scaleFactors: scaleFactors({ width, height }) }],
    preferredFormats: ['webp', 'jpg'],
    ...rightsOf(row),
    extraQualities: ['color', 'gray', 'bitonal'],
    extraFormats: ['webp', 'avif'],
    extraFeatures: ['mirroring', 'canonicalLinkHeader', 'profileLinkHeader'],
  };
}

interface Licensed {
  readonly license?: License | null | undefined;
  readonly license_version?: string | null | undefined;
}

/** Licence URIs start with http, even where the text is served over https. */
export function rightsOf({ license, license_version }: Licensed): { rights?: string } {
  if (!license) return {};
  const url = licenseUrl(license, license_version ?? undefined) ?? IN_COPYRIGHT;
  return { rights: url.replace(/^https:/, 'http:') };
}

const JSON_PLAIN = 'application/json';

/** Requests for these types get plain JSON: a browser would offer JSON-LD as a download. */
const PLAIN_TYPES = ['application/json', 'text/html'];

/** JSON-LD unless the `Accept` header prefers another type (IIIF Image API 3.0 §5.1). */
export function chooseInfoType(accept: string | undefined, context = IIIF_CONTEXT): string {
  const jsonLd = `application/ld+json;profile="${context}"`;
  const types = acceptedTypes(accept);
  if (types.includes('application/ld+json')) return jsonLd;
  return types.some((type) => PLAIN_TYPES.includes(type)) ? JSON_PLAIN : jsonLd;
}
