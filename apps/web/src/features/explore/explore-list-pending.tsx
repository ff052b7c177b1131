import { ListSkeleton } from '#content/list-skeleton.tsx';
import { useText } from '#i18n/use-text.ts';
import { ExploreListPage } from './explore-list-page.tsx';
import type { ListTab } from '#services/tabs.ts';

/** The shape of a list while it is fetched: its tabs can be changed already. */
export function ExploreListPending({ tab }: { tab: ListTab }) {
  const t = useText();
  return (
    <ExploreListPage tab={tab} counts={{}} positionAsk={null}>
      <ListSkeleton label={t('explore.loading')} rows={6} />
    </ExploreListPage>
  );
}
