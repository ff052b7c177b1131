import { ChevronRight, Clock } from 'lucide-react';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import type { MuseumTodayView } from './load-museum-today.ts';
import { OpeningToday } from './opening-today.tsx';
import styles from './museum-today.module.css';

/** Link to the page of the site's only museum, with today's opening hours. */
export function MuseumToday({ museum }: { museum: MuseumTodayView }) {
  const { href, name } = museum;
  return (
    <SiteLink href={href} className={styles.card} data-surface="card">
      <Icon icon={Clock} size={1.25} />
      <span className={styles.words}>
        <span className={styles.name} lang={name.lang}>
          {name.text}
        </span>
        <span>
          <OpeningToday visit={museum} />
        </span>
      </span>
      <Icon icon={ChevronRight} size={1.25} />
    </SiteLink>
  );
}
