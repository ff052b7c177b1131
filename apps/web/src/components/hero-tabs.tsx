import type { ReactNode } from 'react';
import styles from './hero-tabs.module.css';

/** Tabs on the sheet of a hero, from edge to edge of it, so that their words stand in line with the text. */
export function HeroTabs({ children }: { children: ReactNode }) {
  return <div className={styles.tabs}>{children}</div>;
}
