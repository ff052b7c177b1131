/**
 * Images, audio and video of museum objects and memories as our own media: in the museums' archive
 * (docs/reference/digitaltmuseum.md#image-service), or imported, served here at the same paths.
 */
import type { Media } from '@varde/contract/media';
import { CREDIT_TYPE_IDS } from '@varde/domain/credits';
import type { LanguageMap } from '@varde/domain/languages';
import type { License } from '@varde/domain/licenses';
import { fittedImageUrl } from '@varde/domain/media-kinds';
import { THUMBNAIL_SIZE } from '@varde/domain/constants';

/** Path prefix of imported media. */
export const OWN_MEDIA = '/media';

type Unnumbered = Omit<Media, 'id' | 'mediaId'>;

export interface ArchiveImage {
  readonly identifier: string;
  /** Pixels; unknown for old images. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly photographer?: string | undefined;
  readonly license?: License | undefined;
  readonly altText: LanguageMap;
  readonly description?: LanguageMap | undefined;
}

export interface ArchiveFile {
  readonly type: 'audio' | 'video' | 'model3d';
  readonly identifier: string;
  /** Default: the archive's own URL of the file. */
  readonly url?: string | undefined;
}

export interface ArchiveRights {
  /** Applies to media without a licence of their own. */
  readonly license: License | null;
  /** Alt text of images without a description. */
  readonly title: LanguageMap;
}

/** Old images, below 800px, lack a size (docs/reference/digitaltmuseum.md#media-of-an-artifact). */
const OLD_IMAGE_SIZE = { width: 800, height: 600 };

const NOTHING = {
  thumbnail_override: null,
  adaptiveUrl: null,
  dominant_color: null,
  focalPoint: null,
  scale: null,
  filters: null,
  description: {},
  credits: [],
  license_version: null,
  closed_captions: {},
  transcript: {},
  duration: null,
} as const satisfies Partial<Media>;

export function presentArchiveImage(
  image: ArchiveImage,
  { license, title }: ArchiveRights,
  archive: string,
): Unnumbered {
  const { identifier, photographer, altText, description = {} } = image;
  const src = `${archive}/image/${identifier}`;
  const { width: w, height: h } = image;
  const { width, height } = w && h ? { width: w, height: h } : OLD_IMAGE_SIZE;
  const thumbnail = fittedImageUrl(src, THUMBNAIL_SIZE, THUMBNAIL_SIZE);
  return {
    ...NOTHING,
    media_type: 'dm',
    identifier,
    dmsId: identifier,
    src,
    url: src,
    thumbnail_src: thumbnail,
    thumbUrl: thumbnail,
    dimension: `${Math.round(width)}x${Math.round(height)}`,
    alt_text: Object.keys(altText).length > 0 ? altText : title,
    title: {},
    description,
    credits: photographer
      ? [{ credit_type_id: CREDIT_TYPE_IDS.photographer, name: photographer }]
      : [],
    // Without a licence, all rights are reserved.
    license: image.license ?? license ?? 'copyright',
  };
}

/** @param poster the first image, shown for a video or model */
export function presentArchiveFile(
  { type, identifier, url }: ArchiveFile,
  { license, title, poster }: ArchiveRights & { readonly poster?: Unnumbered | undefined },
  archive: string,
): Unnumbered {
  const ending = type === 'audio' ? 'mp3' : 'mp4';
  return {
    ...NOTHING,
    media_type: type,
    identifier,
    dmsId: identifier,
    src: url ?? `${archive}/multimedia/${identifier}.${ending}?mmid=${identifier}`,
    url: null,
    ...(type === 'audio' ? NO_COVER : coverBy(poster)),
    dimension: null,
    alt_text: title,
    title: {},
    license: license ?? 'copyright',
  };
}

const NO_COVER = { thumbnail_src: null, thumbUrl: null, thumbnail_override: null };

function coverBy(poster: Unnumbered | undefined) {
  const { identifier, url, dimension } = poster ?? {};
  if (!poster || !identifier || !url || !dimension) return NO_COVER;
  const { thumbnail_src: thumbnail } = poster;
  return {
    thumbnail_src: thumbnail,
    thumbUrl: thumbnail,
    thumbnail_override: { identifier, image_url: url, dimension },
  };
}
