import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './card-row.module.css';

export interface CardRowProps {
  /** `Card` or `ThemeCard` elements. */
  readonly children: ReactNode;
  /** Names the list for screen readers where no heading does. */
  readonly label?: string;
  /** `wide` for cards, `compact` for themes. Default `wide`. */
  readonly size?: 'wide' | 'compact';
}

/** Cards side by side: a strip that snaps to the next card on a phone, a grid where there is room. */
export function CardRow({ children, label, size = 'wide' }: CardRowProps) {
  return (
    <ul className={classNames(styles.row, styles[size])} aria-label={label}>
      {children}
    </ul>
  );
}
