import type { CSSProperties } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { ImageView } from '#view-models.ts';
import {
  mainSource,
  sizesAttribute,
  sourceSet,
  type ImageShape,
  type ImageSizes,
} from './image-sources.ts';
import styles from './picture.module.css';

export interface PictureProps {
  readonly image: ImageView;
  readonly shape?: ImageShape;
  readonly sizes: ImageSizes;
  /** The page's main image: loaded eagerly with high priority. Default: lazily. */
  readonly priority?: boolean;
  /**
   * Competes with the main image: low fetch priority even if visible. Default: the browser decides.
   */
  readonly lowPriority?: boolean;
  /** View transition name; must be unique on a page. */
  readonly transitionName?: string;
  readonly className?: string | undefined;
}

/** An image without layout shift: aspect ratio and dominant colour are set before it loads. */
export function Picture(props: PictureProps) {
  const {
    image,
    shape = 'natural',
    sizes,
    priority = false,
    lowPriority = false,
    transitionName,
    className,
  } = props;
  const frame: CSSProperties = {
    backgroundColor: image.dominantColor,
    aspectRatio: shape === 'natural' ? `${image.width} / ${image.height}` : undefined,
    viewTransitionName: transitionName,
  };
  return (
    // One element per image URL: the first-paint script marks the ones that fail to load.
    <span
      key={image.url}
      className={classNames(styles.frame, styles[shape], className)}
      style={frame}
    >
      <img
        ref={lettingGo}
        className={styles.image}
        style={imageStyle(image, shape)}
        srcSet={sourceSet(image)}
        sizes={sizesAttribute(image, shape, sizes)}
        src={mainSource(image)}
        width={image.width}
        height={image.height}
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
function lettingGo(image: HTMLImageElement) {
  return () => {
    if (image.complete) return;
    image.removeAttribute('srcset');
    image.removeAttribute('src');
  };
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** Placement in the frame: focal point, scale and filters (specification §3.1). */
function imageStyle({ focalPoint, scale, filters }: ImageView, shape: ImageShape): CSSProperties {
  const place = focalPoint && `${percent(focalPoint.x)} ${percent(focalPoint.y)}`;
  return {
    objectPosition: place,
    // Scale around the focal point, so that it does not move.
    ...(scale && shape !== 'natural' && { scale, transformOrigin: place }),
    // Combined with the theme's own image filters.
    ...(filters && { '--own-filters': filters }),
  };
}
