import type { Media, MediaData } from '@varde/contract/media';
import { isShownImage, parseDimension } from '@varde/domain/media-kinds';
import { isHarmlessFilters } from '@varde/domain/image-style';
import type { ImageView } from '#view-models.ts';
import { mediaUrl } from './media-url.ts';
import { toText } from './text.ts';

/** Ground under a picture whose own colour is not known; disappears on light and dark pages alike. */
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

/** The main picture of a document, owner or theme; `undefined` when there is none to show. */
export function toImage(
  data: MediaData | null | undefined,
  languageKey: string,
): ImageView | undefined {
  if (!data) return undefined;
  const { media_id: slideId, image_url: url, dominant_color: dominantColor } = data;
  const { focal_point: focalPoint, alt_text: alt } = data;
  return fromWire({ ...data, slideId, url, dominantColor, focalPoint, alt }, languageKey);
}

/** A picture among a document's media, or the still of a film. */
export function toMediaImage(media: Media, languageKey: string): ImageView | undefined {
  const { dominant_color: dominantColor, alt_text: alt } = media;
  return fromWire({ ...media, ...shownFile(media), dominantColor, alt }, languageKey);
}

/** What a museum's archive shows of an object (`dm`) is a picture, too. */
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
    ...lookOf(wire),
    alt: alt?.text ?? '',
    ...(alt && { altLang: alt.lang }),
  };
}

/** What may not stand in a style is left out. */
function lookOf({ focalPoint, scale, filters }: ImageFields) {
  return {
    ...(focalPoint && { focalPoint }),
    ...(scale && { scale }),
    ...(filters && isHarmlessFilters(filters) && { filters }),
  };
}
