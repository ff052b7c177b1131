/** Images at the URLs of the museums' archive, in requested sizes, and of the IIIF Image API. */
import { planIiif, type IiifPlan } from '@varde/domain/iiif-plan';
import type { IiifError, IiifRequest } from '@varde/domain/iiif-request';
import { type Dimension, IMAGE_WIDTHS, parseDimension } from '@varde/domain/media-kinds';
import { acceptedTypes } from '#http/negotiation.ts';
import { IMMUTABLE_CACHE } from '#http/send-file.ts';
import type { Client } from '#http/work-queue.ts';
import {
  type ImageFormat,
  drawImage,
  imageName,
  drawRegion,
  drawFullRegion,
  regionName,
  drawFull,
  fullName,
} from './derive-image.ts';
import { contentType } from './content-type.ts';
import type { Bytes } from './storage/derived-folder.ts';
import type { FileRowCache, StoredFileRow } from './media.repository.ts';
import type { RenderQueue, RenderJob } from './render-queue.ts';
import { FULL_IMAGE_SIZE } from '@varde/domain/constants';

interface ImageOptions {
  readonly box: Dimension;
  readonly fit: Fit;
  /** The caller's Accept header. */
  readonly accept: string | undefined;
}

/** A derived image before it is rendered. */
export interface ImageRendition {
  /** Identifies the bytes; used as ETag. */
  readonly hash: string;
  readonly contentType: string;
  readonly cacheControl: string;
  /** `undefined` when its original is not in the store. */
  readonly load: (client: Client) => Promise<Bytes | undefined>;
}

/** An image of known size, as IIIF requires. */
export interface ImageFileRow extends StoredFileRow, Dimension {
  readonly width: number;
  readonly height: number;
}

export interface ImagesService {
  /** `undefined` when the image does not exist. */
  fit(identifier: string, options: ImageOptions): Promise<ImageRendition | undefined>;
  find(identifier: string): Promise<ImageFileRow | undefined>;
  /** The rendition of an IIIF request, with its canonical form. */
  region(
    row: ImageFileRow,
    request: IiifRequest,
  ): IiifError | { requestPlan: IiifPlan; image: ImageRendition };
}

/** A crop depends on the focal point, which may change without changing the URL. */
const CROP_CACHE = 'public, max-age=86400, stale-while-revalidate=604800';

export function createImagesService(files: FileRowCache, renderQueue: RenderQueue): ImagesService {
  const find = async (identifier: string): Promise<ImageFileRow | undefined> => {
    const row = await files.find(identifier);
    return row && isImageFile(row) ? row : undefined;
  };
  const toRendition = (
    job: RenderJob,
    contentType: string,
    isCropped: boolean,
  ): ImageRendition => ({
    hash: job.name.slice(HASH_FROM),
    contentType,
    cacheControl: isCropped ? CROP_CACHE : IMMUTABLE_CACHE,
    load: (client) => renderQueue.fetch(job, client),
  });
  return {
    find,
    async fit(identifier, options) {
      const row = await find(identifier);
      if (!row) return undefined;
      const { job, contentType } = imageJob(row, options);
      return toRendition(job, contentType, options.fit === 'cover');
    },
    region(row, request) {
      const requestPlan = planIiif(request, row, row.focal_point);
      if ('invalidPart' in requestPlan) return requestPlan;
      const job = regionJob(row, requestPlan);
      const type = requestPlan.format === 'jpg' ? 'image/jpeg' : `image/${requestPlan.format}`;
      return { requestPlan, image: toRendition(job, type, request.region.kind === 'square') };
    },
  };
}

function regionJob(row: ImageFileRow, requestPlan: IiifPlan): RenderJob {
  const { sha256: original } = row;
  const job = {
    original,
    name: regionName(original, requestPlan),
    isCached: requestPlan.isOffered,
  };
  if (requestPlan.isFull)
    return { ...job, draw: (path: string) => drawFullRegion(path, requestPlan) };
  if (row.content_type !== contentType('svg'))
    return { ...job, draw: (path: string) => drawRegion(path, requestPlan) };
  const full = { original, name: fullName(original), isCached: true, draw: drawFull };
  return { ...job, from: full, draw: (bytes: Buffer) => drawRegion(bytes, requestPlan) };
}

