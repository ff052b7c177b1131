/**
 * Kinds of media (specification §3.1) and the sizes in which images are requested
 * (specification §9.4).
 */
import {
  FULL_IMAGE_SIZE,
  NO_IMAGE_MARKER,
  THUMBNAIL_BOX_MAX,
  THUMBNAIL_SIZE,
} from './constants.ts';

export const MEDIA_TYPES = [
  'image',
  'video',
  'audio',
  'dm',
  'model3d',
  'youtube',
  'vimeo',
  'sketchfab',
] as const;

export type MediaType = (typeof MEDIA_TYPES)[number];

export interface Dimension {
  readonly width: number;
  readonly height: number;
}

/** Fractions of the width from the left and of the height from the top. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** Start of a part whose middle is as near to `share` of the total as the edges allow. */
export function placeAround(share: number, total: number, part: number): number {
  return Math.min(Math.max(Math.round(share * total - part / 2), 0), total - part);
}

/** Parses the wire's `WxH`; `undefined` when it is not one. */
export function parseDimension(text: string | null | undefined): Dimension | undefined {
  const match = /^(\d{1,5})x(\d{1,5})$/.exec(text ?? '');
  if (!match) return undefined;
  const dimension = { width: Number(match[1]), height: Number(match[2]) };
  return dimension.width > 0 && dimension.height > 0 ? dimension : undefined;
}

/** Widths of derived images; a request is served with the smallest one that is large enough. */
export const IMAGE_WIDTHS = [167, 334, 640, 960, 1280, 1920, 2560, 3500] as const;

/** Whether an image URL may be shown (specification §5.2). */
export function isShownImage(url: string | null | undefined): url is string {
  return typeof url === 'string' && url !== '' && !url.includes(NO_IMAGE_MARKER);
}

/** URL of an image fitted into a box (the archive's `image/{identifier}?dimension=WxH`). */
export function fittedImageUrl(imageUrl: string, width: number, height: number): string {
  return `${imageUrl}?dimension=${width}x${height}`;
}

/** URL of an image with a given width and unchanged aspect ratio. */
export function imageUrlOfWidth(
  url: string,
  { width, height }: Dimension,
  targetWidth: number,
): string {
  return fittedImageUrl(url, targetWidth, Math.max(1, Math.ceil((targetWidth * height) / width)));
}

/** URL of an image in the largest available size. */
export function fullImageUrl(imageUrl: string): string {
  return fittedImageUrl(imageUrl, FULL_IMAGE_SIZE, FULL_IMAGE_SIZE);
}

/**
 * An image cropped to a square box of fixed width (specification §9.4): up to 160 its thumbnail,
 * above that in the box's own width; both also at 2x.
 */
export function boxSources(imageUrl: string, boxWidth: number) {
  const side = boxWidth > THUMBNAIL_BOX_MAX ? boxWidth : THUMBNAIL_SIZE;
  const cropped = (pixels: number) => `${fittedImageUrl(imageUrl, pixels, pixels)}&fit=cover`;
  const srcSet = `${cropped(side)} 1x, ${cropped(2 * side)} 2x`;
  return { src: cropped(side), srcSet, width: side, height: side };
}

/** One of the derived files of an image. */
export interface ImageSource {
  readonly url: string;
  /** Pixels of the file. */
  readonly width: number;
}

/** All derived widths below the original's, and the next larger one; smallest first. */
export function imageSources(url: string, size: Dimension): readonly ImageSource[] {
  const largest = Math.min(size.width, FULL_IMAGE_SIZE);
  const widths = IMAGE_WIDTHS.filter((_, index) => (IMAGE_WIDTHS[index - 1] ?? 0) < largest);
  return widths.map((box) => ({
    url: imageUrlOfWidth(url, size, box),
    width: Math.min(box, largest),
  }));
}

export function imageSourceSet(sources: readonly ImageSource[]): string {
  return sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
