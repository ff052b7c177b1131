import type { CSSProperties } from 'react';
import {
  boxSources,
  imageSources,
  imageSourceSet,
  imageUrlOfWidth,
} from '@varde/domain/media-kinds';
import { classNames } from '#ui/class-names.ts';
import type { ImageView } from '#view-models.ts';
import styles from './responsive-image.module.css';

export interface ResponsiveImageProps {
  readonly image: ImageView;
  readonly shape?: ImageShape;
  readonly sizes: ImageSizes;
  /** Largest width in pixels of a square box of fixed size; the image arrives cropped to it. */
  readonly box?: number | undefined;
  /** The page's main image: loaded eagerly with high priority. Default: lazily. */
  readonly priority?: boolean;
  /** Rivals the main image: low fetch priority even if visible. Default: the browser decides. */
  readonly lowPriority?: boolean;
  /** View transition name; must be unique on a page. */
  readonly transitionName?: string;
  readonly className?: string | undefined;
}

/** An image without layout shift: aspect ratio and dominant colour are set before it loads. */
export function ResponsiveImage(props: ResponsiveImageProps) {
  const {
    image,
    shape = 'natural',
    priority = false,
    lowPriority = false,
    transitionName,
    className,
  } = props;
  return (
    // One element per image URL: the first-paint script marks those that fail to load and
    // those near the screen.
    <span
      key={image.url}
      className={classNames(styles.frame, styles[shape], className)}
      style={{ ...frameStyle(image, shape), viewTransitionName: transitionName }}
      suppressHydrationWarning
    >
      <img
        ref={abortLoadOnUnmount}
        className={classNames(styles.image, image.isLogo && styles.logo)}
        style={imageStyle(image, shape)}
        width={image.width}
        height={image.height}
        {...sourcesOf(props)}
        alt={image.alt}
        lang={image.altLang}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : lowPriority ? 'low' : 'auto'}
        decoding="async"
      />
    </span>
  );
}

/**
 * Aborts the load on unmount: browsers continue to load images of the previous page, which delays
 * the next page.
 */
const abortLoadOnUnmount = (image: HTMLImageElement) => () => {
  if (image.complete) return;
  image.removeAttribute('srcset');
  image.removeAttribute('src');
};

function frameStyle(image: ImageView, shape: ImageShape): CSSProperties {
  const { width, height, dominantColor: backgroundColor } = image;
  if (shape === 'natural') return { backgroundColor, aspectRatio: `${width} / ${height}` };
  const isWhole = shape === 'whole';
  return {
    backgroundColor: isWhole ? undefined : backgroundColor,
    ...(isWhole && { '--ratio': width / height }),
  };
}

/** `src`, `srcset` and `sizes`. The scale is that of the whole image; a logo is not cropped. */
function sourcesOf({ image, shape = 'natural', sizes, box }: ResponsiveImageProps) {
  if (box && !image.scale && !image.isLogo) return boxSources(image.url, box);
  return {
    srcSet: sourceSet(image),
    sizes: sizesAttribute(image, shape, sizes),
    src: mainSource(image),
  };
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** Placement in the frame: focal point, scale and filters (specification §3.1). */
function imageStyle({ focalPoint, scale, filters }: ImageView, shape: ImageShape): CSSProperties {
  const place = focalPoint && `${percent(focalPoint.x)} ${percent(focalPoint.y)}`;
  return {
    objectPosition: place,
    // Scale around the focal point, so that it does not move.
    ...(scale && isCropped(shape) && { scale, transformOrigin: place }),
    // Combined with the theme's own image filters.
    ...(filters && { '--own-filters': filters }),
  };
}

/** Width of the image's box as CSS lengths, below and from the breakpoint. */
interface ImageSizes {
  readonly phone: string;
  readonly desktop: string;
}

const IMAGE_SHAPES = { square: 1, landscape: 16 / 10 } as const;

/**
 * `natural` preserves the image's proportions; `whole` shows all of the image on a neutral ground;
 * the others crop around the focal point.
 */
export type ImageShape = 'natural' | 'whole' | keyof typeof IMAGE_SHAPES;

const isCropped = (shape: ImageShape): shape is keyof typeof IMAGE_SHAPES =>
  Object.hasOwn(IMAGE_SHAPES, shape);

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
 * box and needs a larger file than the box width suggests; a high one that is shown whole, a smaller
 * one.
 */
export function sizesAttribute(
  image: ImageView,
  shape: ImageShape,
  { phone, desktop }: ImageSizes,
): string {
  const factor = drawnShare(image, shape);
  const drawnWidth = (width: string) =>
    factor === 1 ? width : `calc(${width} * ${Number(factor.toFixed(2))})`;
  return `(min-width: 1000px) ${drawnWidth(desktop)}, ${drawnWidth(phone)}`;
}

/** Of the width of the box. */
function drawnShare({ width, height, scale = 1, isLogo }: ImageView, shape: ImageShape): number {
  const ratio = width / height;
  // In a square, if it is higher than wide.
  if (shape === 'whole') return Math.min(1, ratio);
  if (!isCropped(shape) || isLogo) return 1;
  return Math.max(1, ratio / IMAGE_SHAPES[shape]) * scale;
}
