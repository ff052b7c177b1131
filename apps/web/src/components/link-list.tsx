import { ArrowUpRight, ChevronRight } from 'lucide-react';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import type { LinkView } from '#view-models.ts';
import styles from './link-list.module.css';

export interface LinkListProps {
  readonly links: readonly LinkView[];
}

/** Host name of an external link; `undefined` for links within the site. */
function hostName(href: string): string | undefined {
  return /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(href)?.[1];
}

/** A list of links; external links show their host. */
export function LinkList({ links }: LinkListProps) {
  return (
    <ul className={styles.list}>
      {links.map(({ href, title }) => {
        const host = hostName(href);
        return (
          <li key={href} className={styles.item}>
            <SiteLink href={href} className={styles.link}>
              <span className={styles.words}>
                <span className={styles.title} lang={title.lang}>
                  {title.text}
                </span>
                {host && <span className={styles.host}>{host}</span>}
              </span>
              <Icon icon={host ? ArrowUpRight : ChevronRight} size={1.25} />
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
