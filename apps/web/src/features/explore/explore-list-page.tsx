import { Map as MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListSkeleton } from '#components/list-skeleton.tsx';
import { useText } from '#i18n/use-text.ts';
import type { TabCounts } from '#api/load-list.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Column } from '#ui/column.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { CheckedIn } from './checked-in.tsx';
import styles from './explore-list-page.module.css';
import { listHref } from './list-href.ts';
import { LIST_TABS, shownTabs, type ListTab } from '#api/tabs.ts';

const SORTED_BY_DISTANCE: ReadonlySet<ListTab> = new Set([
  'articles',
  'museums',
  'rebus',
  'presentations',
]);

export interface ExploreListPageProps {
  tab: ListTab;
  /** Counts of the lists that are known. */
  counts: TabCounts;
  /** Lets the visitor share a position. */
  positionPrompt: ReactNode;
  /** The rows or their placeholder. */
  children: ReactNode;
}

/** All lists, one per tab. */
export function ExploreListPage({ tab, counts, positionPrompt, children }: ExploreListPageProps) {
  const t = useText();
  const tabs = shownTabs(LIST_TABS, tab).map((one) => {
    const count = counts[one];
    return {
      href: listHref(one),
      label: t(`explore.tab.${one}`),
      current: one === tab,
      ...(count === undefined ? {} : { count: String(count) }),
    };
  });
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
      <Column className={styles.lists}>
        <CheckedIn />
        {SORTED_BY_DISTANCE.has(tab) && positionPrompt}
        {children}
      </Column>
    </>
  );
}

/** Placeholder while a list loads; its tabs already work. */
export function ExploreListPending({ tab }: { tab: ListTab }) {
  const t = useText();
  return (
    <ExploreListPage tab={tab} counts={{}} positionPrompt={null}>
      <ListSkeleton label={t('explore.loading')} rows={6} />
    </ExploreListPage>
  );
}
