import { ListSkeleton } from '#content/list-skeleton.tsx';
import { useText } from '#i18n/use-text.ts';
import { Column } from '#ui/column.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './search-page.module.css';

/** The shape of the search's page while it is fetched; the words stand in the box already. */
export function SearchPending({ query }: { query: string }) {
  const t = useText();
  return (
    <>
      <div className={styles.top} data-surface="bar">
        <div className={styles.heading}>
          <h1>{query ? t('search.titleFor', { query }) : t('search.title')}</h1>
          <SearchBox key={query} query={query} />
        </div>
        {query && <div className={styles.tabsPlace} />}
      </div>
      <Column>
        <ListSkeleton label={t('search.loading')} rows={6} />
      </Column>
    </>
  );
}
