/** Finds the bytes behind an identifier: originals as they came in, pictures in the size and format asked for. */
import { basename } from 'node:path';
import type { Dimension } from '@varde/domain/media-kinds';
import type { Context } from '#context.ts';
import type { SentFile } from '#http/send-file.ts';
import { IMMUTABLE_CACHE } from '#http/send-file.ts';
import { deriveImage } from './derive-image.ts';
import { chooseFormat } from './image-format.ts';
import { sizeToDraw, type Fit } from './image-size.ts';
import { findDigests, findStoredFile } from './media.repository.ts';

export interface PictureWish {
  readonly box: Dimension;
  readonly fit: Fit;
  /** The caller's Accept header. */
  readonly accept: string | undefined;
}

export interface Original extends SentFile {
  /** Last part of its name in the content pack. */
  readonly name: string;
}

export interface MediaService {
  /** `undefined` when there is no picture of that name. */
  picture(identifier: string, wish: PictureWish): Promise<SentFile | undefined>;
  original(identifier: string): Promise<Original | undefined>;
  /** How many of the content's files are not in the store: another server's folder, or one that was lost, has them. */
  countMissing(): Promise<number>;
}

export function createMediaService({ database, mediaStore }: Context): MediaService {
  return {
    async picture(identifier, { box, fit, accept }) {
      const row = await findStoredFile(database, identifier);
      if (!row?.raster_sha256 || !row.width || !row.height) return undefined;
      if (!(await mediaStore.has(row.raster_sha256))) return undefined;
      const size = sizeToDraw({ width: row.width, height: row.height }, box, fit);
      const format = chooseFormat(accept, size.width);
      const request = { ...size, fit, format, focalPoint: row.focal_point };
      const path = await deriveImage(mediaStore, row.raster_sha256, request);
      return {
        path,
        hash: basename(path).slice(-HASH_TAIL),
        contentType: `image/${format}`,
        cacheControl: IMMUTABLE_CACHE,
      };
    },
    async original(identifier) {
      const row = await findStoredFile(database, identifier);
      if (!row || !(await mediaStore.has(row.sha256))) return undefined;
      return {
        path: mediaStore.pathOf(row.sha256),
        hash: row.sha256.slice(0, 32),
        contentType: row.content_type,
        cacheControl: IMMUTABLE_CACHE,
        name: basename(row.file).replace(/[^\w.-]/g, '_'),
      };
    },
    async countMissing() {
      const digests = await findDigests(database);
      const there = await Promise.all(digests.map((digest) => mediaStore.has(digest)));
      return there.filter((isThere) => !isThere).length;
    },
  };
}

/** Enough of a derived file's name to hold part of the original's digest, size, crop and format. */
const HASH_TAIL = 56;
