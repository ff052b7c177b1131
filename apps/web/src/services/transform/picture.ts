import type { Media, MediaData } from '@varde/contract/media';
import { isShownImage, parseDimension } from '@varde/domain/media-kinds';
import { isPictureFilters, readPictureScale } from '@varde/domain/picture-look';
import { mediaAddress } from './media-address.ts';
import { toText } from './text.ts';

export interface PictureView {
  /** Names it in the page's gallery; a film's still has none. */
  readonly slideId?: number;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly dominantColor: string;
  readonly focalPoint?: { readonly x: number; readonly y: number };
  readonly scale?: number;
  readonly filters?: string;
  readonly alt: string;
  readonly altLang?: string;
}

/** Ground under a picture whose own colour is not known; disappears on light and dark pages alike. */
const UNKNOWN_COLOR = '#8a949e';

interface WirePicture {
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
export function toPicture(
  data: MediaData | null | undefined,
  languageKey: string,
): PictureView | undefined {
  if (!data) return undefined;
  const { media_id: slideId, image_url: url, dimension, dominant_color: dominantColor } = data;
  const { focal_point: focalPoint, scale, filters, alt_text: alt } = data;
  const look = { dominantColor, focalPoint, scale, filters };
  return fromWire({ slideId, url, dimension, ...look, alt }, languageKey);
}

/** A picture among a document's media, or the still of a film. */
export function toMediaPicture(media: Media, languageKey: string): PictureView | undefined {
  const { dominant_color: dominantColor, focalPoint, scale, filters, alt_text: alt } = media;
  const look = { dominantColor, focalPoint, scale, filters };
  return fromWire({ ...shownFile(media), ...look, alt }, languageKey);
}

/** What a museum's archive shows of an object (`dm`) is a picture, too. */
function shownFile(media: Media) {
  const { media_type: type, mediaId, url, dimension, thumbnail_override: still } = media;
  if (type === 'image') return { slideId: mediaId, url, dimension };
  const slideId = type === 'dm' ? mediaId : undefined;
  if (type === 'dm' && url && dimension) return { slideId, url, dimension };
  return { slideId, url: still && still.image_url, dimension: still && still.dimension };
}

function fromWire(wire: WirePicture, languageKey: string): PictureView | undefined {
  const size = parseDimension(wire.dimension);
  if (!size || !isShownImage(wire.url)) return undefined;
  const alt = toText(wire.alt, languageKey);
  return {
    ...(wire.slideId === undefined ? {} : { slideId: wire.slideId }),
    url: mediaAddress(wire.url),
    ...size,
    dominantColor: wire.dominantColor ?? UNKNOWN_COLOR,
    ...(wire.focalPoint ? { focalPoint: wire.focalPoint } : {}),
    ...lookOf(wire),
    alt: alt?.text ?? '',
    ...(alt ? { altLang: alt.lang } : {}),
  };
}

/** What may not stand in a style is left out. */
function lookOf(wire: WirePicture): Pick<PictureView, 'scale' | 'filters'> {
  const scale = readPictureScale(wire.scale);
  const { filters } = wire;
  return { ...(scale && { scale }), ...(filters && isPictureFilters(filters) && { filters }) };
}
