import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  /** Accessible name of the submit button. */
  readonly submitLabel: string;
  /** The input, and anything between it and the button. */
  readonly children: ReactNode;
}

/** Frame of every search box: a rounded field with a submit button. Must be inside a form. */
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
