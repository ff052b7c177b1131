/** Which files of a picture the browser may choose from, and how large it will be drawn. */
import { DESKTOP_MIN_WIDTH } from '@varde/domain/constants';
import { imageSources, imageSourceSet } from '@varde/domain/media-kinds';
import type { PictureView } from './view-models.ts';

/** Width that the picture's box has, as CSS lengths, below and from the breakpoint. */
export interface PictureSizes {
  readonly phone: string;
  /** From where cards and figures stand side by side. Default: as on a phone. */
  readonly tablet?: string;
  readonly desktop: string;
}

export const PICTURE_SHAPES = { square: 1, landscape: 16 / 10 } as const;

/** `natural` keeps the picture's own proportions; the others crop around the focal point. */
export type PictureShape = 'natural' | keyof typeof PICTURE_SHAPES;

export function sourceSet(picture: PictureView): string {
  return imageSourceSet(imageSources(picture.url, picture));
}

/** The file for browsers that do not read `srcset`, and for sharing: the first of at least 640 pixels. */
export function mainSource(picture: PictureView): string {
  const all = imageSources(picture.url, picture);
  return (all.find(({ width }) => width >= 640) ?? all.at(-1))?.address ?? picture.url;
}

/** As in card-row.module.css. */
const TABLET_MIN_WIDTH = 700;

/**
 * The `sizes` attribute. A picture cropped to a shape narrower than itself is drawn wider than its box,
 * so a wide picture in a square needs a larger file than the square's width tells; an enlarged crop, too.
 */
export function sizesAttribute(
  picture: PictureView,
  shape: PictureShape,
  { phone, tablet, desktop }: PictureSizes,
): string {
  const ratio = picture.width / picture.height;
  const factor =
    shape === 'natural' ? 1 : Math.max(1, ratio / PICTURE_SHAPES[shape]) * (picture.scale ?? 1);
  const drawn = (width: string) =>
    factor === 1 ? width : `calc(${width} * ${Number(factor.toFixed(2))})`;
  const onTablet = tablet ? `(min-width: ${TABLET_MIN_WIDTH}px) ${drawn(tablet)}, ` : '';
  return `(min-width: ${DESKTOP_MIN_WIDTH}px) ${drawn(desktop)}, ${onTablet}${drawn(phone)}`;
}
