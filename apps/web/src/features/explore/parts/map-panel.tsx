import { List as ListIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#i18n/use-text.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { listAddress } from '../list-address.ts';
import { InView } from './in-view.tsx';
import styles from './map-panel.module.css';

export interface MapPanelProps {
  /** Places in view; `undefined` while the list is not in step with the map. */
  readonly count: number | undefined;
  /** Chooses kinds; lies over the map on a narrow screen. */
  readonly filter: ReactNode;
  /** A message above the list. */
  readonly notice: ReactNode;
  readonly children: ReactNode;
}

/** The column beside the map, or the screen in its place: heading, how many places, and the list of them. */
export function MapPanel({ count, filter, notice, children }: MapPanelProps) {
  const t = useText();
  return (
    <section
      className={styles.panel}
      aria-labelledby="explore-map-title"
      data-scroll-restoration-id="explore-map-list"
    >
      <div className={styles.heading}>
        <h1 id="explore-map-title">{t('map.title')}</h1>
        <div className={styles.about}>
          <InView count={count} />
          <ButtonLink href={listAddress('articles')} icon={ListIcon} variant="quiet">
            {t('explore.allLists')}
          </ButtonLink>
        </div>
      </div>
      {filter}
      <div className={styles.notice}>{notice}</div>
      <div className={styles.list}>{children}</div>
    </section>
  );
}
