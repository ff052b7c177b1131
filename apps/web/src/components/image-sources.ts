/** Which files of a picture the browser may choose from, and how large it will be drawn. */
import { imageSources, imageSourceSet, imageUrlOfWidth } from '@varde/domain/media-kinds';
import type { ImageView } from '#view-models.ts';

/** Width that the picture's box has, as CSS lengths, below and from the breakpoint. */
export interface ImageSizes {
  readonly phone: string;
  readonly desktop: string;
}

const IMAGE_SHAPES = { square: 1, landscape: 16 / 10 } as const;

/** `natural` keeps the picture's own proportions; the others crop around the focal point. */
export type ImageShape = 'natural' | keyof typeof IMAGE_SHAPES;

export function sourceSet(image: ImageView): string {
  return imageSourceSet(imageSources(image.url, image));
}

/** Of the file for browsers that do not read `srcset`, and for sharing. */
const MAIN_WIDTH = 640;

export function mainSource(image: ImageView): string {
  return imageUrlOfWidth(image.url, image, MAIN_WIDTH);
}

/**
 * The `sizes` attribute. A picture cropped to a shape narrower than itself is drawn wider than its box,
 * so a wide picture in a square needs a larger file than the square's width tells; an enlarged crop, too.
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
