import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './list.module.css';

export interface ListSkeletonProps {
  /** What is being fetched, for screen readers. */
  readonly label: string;
  /** Default 5: about a phone's screen. */
  readonly rows?: number;
}

/** Rows in the shape of a list that is on its way. */
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
