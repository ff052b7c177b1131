import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { TextView } from '#view-models.ts';
import styles from './page-top.module.css';

export interface PageTopProps {
  readonly breadcrumbs: ReactNode;
  readonly title: TextView;
  /** Tabs between the ways to look at the same thing. */
  readonly tabs: ReactNode;
  /** From edge to edge, over a map; else over the content column. */
  readonly wide?: boolean;
}

/** Opens a page that shows a list or map rather than a text: where we are, and the other ways to look at it. */
export function PageTop({ breadcrumbs, title, tabs, wide = false }: PageTopProps) {
  return (
    <div className={classNames(styles.top, wide && styles.wide)} data-surface="bar">
      <div className={styles.words}>
        {breadcrumbs}
        <h1 className={styles.title} lang={title.lang}>
          {title.text}
        </h1>
      </div>
      <div className={styles.tabs}>{tabs}</div>
    </div>
  );
}
