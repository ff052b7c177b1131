import type { ReactNode } from 'react';
import styles from './hero-tabs.module.css';

/** Tabs on a hero's sheet, edge to edge, so that their labels align with the text. */
export function HeroTabs({ children }: { children: ReactNode }) {
  return <div className={styles.tabs}>{children}</div>;
}
