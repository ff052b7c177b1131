/** Shapes media rows for API responses. */
import { THUMBNAIL_SIZE } from '@varde/domain/constants';
import { fittedImageUrl } from '@varde/domain/media-kinds';
import type { Media, MediaData } from '@varde/contract/media';
import { streamUrl } from './videos/stream-files.ts';
import type { ImageRow, MediaRow, PosterRow } from './media.repository.ts';

/** Placeholder while an image without a dominant colour loads. */
const NEUTRAL_COLOR = '#8a8f98';

const fileUrl = (identifier: string): string => `/media/file/${identifier}`;
const imageBaseUrl = (identifier: string): string => `/media/image/${identifier}`;

export function presentImage(row: ImageRow | null): MediaData | null {
  return (
    row && {
      media_id: row.id,
      identifier: row.identifier,
      image_url: imageBaseUrl(row.identifier),
      dimension: `${row.width}x${row.height}`,
      dominant_color: row.dominant_color ?? NEUTRAL_COLOR,
      focal_point: row.focal_point,
      ...(row.scale === null ? {} : { scale: row.scale }),
      ...(row.filters === null ? {} : { filters: row.filters }),
      alt_text: row.alt_text,
      credits: row.credits,
      license: row.license,
      license_version: row.license_version,
    }
  );
}

export function presentMedia(row: MediaRow): Media {
  const { poster, focal_point: focalPoint, alternatives, ...rest } = row;
  const { has_stream: hasStream, plain_language: plain, ...wire } = rest;
  const { width, height, dms_id: dmsId, ...described } = wire;
  const isImage = row.media_type === 'image';
  const thumbnailIdentifier = isImage ? row.identifier : (poster?.identifier ?? null);
  const thumbnail = thumbnailIdentifier && thumbnailUrl(thumbnailIdentifier);
  return {
    ...described,
    mediaId: row.id,
    src: fileUrl(row.identifier),
    url: isImage ? imageBaseUrl(row.identifier) : null,
    thumbnail_src: thumbnail,
    thumbUrl: thumbnail,
    thumbnail_override: presentPoster(poster),
    dimension: width && height ? `${width}x${height}` : null,
    focalPoint,
    adaptiveUrl: hasStream ? streamUrl(row.identifier) : null,
    ...presentAlternatives(alternatives),
    ...(Object.keys(plain).length > 0 ? { plain_language: plain } : {}),
    dmsId,
  };
}

type Alternatives = Pick<Media, 'audio_described' | 'sign_language'>;

/** Alternative versions of the video (audio described, sign language), with URLs. */
function presentAlternatives(stored: MediaRow['alternatives']): Alternatives {
  const kinds = Object.entries(stored).map(([kind, byLanguage]) => {
    const videos = Object.entries(byLanguage).map(([language, { mediaId, identifier }]) => [
      language,
      { mediaId, src: fileUrl(identifier) },
    ]);
    return [kind, Object.fromEntries(videos)];
  });
  return Object.fromEntries(kinds);
}

/** Square, cropped around the focal point. */
function thumbnailUrl(identifier: string): string {
  const url = fittedImageUrl(imageBaseUrl(identifier), THUMBNAIL_SIZE, THUMBNAIL_SIZE);
  return `${url}&fit=cover`;
}

function presentPoster(poster: PosterRow | null): Media['thumbnail_override'] {
  return (
    poster && {
      ...(poster.id === null ? {} : { mediaId: poster.id }),
      identifier: poster.identifier,
      image_url: imageBaseUrl(poster.identifier),
      dimension: `${poster.width}x${poster.height}`,
    }
  );
}
