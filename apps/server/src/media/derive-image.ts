/** Renders images in the requested sizes and formats. `render-queue.ts` caches the results. */
import sharp, { type Sharp } from 'sharp';
import type { IiifPlan } from '@varde/domain/iiif-plan';
import { placeAround, type Dimension, type FocalPoint } from '@varde/domain/media-kinds';
import { readImageCredits } from './metadata/read-metadata.ts';
import { isWithoutCredits, type CreditNotes } from './metadata/credit-notes.ts';
import { writeXmp } from './metadata/xmp.ts';
import { openImage, uprightSize } from './open-image.ts';

export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

export interface ImageRequest {
  /** Box in pixels. A smaller original is not enlarged, but yields a smaller image. */
  readonly width: number;
  readonly height: number;
  /** `inside` scales the full image; `cover` fills the box and crops around the focal point. */
  readonly fit: 'inside' | 'cover';
  /** For `cover`; defaults to the centre. */
  readonly focalPoint?: FocalPoint | null;
  readonly format: ImageFormat;
}

const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 };

/** Part of every derived file's name: increment when the same request renders different bytes. */
const RENDER_VERSION = 5;

/** Cache key of the bytes that `drawImage` returns. */
export function imageName(sha256: string, request: ImageRequest): string {
  const { width, height, fit, format } = request;
  const { x, y } = request.focalPoint ?? MIDDLE;
  const shape = fit === 'cover' ? `cover-${x.toFixed(3)}-${y.toFixed(3)}` : fit;
  return `${sha256}-${RENDER_VERSION}-${width}x${height}-${shape}.${format}`;
}

export async function drawImage(original: string, request: ImageRequest): Promise<Buffer> {
  const { width, height, fit, format } = request;
  const image = withCredits(await openImage(original), await readImageCredits(original), width);
  if (fit === 'inside') {
    return encodeForCache(image.resize({ width, height, fit, withoutEnlargement: true }), format);
  }
  const focalPoint = request.focalPoint ?? MIDDLE;
  const { scaled, window } = coverCrop(await uprightSize(original), request, focalPoint);
  // Resized before cropping: JPEG and WebP can then be decoded at reduced size.
  return encodeForCache(image.resize({ ...scaled, fit: 'fill' }).extract(window), format);
}

interface CoverCrop {
  /** Size of the full image after scaling. */
  readonly scaled: Dimension;
  /** The part of the scaled image to crop. */
  readonly window: Dimension & { readonly left: number; readonly top: number };
}

/**
 * Scales an image until it covers the box, never above its own size, then crops with the focal
 * point as central as the edges allow. A smaller image yields a smaller one of the box's shape.
 */
export function coverCrop(image: Dimension, box: Dimension, focalPoint: FocalPoint): CoverCrop {
  const shrinkBox = Math.min(1, image.width / box.width, image.height / box.height);
  const width = Math.max(1, Math.round(box.width * shrinkBox));
  const height = Math.max(1, Math.round(box.height * shrinkBox));
  const scale = Math.max(width / image.width, height / image.height);
  const scaled = {
    width: Math.max(width, Math.round(image.width * scale)),
    height: Math.max(height, Math.round(image.height * scale)),
  };
  const left = placeAround(focalPoint.x, scaled.width, width);
  const top = placeAround(focalPoint.y, scaled.height, height);
  return { scaled, window: { left, top, width, height } };
}

/** XMP takes half a kilobyte, much for a thumbnail; Exif holds the credits in a fifth of that. */
const XMP_MIN_WIDTH = 640;

/** Embeds the credits, so that they stay with a saved image; all other metadata is dropped. */
function withCredits(image: Sharp, notes: CreditNotes, width: number): Sharp {
  if (isWithoutCredits(notes)) return image;
  const { creators, copyright } = notes;
  const exif = {
    ...(creators.length > 0 ? { Artist: creators.join('; ') } : {}),
    ...(copyright === undefined ? {} : { Copyright: copyright }),
  };
  if (Object.keys(exif).length > 0) image.withExif({ IFD0: exif });
  return width < XMP_MIN_WIDTH ? image : image.withXmp(writeXmp(notes));
}

