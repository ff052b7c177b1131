import type { CSSProperties } from 'react';
import { classNames } from '#ui/class-names.ts';
import {
  mainSource,
  sizesAttribute,
  sourceSet,
  type PictureShape,
  type PictureSizes,
} from './picture-sources.ts';
import type { PictureView } from './view-models.ts';
import styles from './picture.module.css';

export interface PictureProps {
  readonly picture: PictureView;
  /** Default `natural`. */
  readonly shape?: PictureShape;
  readonly sizes: PictureSizes;
  /** The page's main picture: fetched at once and first. Default: when it comes near the screen. */
  readonly priority?: boolean;
  /** Stands beside the main picture and waits for it, also where it is in sight. Default: as the browser sees fit. */
  readonly late?: boolean;
  /** Two pages that give their pictures the same name let one grow into the other. Once a page. */
  readonly transitionName?: string;
  readonly className?: string | undefined;
}

function imageStyle({ focalPoint }: PictureView): CSSProperties {
  if (!focalPoint) return {};
  const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;
  return { objectPosition: `${percent(focalPoint.x)} ${percent(focalPoint.y)}` };
}

/** A picture that never shifts the page: its proportions and its dominant colour are there before it is. */
export function Picture(props: PictureProps) {
  const { picture, shape = 'natural', sizes, priority = false, late = false, transitionName, className } = props;
  const frame: CSSProperties = {
    backgroundColor: picture.dominantColor,
    aspectRatio: shape === 'natural' ? `${picture.width} / ${picture.height}` : undefined,
    viewTransitionName: transitionName,
  };
  return (
    <span className={classNames(styles.frame, styles[shape], className)} style={frame}>
      <img
        className={styles.image}
        style={imageStyle(picture)}
        srcSet={sourceSet(picture)}
        sizes={sizesAttribute(picture, shape, sizes)}
        src={mainSource(picture)}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        lang={picture.altLang}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : late ? 'low' : 'auto'}
        decoding="async"
      />
    </span>
  );
}
