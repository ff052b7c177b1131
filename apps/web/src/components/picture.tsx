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
  /** Default `natural`. */
  readonly shape?: ImageShape;
  readonly sizes: ImageSizes;
  /** The page's main picture: fetched at once and first. Default: when it comes near the screen. */
  readonly priority?: boolean;
  /** Stands beside the main picture and waits for it, also where it is in sight. Default: as the browser sees fit. */
  readonly lowPriority?: boolean;
  /** Two pages that give their pictures the same name let one grow into the other. Once a page. */
  readonly transitionName?: string;
  readonly className?: string | undefined;
}

/** A picture that never shifts the page: its proportions and its dominant colour are there before it is. */
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
    // One element for each picture: the first paint's script marks those that do not load.
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

/** Browsers go on loading the pictures of a page that was left, and what the next page needs waits behind them. */
function lettingGo(image: HTMLImageElement) {
  return () => {
    if (image.complete) return;
    image.removeAttribute('srcset');
    image.removeAttribute('src');
  };
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** How an image is placed in its frame: focal point, scale and filters (specification §3.1). */
function imageStyle({ focalPoint, scale, filters }: ImageView, shape: ImageShape): CSSProperties {
  const place = focalPoint && `${percent(focalPoint.x)} ${percent(focalPoint.y)}`;
  return {
    objectPosition: place,
    // Around the focal point: where the crop has put it, it stays.
    ...(scale && shape !== 'natural' && { scale, transformOrigin: place }),
    // Besides what the theme does to every picture.
    ...(filters && { '--own-filters': filters }),
  };
}
