import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly shape: 'text' | 'title' | 'picture' | 'thumbnail' | 'circle';
  /** CSS length or percentage; default fills its place. */
  readonly width?: string;
}

/** A grey stand-in in the shape of what comes. The place around it carries `aria-busy` and the word. */
export function Skeleton({ shape, width }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape])}
      style={{ inlineSize: width }}
    />
  );
}
