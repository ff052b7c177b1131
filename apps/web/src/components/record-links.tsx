import type { ReactNode } from 'react';
import styles from './record-links.module.css';

/** On from what another collection keeps: to its place, to its source. */
export function RecordLinks({ children }: { children: ReactNode }) {
  return <p className={styles.ways}>{children}</p>;
}
