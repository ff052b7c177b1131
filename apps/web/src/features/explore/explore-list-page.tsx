import { Map as MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#i18n/use-text.ts';
import { LIST_TABS } from '#services/load-list.ts';
import type { ItemPage, ListTab } from '#services/load-list.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Column } from '#ui/column.tsx';
import { Tabs } from '#ui/tabs.tsx';
import styles from './explore-list-page.module.css';
import { listAddress } from './list-address.ts';
import { PagedList } from './paged-list.tsx';

const SORTED_BY_DISTANCE: ReadonlySet<ListTab> = new Set([
  'articles',
  'museums',
  'rebus',
  'presentations',
]);

export interface ExploreListPageProps {
  tab: ListTab;
  page: ItemPage;
  /** Where the visitor can ask for what is near. */
  positionAsk: ReactNode;
}

/** The lists of everything, one a tab. */
export function ExploreListPage({ tab, page, positionAsk }: ExploreListPageProps) {
  const t = useText();
  const tabs = LIST_TABS.map((one) => ({
    href: listAddress(one),
    label: t(`explore.tab.${one}`),
    current: one === tab,
    ...(one === tab ? { count: String(page.total) } : {}),
  }));
  return (
    <>
      <div className={styles.top} data-surface="bar">
        <div className={styles.heading}>
          <h1>{t('explore.title')}</h1>
          <ButtonLink href="/explore/map" icon={MapIcon}>
            {t('explore.map')}
          </ButtonLink>
        </div>
        <Tabs label={t('explore.tabs')} tabs={tabs} />
      </div>
      <Column>
        {SORTED_BY_DISTANCE.has(tab) && positionAsk}
        <PagedList
          page={page}
          addressOf={(number) => listAddress(tab, number)}
          label={t(`explore.tab.${tab}`)}
          empty={t('explore.empty')}
        />
      </Column>
    </>
  );
}
