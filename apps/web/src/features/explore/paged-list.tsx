import { Map as MapIcon } from 'lucide-react';
import { List } from '#content/list.tsx';
import { useText } from '#i18n/use-text.ts';
import { useDistances } from '#platform/use-distances.ts';
import type { ItemPage } from '#services/load-list.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import styles from './paged-list.module.css';

export interface PagedListProps {
  page: ItemPage;
  /** Address of the list's page with a number; the first has none. */
  addressOf: (page: number) => string;
  label: string;
  /** What stands in place of an empty list. */
  empty: string;
}

/** A list that grows by real links, so that it also grows without script. */
export function PagedList({ page, addressOf, label, empty }: PagedListProps) {
  const t = useText();
  const items = useDistances(page.items);
  if (items.length === 0) return <EmptyState icon={MapIcon} title={empty} />;
  return (
    <div className={styles.list}>
      {page.previousPage !== undefined && (
        <ButtonLink href={addressOf(page.previousPage)}>{t('explore.previous')}</ButtonLink>
      )}
      <List items={items} label={label} />
      {page.nextPage !== undefined && (
        <>
          <p className={styles.shown}>
            {t('explore.shown', { shown: items.length, total: page.total })}
          </p>
          <ButtonLink href={addressOf(page.nextPage)} keepScroll>
            {t('explore.more')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
