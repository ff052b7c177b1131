import { ListSkeleton } from '#components/list-skeleton.tsx';
import { useText } from '#i18n/use-text.ts';
import styles from './explore-map.module.css';

/** Placeholder while the map loads. */
export function ExploreMapPending() {
  const t = useText();
  return (
    <div className={styles.explore}>
      <div className={styles.pendingList}>
        <ListSkeleton label={t('map.loading')} />
      </div>
      <div className={styles.pendingMap} />
    </div>
  );
}
