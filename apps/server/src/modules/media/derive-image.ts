/** Draws pictures in the sizes and formats that browsers ask for. Where they are kept is told in `picture-desk.ts`. */
import type { FocalPoint } from '@varde/domain/media-kinds';
import { readPictureCredits } from '#modules/metadata/read-metadata.ts';
import { coverPlan } from './cover-plan.ts';
import { encodeKept } from './encode-image.ts';
import { keepCredits } from './keep-credits.ts';
import { openPicture, uprightSize } from './open-picture.ts';

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
export const DRAWN_AS = 4;

/** Names the bytes that `drawImage` gives. */
export function imageName(sha256: string, request: ImageRequest): string {
  const { width, height, fit, format } = request;
  const { x, y } = request.focalPoint ?? MIDDLE;
  const shape = fit === 'cover' ? `cover-${x.toFixed(3)}-${y.toFixed(3)}` : fit;
  return `${sha256}-${DRAWN_AS}-${width}x${height}-${shape}.${format}`;
}

export async function drawImage(original: string, request: ImageRequest): Promise<Buffer> {
  const { width, height, fit, format } = request;
  const picture = keepCredits(
    await openPicture(original),
    await readPictureCredits(original),
    width,
  );
  if (fit === 'inside') {
    return encodeKept(picture.resize({ width, height, fit, withoutEnlargement: true }), format);
  }
  const focalPoint = request.focalPoint ?? MIDDLE;
  const { scaled, window } = coverPlan(await uprightSize(original), request, focalPoint);
  // Scaled before it is cut: JPEG and WebP decode faster when they may decode small.
  return encodeKept(picture.resize({ ...scaled, fit: 'fill' }).extract(window), format);
}
