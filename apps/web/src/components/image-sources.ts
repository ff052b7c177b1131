/**
 * Image files offered to the browser (`srcset`), and the size at which they are drawn (`sizes`).
 */
import { imageSources, imageSourceSet, imageUrlOfWidth } from '@varde/domain/media-kinds';
import type { ImageView } from '#view-models.ts';

/** Width of the image's box as CSS lengths, below and from the breakpoint. */
export interface ImageSizes {
  readonly phone: string;
  readonly desktop: string;
}

const IMAGE_SHAPES = { square: 1, landscape: 16 / 10 } as const;

/** `natural` preserves the image's proportions; the others crop around the focal point. */
export type ImageShape = 'natural' | keyof typeof IMAGE_SHAPES;

export function sourceSet(image: ImageView): string {
  return imageSourceSet(imageSources(image.url, image));
}

/** Width of the `src` fallback for browsers without `srcset`. */
const MAIN_WIDTH = 640;

export function mainSource(image: ImageView): string {
  return imageUrlOfWidth(image.url, image, MAIN_WIDTH);
}

/**
 * The `sizes` attribute. An image cropped to a narrower shape, or enlarged, is drawn wider than its
 * box and needs a larger file than the box width suggests.
 */
export function sizesAttribute(
  image: ImageView,
  shape: ImageShape,
  { phone, desktop }: ImageSizes,
): string {
  const ratio = image.width / image.height;
  const factor =
    shape === 'natural' ? 1 : Math.max(1, ratio / IMAGE_SHAPES[shape]) * (image.scale ?? 1);
  const drawn = (width: string) =>
    factor === 1 ? width : `calc(${width} * ${Number(factor.toFixed(2))})`;
  return `(min-width: 1000px) ${drawn(desktop)}, ${drawn(phone)}`;
}
