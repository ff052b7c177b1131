import type { ReactNode } from 'react';
import styles from './record-links.module.css';

/** Links of an external record: to its place on the map and to its source. */
export function RecordLinks({ children }: { children: ReactNode }) {
  return <p className={styles.ways}>{children}</p>;
}
