import { SiteLink } from '#ui/site-link.tsx';
import type { BreadcrumbView } from '#view-models.ts';
import styles from './breadcrumbs.module.css';

export interface BreadcrumbsProps {
  readonly label: string;
  readonly items: readonly BreadcrumbView[];
}

/** Trail from the front page to this page; the last item is this page. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={styles.room}>
      <ol className={styles.trail}>
        {items.map((item) => (
          <li key={item.href ?? item.title} className={styles.item}>
            <Crumb item={item} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Crumb({ item: { title, lang, href } }: { item: BreadcrumbView }) {
  if (!href) {
    return (
      <span aria-current="page" className={styles.current} lang={lang}>
        {title}
      </span>
    );
  }
  return (
    <SiteLink href={href} className={styles.link} lang={lang}>
      {title}
    </SiteLink>
  );
}
