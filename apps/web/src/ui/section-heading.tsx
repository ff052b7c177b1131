import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './section-heading.module.css';

export interface SectionHeadingProps {
  readonly title: string;
  readonly lang?: string;
  /** To point `aria-labelledby` of the section at. */
  readonly id?: string;
  /** Written out, beside the title. */
  readonly count?: string | undefined;
  /** Link to the whole list. */
  readonly action?: {
    readonly href: string;
    readonly label: string;
    /** What a screen reader says, where several links of a page have the same label; begins with the label. */
    readonly name?: string;
  };
  /** In place of a link, e.g. a button. */
  readonly children?: ReactNode;
  /** Default 2. */
  readonly level?: 2 | 3;
}

export function SectionHeading(props: SectionHeadingProps) {
  const { title, lang, id, count, action, children, level = 2 } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.heading}>
      <div className={styles.row}>
        <Heading className={styles.title} id={id} lang={lang}>
          {title}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </Heading>
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