function imageJob(row: ImageFileRow, { box, fit, accept }: ImageOptions) {
  const size = sizeToDraw(row, box, fit);
  const format = chooseFormat(accept, size.width);
  const request = { ...size, fit, format, focalPoint: row.focal_point };
  const { sha256: original } = row;
  const draw = (path: string): Promise<Buffer> => drawImage(path, request);
  const job = { original, name: imageName(original, request), isCached: true, draw };
  return { job, contentType: `image/${format}` };
}

function isImageFile(row: StoredFileRow): row is ImageFileRow {
  const isImage = row.content_type.startsWith('image/');
  return isImage && row.width !== null && row.height !== null;
}

/** Leaves sixteen digits of the original's digest, enough to distinguish originals. */
const HASH_FROM = 48;

/** Above this width AVIF takes about a second to encode and saves little over WebP. */
const AVIF_MAX_WIDTH = 1920;

/** The smallest format that the caller's `Accept` names; JPEG for callers that name none. */
export function chooseFormat(accept: string | undefined, width: number): ImageFormat {
  const accepted = acceptedTypes(accept);
  if (width <= AVIF_MAX_WIDTH && accepted.includes('image/avif')) return 'avif';
  return accepted.includes('image/webp') ? 'webp' : 'jpeg';
}

type Fit = 'inside' | 'cover';

/** Aspect ratios: square, screens and prints in both orientations, and social media cards. */
const SHAPES = [1, 4 / 3, 3 / 2, 16 / 9, 1200 / 630, 3 / 4, 2 / 3, 9 / 16] as const;

/** Parses `dimension=WxH`; `undefined` when malformed or larger than the largest image. */
export function readBox(dimension: string): Dimension | undefined {
  const box = parseDimension(dimension);
  const isPossible = box && box.width <= FULL_IMAGE_SIZE && box.height <= FULL_IMAGE_SIZE;
  return isPossible ? box : undefined;
}

/**
 * The size to render: at least what fits the box, at most the original. One of a few widths (and,
 * cropped, of a few aspect ratios), so that no caller can fill the disk or the processor.
 */
export function sizeToDraw(image: Dimension, box: Dimension, fit: Fit): Dimension {
  if (fit === 'cover') {
    const width = widthOnLadder(box.width);
    return { width, height: Math.round(width / nearestShape(box)) };
  }
  const scale = Math.min(box.width / image.width, box.height / image.height);
  if (isStandardSquare(box)) return scaledBy(image, scale);
  const width = widthOnLadder(image.width * scale);
  return { width, height: Math.ceil((width * image.height) / image.width) };
}

/** Thumbnails and the other standard squares fit their box exactly, portrait images too. */
function isStandardSquare({ width, height }: Dimension): boolean {
  return width === height && IMAGE_WIDTHS.some((usual) => usual === width);
}

/** Rounded up: fitting the image into this box would otherwise shrink the other side. */
function scaledBy({ width, height }: Dimension, scale: number): Dimension {
  return {
    width: Math.ceil(width * scale - ROUNDING_TOLERANCE),
    height: Math.ceil(height * scale - ROUNDING_TOLERANCE),
  };
}

const ROUNDING_TOLERANCE = 1e-6;

function widthOnLadder(minWidth: number): number {
  // Tolerates rounding errors, which must not select the next size.
  return IMAGE_WIDTHS.find((width) => width >= minWidth - 0.5) ?? FULL_IMAGE_SIZE;
}

function nearestShape({ width, height }: Dimension): number {
  const logRatio = Math.log(width / height);
  const distance = (shape: number): number => Math.abs(Math.log(shape) - logRatio);
  return SHAPES.reduce((best, shape) => (distance(shape) < distance(best) ? shape : best));
}
