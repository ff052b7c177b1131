import type { Media, MediaData } from '@varde/contract/media';
import { isShownImage, parseDimension } from '@varde/domain/media-kinds';
import { isImageFilters } from '@varde/domain/image-style';
import type { ImageView } from '#view-models.ts';
import { mediaUrl } from './media-url.ts';
import { toText } from './text.ts';

/** Background of an image without a dominant colour; inconspicuous on light and dark pages. */
const UNKNOWN_COLOR = '#8a949e';

interface ImageFields {
  readonly slideId: number | undefined;
  readonly url: string | null;
  readonly dimension: string | null;
  readonly dominantColor: string | null;
  readonly focalPoint: { x: number; y: number } | null;
  readonly scale?: number | null | undefined;
  readonly filters?: string | null | undefined;
  readonly alt: Record<string, string>;
}

/** The main image of a document, owner or theme; `undefined` if there is none to show. */
export function toImage(
  data: MediaData | null | undefined,
  languageKey: string,
): ImageView | undefined {
  if (!data) return undefined;
  const { media_id: slideId, image_url: url, dominant_color: dominantColor } = data;
  const { focal_point: focalPoint, alt_text: alt } = data;
  return fromWire({ ...data, slideId, url, dominantColor, focalPoint, alt }, languageKey);
}

/** An image among a document's media, or the poster of a video. */
export function toMediaImage(media: Media, languageKey: string): ImageView | undefined {
  const { dominant_color: dominantColor, alt_text: alt } = media;
  return fromWire({ ...media, ...shownFile(media), dominantColor, alt }, languageKey);
}

/** An archive's media of an object (`dm`) may be an image, too. */
function shownFile(media: Media) {
  const { media_type: type, mediaId, url, dimension, thumbnail_override: poster } = media;
  if (type === 'image') return { slideId: mediaId, url, dimension };
  const slideId = type === 'dm' ? mediaId : undefined;
  if (type === 'dm' && url && dimension) return { slideId, url, dimension };
  return { slideId, url: poster && poster.image_url, dimension: poster && poster.dimension };
}

function fromWire(wire: ImageFields, languageKey: string): ImageView | undefined {
  const size = parseDimension(wire.dimension);
  if (!size || !isShownImage(wire.url)) return undefined;
  const { slideId, dominantColor } = wire;
  const alt = toText(wire.alt, languageKey);
  return {
    ...(slideId && { slideId }),
    url: mediaUrl(wire.url),
    ...size,
    dominantColor: dominantColor ?? UNKNOWN_COLOR,
    ...styleOf(wire),
    alt: alt?.text ?? '',
    ...(alt && { altLang: alt.lang }),
  };
}

/** Unsafe filters are left out of the style. */
const styleOf = ({ focalPoint, scale, filters }: ImageFields) => ({
  ...(focalPoint && { focalPoint }),
  ...(scale && { scale }),
  ...(filters && isImageFilters(filters) && { filters }),
});
