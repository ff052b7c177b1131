/** Draws pictures in the sizes and formats that browsers ask for. Where they are kept is told in `picture-desk.ts`. */
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { IiifPlan } from '@varde/domain/iiif-plan';
import { placeAround, type Dimension, type FocalPoint } from '@varde/domain/media-kinds';
import { readImageCredits } from './metadata/read-metadata.ts';
import { isSilent, type CreditNotes } from './metadata/credit-notes.ts';
import { writeXmp } from './metadata/xmp.ts';
import { openImage, uprightSize } from './open-image.ts';

export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

export interface ImageRequest {
  /** The box in pixels. A picture is never enlarged: a smaller original gives a smaller picture of the same shape. */
  readonly width: number;
  readonly height: number;
  /** `inside` keeps the whole picture; `cover` fills the box and crops around the focal point. */
  readonly fit: 'inside' | 'cover';
  /** For `cover`; the middle when absent. */
  readonly focalPoint?: FocalPoint | null;
  readonly format: ImageFormat;
}

const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 };

/** Part of every derived picture's name: raised when the same request comes to be drawn otherwise. */
const DRAWN_AS = 4;

/** Names the bytes that `drawImage` gives. */
export function imageName(sha256: string, request: ImageRequest): string {
  const { width, height, fit, format } = request;
  const { x, y } = request.focalPoint ?? MIDDLE;
  const shape = fit === 'cover' ? `cover-${x.toFixed(3)}-${y.toFixed(3)}` : fit;
  return `${sha256}-${DRAWN_AS}-${width}x${height}-${shape}.${format}`;
}

export async function drawImage(original: string, request: ImageRequest): Promise<Buffer> {
  const { width, height, fit, format } = request;
  const image = withCredits(await openImage(original), await readImageCredits(original), width);
  if (fit === 'inside') {
    return encodeForCache(image.resize({ width, height, fit, withoutEnlargement: true }), format);
  }
  const focalPoint = request.focalPoint ?? MIDDLE;
  const { scaled, window } = coverCrop(await uprightSize(original), request, focalPoint);
  // Scaled before it is cut: JPEG and WebP decode faster when they may decode small.
  return encodeForCache(image.resize({ ...scaled, fit: 'fill' }).extract(window), format);
}

interface CoverCrop {
  /** What the whole picture is scaled to. */
  readonly scaled: Dimension;
  /** The part of the scaled picture that is kept. */
  readonly window: Dimension & { readonly left: number; readonly top: number };
}

/**
 * How a picture fills a box: scaled until it covers it, never above its own size, then cut with the focal point as near
 * the middle as the edges allow. A picture smaller than the box gives a smaller one of the box's shape.
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

/** Half a kilobyte of XMP is much beside a thumbnail, whose credits Exif carries in a fifth of that. */
const XMP_MIN_WIDTH = 640;

/** Who made a picture goes with it wherever it is saved; nothing else of what its file said does. */
function withCredits(image: Sharp, notes: CreditNotes, width: number): Sharp {
  if (isSilent(notes)) return image;
  const { creators, copyright } = notes;
  const exif = {
    ...(creators.length > 0 ? { Artist: creators.join('; ') } : {}),
    ...(copyright === undefined ? {} : { Copyright: copyright }),
  };
  if (Object.keys(exif).length > 0) image.withExif({ IFD0: exif });
  return width < XMP_MIN_WIDTH ? image : image.withXmp(writeXmp(notes));
}

/**
 * At 3500 pixels: JPEG 0.1 s, WebP 0.3 s, PNG 0.5 s, AVIF 0.7 s, mozjpeg 0.7 s, AVIF at effort 2 3 s. AVIF at effort 2 is five
 * times faster than the default and 5 % larger; large pictures need the quickest there is.
 */
const AVIF_EFFORT_2_MAX_PIXELS = 2_000_000;
const PNG_COMPRESSION = 3;
const WHITE = '#ffffff';

/** Written once and sent often: small comes before quick. */
function encodeForCache(image: Sharp, format: 'avif' | 'webp' | 'jpeg'): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality: 50, effort: 2 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 76 }).toBuffer();
  return image.flatten({ background: WHITE }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}

/** Written for one caller: quick comes before small. */
function encodeQuickly(
  image: Sharp,
  format: 'jpg' | 'png' | 'webp' | 'avif',
  pixels: number,
): Promise<Buffer> {
  if (format === 'jpg')
    return image.flatten({ background: WHITE }).jpeg({ quality: 80 }).toBuffer();
  if (format === 'png') return image.png({ compressionLevel: PNG_COMPRESSION }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 76, effort: 2 }).toBuffer();
  const effort = pixels > AVIF_EFFORT_2_MAX_PIXELS ? 0 : 2;
  return image.avif({ quality: 50, effort }).toBuffer();
}

/** Below this lightness a pixel of a bitonal picture is black. */
const BITONAL_THRESHOLD = 128;

/** Names the bytes that `drawWhole` and `cutOut` give. */
export function regionName(sha256: string, { canonical }: IiifPlan): string {
  return `${sha256}-${DRAWN_AS}-iiif-${canonical.replaceAll(/[/,]/g, '-')}`;
}

/** Where the whole picture is asked for: it is not cut, because JPEG and WebP can then be decoded small. */
export async function drawFullRegion(original: string, requestPlan: IiifPlan): Promise<Buffer> {
  const credits = await readImageCredits(original);
  return finish(
    withCredits(await openImage(original), credits, requestPlan.size.width),
    requestPlan,
  );
}

/** @param source where the picture lies, or its bytes */
export async function cutOut(source: string | Buffer, requestPlan: IiifPlan): Promise<Buffer> {
  return finish((await openImage(source)).extract(requestPlan.region), requestPlan);
}

/** After the region size, then mirror and rotation, then quality, then format (IIIF Image API 3.0 §4.6). */
function finish(image: Sharp, { size, rotation, quality, format }: IiifPlan): Promise<Buffer> {
  image.resize({ ...size, fit: 'fill' });
  if (rotation.isMirrored) image.flop();
  if (rotation.degrees !== 0) image.rotate(rotation.degrees);
  if (quality === 'gray') image.grayscale().toColourspace('b-w');
  if (quality === 'bitonal') {
    image.flatten({ background: '#ffffff' }).threshold(BITONAL_THRESHOLD).toColourspace('b-w');
  }
  return encodeQuickly(image, format, size.width * size.height);
}

/** Names the bytes that `drawFull` gives. */
export const fullName = (sha256: string): string => `${sha256}-${DRAWN_AS}-full`;

/** A drawing in its full size, to cut many parts out of: the whole has to be drawn for each, which takes a second. */
export async function drawFull(drawing: string): Promise<Buffer> {
  const image = await openImage(drawing);
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const isOpaque = info.channels < CHANNELS || !hasTransparency(data);
  return encode(sharp(data, { raw: info }), isOpaque);
}

/**
 * JPEG with full colour resolution: it is quick to cut from, and WebP's halved colour resolution would show on the edges of
 * drawings. Only a see-through drawing needs WebP.
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
