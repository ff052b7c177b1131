import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './column.module.css';

export interface ColumnProps {
  readonly children: ReactNode;
  /** Without side padding, for content that bleeds to a phone's edges. Default: padded. */
  readonly flush?: boolean;
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The content column, at most 720 px (specification §9.5), with even spacing. */
export function Column({ children, flush = false, className, ref }: ColumnProps) {
  return (
    <div ref={ref} className={classNames(styles.column, flush && styles.flush, className)}>
      {children}
    </div>
  );
}
