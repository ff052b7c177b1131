import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { ExploreListPage } from '#features/explore/explore-list-page.tsx';
import { listAddress } from '#features/explore/list-address.ts';
import { PositionAsk } from '#features/position/position-ask.tsx';
import { pageHead } from '#platform/page-head.ts';
import { isListTab, loadTab } from '#services/load-list.ts';
import { lastPage } from '#services/page-window.ts';
import { dataOrThrow } from './parts/data-or-throw.ts';
import { headContext } from './parts/head-context.ts';
import { loadedFor } from './parts/loaded-for.ts';
import { pageSearch } from './parts/page-search.ts';
import { useReloadOnPosition } from './parts/use-reload-on-position.ts';

export const Route = createFileRoute('/explore/list/$tab')({
  validateSearch: pageSearch,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ params: { tab }, deps: { page }, context }) => {
    if (!isListTab(tab)) throw notFound();
    const rows = dataOrThrow(await loadTab(tab, page, context.texts));
    const last = lastPage(rows.total);
    if (page > last) {
      throw redirect({
        to: '/explore/list/$tab',
        params: { tab },
        search: pageSearch({ page: last }),
      });
    }
    return { tab, ...loadedFor(), page: rows };
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {};
    const context = headContext(match.context);
    const { t } = context.texts;
    return pageHead(
      {
        title: t(`explore.tab.${loaderData.tab}`),
        description: t('explore.description'),
        path: listAddress(loaderData.tab),
      },
      context,
    );
  },
  component: ExploreList,
});

function ExploreList() {
  const { tab, page, place } = Route.useLoaderData();
  useReloadOnPosition(place);
  return <ExploreListPage tab={tab} page={page} positionAsk={<PositionAsk />} />;
}
