import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { TextView } from '#view-models.ts';
import styles from './page-top.module.css';

export interface PageTopProps {
  readonly breadcrumbs: ReactNode;
  readonly title: TextView;
  /** Tabs between text, list and map of the same content. */
  readonly tabs: ReactNode;
  /** Full width, above a map. Default: aligned with the content column. */
  readonly wide?: boolean;
}

/** Top of a page that shows a list or map: breadcrumbs, title and tabs. */
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
