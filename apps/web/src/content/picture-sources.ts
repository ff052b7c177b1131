/** Which files of a picture the browser may choose from, and how large it will be drawn. */
import { IMAGE_WIDTHS, imageAddress } from '@varde/domain/media-kinds';
import { FULL_IMAGE_SIZE } from '@varde/domain/constants';
import type { PictureView } from './view-models.ts';

/** Width that the picture's box has, as CSS lengths, below and from the breakpoint. */
export interface PictureSizes {
  readonly phone: string;
  readonly desktop: string;
}

export const PICTURE_SHAPES = { square: 1, landscape: 16 / 10 } as const;

/** `natural` keeps the picture's own proportions; the others crop around the focal point. */
export type PictureShape = 'natural' | keyof typeof PICTURE_SHAPES;

interface Source {
  readonly address: string;
  readonly width: number;
}

/** Every derived width below the original's, and one at least as large as it. */
function sources({ url, width, height }: PictureView): readonly Source[] {
  const largest = Math.min(width, FULL_IMAGE_SIZE);
  const wanted = IMAGE_WIDTHS.filter((_, index) => (IMAGE_WIDTHS[index - 1] ?? 0) < largest);
  return wanted.map((box) => ({
    address: imageAddress(url, box, Math.max(1, Math.ceil((box * height) / width))),
    width: Math.min(box, largest),
  }));
}

export function sourceSet(picture: PictureView): string {
  return sources(picture)
    .map(({ address, width }) => `${address} ${width}w`)
    .join(', ');
}

/** The file for browsers that do not read `srcset`, and for sharing: the first of at least 640 pixels. */
export function mainSource(picture: PictureView): string {
  const all = sources(picture);
  return (all.find(({ width }) => width >= 640) ?? all.at(-1))?.address ?? picture.url;
}

/**
 * The `sizes` attribute. A picture cropped to a shape narrower than itself is drawn wider than its box,
 * so a wide picture in a square needs a larger file than the square's width tells.
 */
export function sizesAttribute(
  picture: PictureView,
  shape: PictureShape,
  { phone, desktop }: PictureSizes,
): string {
  const ratio = picture.width / picture.height;
  const factor = shape === 'natural' ? 1 : Math.max(1, ratio / PICTURE_SHAPES[shape]);
  const drawn = (width: string) =>
    factor === 1 ? width : `calc(${width} * ${Number(factor.toFixed(2))})`;
  return `(min-width: 1000px) ${drawn(desktop)}, ${drawn(phone)}`;
}
