import { THUMBNAIL_SIZE } from '@varde/domain/constants';
import { imageAddress } from '@varde/domain/media-kinds';
import type { Media, MediaData } from '@varde/contract/media';
import type { ImageRow } from '#modules/documents/document-head.repository.ts';
import type { MediaRow } from './media.repository.ts';

/** Shown where a picture is still on its way and its own colour is unknown. */
const NEUTRAL_COLOR = '#8a8f98';

const pictureAddress = (identifier: string): string => `/media/image/${identifier}`;

export function presentImage(row: ImageRow | null): MediaData | null {
  return (
    row && {
      media_id: row.id,
      identifier: row.identifier,
      image_url: pictureAddress(row.identifier),
      dimension: `${row.width}x${row.height}`,
      dominant_color: row.dominant_color ?? NEUTRAL_COLOR,
      focal_point: row.focal_point,
      alt_text: row.alt_text,
      credits: row.credits,
      license: row.license,
      license_version: row.license_version,
    }
  );
}

export function presentMedia(row: MediaRow): Media {
  const {
    raster_sha256: raster,
    poster_identifier: poster,
    focal_point: focalPoint,
    ...wire
  } = row;
  const { width, height, ...described } = wire;
  const isPicture = raster !== null;
  const still = isPicture ? row.identifier : poster;
  return {
    ...described,
    mediaId: row.id,
    src: `/media/file/${row.identifier}`,
    url: isPicture ? pictureAddress(row.identifier) : null,
    thumbnail_src: still && imageAddress(pictureAddress(still), THUMBNAIL_SIZE, THUMBNAIL_SIZE),
    dimension: width && height ? `${width}x${height}` : null,
    focalPoint,
  };
}