/**
 * At 3500 pixels: JPEG 0.1 s, WebP 0.3 s, PNG 0.5 s, AVIF at effort 0 0.7 s, mozjpeg 0.7 s, AVIF at
 * effort 2 3 s. Effort 1 takes two thirds of the time of 2 at 640 pixels, half at 1280, and yields
 * files that are 1 % larger (1280: 9 %); 0 yields 15 to 27 % more. Large images need effort 0.
 */
const AVIF_EFFORT = 1;
const AVIF_EFFORT_1_MAX_PIXELS = 2_000_000;
const PNG_COMPRESSION = 3;
const WHITE = '#ffffff';

/** For cached images, encoded once and sent often: size over speed. */
function encodeForCache(image: Sharp, format: 'avif' | 'webp' | 'jpeg'): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality: 50, effort: AVIF_EFFORT }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 76 }).toBuffer();
  return image.flatten({ background: WHITE }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}

/** For uncached images, encoded for one caller: speed over size. */
function encodeQuickly(
  image: Sharp,
  format: 'jpg' | 'png' | 'webp' | 'avif',
  pixels: number,
): Promise<Buffer> {
  if (format === 'jpg')
    return image.flatten({ background: WHITE }).jpeg({ quality: 80 }).toBuffer();
  if (format === 'png') return image.png({ compressionLevel: PNG_COMPRESSION }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 76, effort: 2 }).toBuffer();
  const effort = pixels > AVIF_EFFORT_1_MAX_PIXELS ? 0 : AVIF_EFFORT;
  return image.avif({ quality: 50, effort }).toBuffer();
}

/** Bitonal images: lightness below this is black. */
const BITONAL_THRESHOLD = 128;

/** Cache key of the bytes that `drawFullRegion` and `drawRegion` return. */
export function regionName(sha256: string, { canonical }: IiifPlan): string {
  return `${sha256}-${RENDER_VERSION}-iiif-${canonical.replaceAll(/[/,]/g, '-')}`;
}

/** Renders the full region uncropped: JPEG and WebP can then be decoded at reduced size. */
export async function drawFullRegion(original: string, requestPlan: IiifPlan): Promise<Buffer> {
  const credits = await readImageCredits(original);
  return applyPlan(
    withCredits(await openImage(original), credits, requestPlan.size.width),
    requestPlan,
  );
}

/** @param source path of the image, or its bytes */
export async function drawRegion(source: string | Buffer, requestPlan: IiifPlan): Promise<Buffer> {
  return applyPlan((await openImage(source)).extract(requestPlan.region), requestPlan);
}

/** Size, then mirroring and rotation, quality, format (IIIF Image API 3.0 §4.6). */
function applyPlan(image: Sharp, { size, rotation, quality, format }: IiifPlan): Promise<Buffer> {
  image.resize({ ...size, fit: 'fill' });
  if (rotation.isMirrored) image.flop();
  if (rotation.degrees !== 0) image.rotate(rotation.degrees);
  if (quality === 'gray') image.grayscale().toColourspace('b-w');
  if (quality === 'bitonal') {
    image.flatten({ background: '#ffffff' }).threshold(BITONAL_THRESHOLD).toColourspace('b-w');
  }
  return encodeQuickly(image, format, size.width * size.height);
}

/** Cache key of the bytes that `drawFull` returns. */
export const fullName = (sha256: string): string => `${sha256}-${RENDER_VERSION}-full`;

/** Rasterizes a drawing at full size to crop regions from; doing it per region takes a second. */
export async function drawFull(drawing: string): Promise<Buffer> {
  const image = await openImage(drawing);
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const isOpaque = info.channels < CHANNELS || !hasTransparency(data);
  return encode(sharp(data, { raw: info }), isOpaque);
}

/**
 * JPEG with full chroma resolution: fast to crop from, while WebP's halved chroma resolution would
 * show on the edges of drawings. Only transparent drawings need WebP.
 */
function encode(pixels: Sharp, isOpaque: boolean): Promise<Buffer> {
  return isOpaque
    ? pixels.removeAlpha().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
    : pixels.webp({ quality: 92, effort: 1 }).toBuffer();
}

const CHANNELS = 4;
const OPAQUE = 255;

function hasTransparency(rgba: Buffer): boolean {
  for (let alpha = CHANNELS - 1; alpha < rgba.length; alpha += CHANNELS)
    if (rgba[alpha] !== OPAQUE) return true;
  return false;
}
