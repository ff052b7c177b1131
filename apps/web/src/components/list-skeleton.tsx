import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './list.module.css';

export interface ListSkeletonProps {
  /** Loading message for screen readers. */
  readonly label: string;
  /** Default 5: about one phone screen. */
  readonly rows?: number;
}

/** Placeholder rows of a loading list. */
export function ListSkeleton({ label, rows = 5 }: ListSkeletonProps) {
  return (
    <div className={styles.list} data-surface="card" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.skeletonRow}>
          <Skeleton shape="thumbnail" />
          <div className={styles.skeletonText}>
            <Skeleton shape="title" width={index % 2 === 0 ? '70%' : '55%'} />
            <Skeleton shape="text" width="95%" />
            <Skeleton shape="text" width="35%" />
          </div>
        </div>
      ))}
    </div>
  );
}
