import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly shape: 'text' | 'title' | 'picture' | 'thumbnail' | 'circle';
  /** CSS length or percentage. Default: full width. */
  readonly width?: string;
}

/** A grey placeholder. Its container has `aria-busy` and the loading message. */
export function Skeleton({ shape, width }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape])}
      style={{ inlineSize: width }}
    />
  );
}
