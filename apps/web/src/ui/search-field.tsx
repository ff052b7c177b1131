import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  /** What the button at the end does. */
  readonly submitLabel: string;
  /** The input, and what may stand between it and the button. */
  readonly children: ReactNode;
}

/** The frame of every search box: a rounded field that ends in its own button. Stands in a form. */
export function SearchField({ submitLabel, children }: SearchFieldProps) {
  return (
    <div className={styles.field}>
      {children}
      <button type="submit" className={styles.submit} aria-label={submitLabel}>
        <span className={styles.disc}>
          <Icon icon={Search} size={1.25} />
        </span>
      </button>
    </div>
  );
}
