import { EyeOff } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { ListItemView } from '#view-models.ts';
import { KIND_ICONS } from './kind-icon.ts';
import { ResponsiveImage, type ImageShape } from './responsive-image.tsx';
import styles from './thumbnail.module.css';

export interface ThumbnailProps {
  readonly item: Pick<ListItemView, 'kind' | 'image' | 'state'>;
  readonly shape: Exclude<ImageShape, 'natural'>;
  /** Width of its box as a CSS length. */
  readonly width: { readonly phone: string; readonly desktop: string };
  /** See `ResponsiveImage`. */
  readonly box?: number;
  readonly priority?: boolean;
  readonly lowPriority?: boolean;
  readonly transitionName?: string;
  readonly className?: string | undefined;
}

/**
 * An item's image, or the icon of its kind. Its alt text is empty: the title is beside it, and
 * screen readers would read it twice.
 */
export function Thumbnail({ item, shape, width, className, ...rest }: ThumbnailProps) {
  const { kind, image, state } = item;
  if (image && state !== 'hidden') {
    return (
      <ResponsiveImage
        image={{ ...image, alt: '' }}
        shape={shape}
        sizes={width}
        className={classNames(styles[state], className)}
        {...rest}
      />
    );
  }
  return (
    <span className={classNames(styles.empty, styles[shape], styles[state], className)}>
      <Icon icon={state === 'hidden' ? EyeOff : KIND_ICONS[kind]} size={1.75} />
    </span>
  );
}
