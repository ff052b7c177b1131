import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './section-heading.module.css';

export interface SectionHeadingProps {
  readonly title: string;
  readonly lang?: string;
  /** For the section's `aria-labelledby`. */
  readonly id?: string;
  /** Formatted, beside the title. */
  readonly count?: string | undefined;
  /** Link to the full list. */
  readonly action?: {
    readonly href: string;
    readonly label: string;
    /** Accessible name, if several links on a page share the label; must start with the label. */
    readonly name?: string;
  };
  /** Replaces the link, e.g. with a button. */
  readonly children?: ReactNode;
}

export function SectionHeading(props: SectionHeadingProps) {
  const { title, lang, id, count, action, children } = props;
  return (
    <div className={styles.heading}>
      <div className={styles.row}>
        <h2 className={styles.title} id={id} lang={lang}>
          {title}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </h2>
        {action && (
          <SiteLink href={action.href} className={styles.action} aria-label={action.name}>
            {action.label}
            <Icon icon={ChevronRight} size={1.125} />
          </SiteLink>
        )}
        {children}
      </div>
    </div>
  );
}
