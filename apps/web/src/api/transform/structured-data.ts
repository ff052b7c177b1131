/** Structured data for search engines (schema.org). Pure; the head makes paths absolute. */
import type { LatLng } from '@varde/domain/geo';
import { fittedImageUrl } from '@varde/domain/media-kinds';
import type { StructuredData } from '#state/page-head.ts';
import type { ImageView, TextView } from '#view-models.ts';

export interface ThingView {
  readonly path: string;
  readonly title: TextView;
  readonly lead?: TextView | undefined;
  readonly image?: ImageView | undefined;
  readonly location?: LatLng | undefined;
}

/** Longest side of the image in structured data. */
const IMAGE_SIZE = 1280;

export function thing(
  type: string | readonly string[],
  { path, title, lead, image, location }: ThingView,
  origin: string,
): StructuredData {
  return {
    '@type': type,
    '@id': origin + path,
    url: origin + path,
    name: title.text,
    ...(lead ? { description: lead.text } : {}),
    ...(image
      ? { image: fittedImageUrl(new URL(image.url, origin).href, IMAGE_SIZE, IMAGE_SIZE) }
      : {}),
    ...(location ? { geo: coordinates(location) } : {}),
  };
}

export const coordinates = ({ lat, lng }: LatLng) => ({
  '@type': 'GeoCoordinates',
  latitude: lat,
  longitude: lng,
});

export interface Crumb {
  readonly title: string;
  readonly path: string;
}

/** The path from the front page to a page, itself last. */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + path,
    })),
  };
}
