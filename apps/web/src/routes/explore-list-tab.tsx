import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { SectionFailed } from '#components/section-boundary.tsx';
import { ExploreListPage, ExploreListPending } from '#features/explore/explore-list-page.tsx';
import { listHref } from '#features/explore/list-href.ts';
import { PagedList } from '#features/explore/paged-list.tsx';
import { PositionPrompt } from '#features/position/position-prompt.tsx';
import { useText } from '#i18n/use-text.ts';
import { useTexts } from '#i18n/text-context.tsx';
import type { ApiResult } from '#api/api-result.ts';
import { loadTab, loadTabCounts, type ItemPage } from '#api/load-list.ts';
import { lastPage, screenOf } from '#api/page-window.ts';
import { dataOrThrow } from './parts/data-or-throw.ts';
import { metaHead } from './parts/meta-head.ts';
import { growTab } from './parts/grow.ts';
import { loadedFor } from './parts/loaded-for.ts';
import { pageSearch } from './parts/page-search.ts';
import { useReplaceSearch } from './parts/use-replace-search.ts';
import { loadOrRetain } from './parts/reload-sorted.ts';
import { useReloadOnOwnerFilter } from './parts/use-reload-on-owner-filter.ts';
import { useReloadOnPosition } from './parts/use-reload-on-position.ts';
import { isListTab, type ListTab } from '#api/tabs.ts';

export const Route = createFileRoute('/explore/list/$tab')({
  validateSearch: pageSearch,
  // Within a screen the list grows where it stands and only tells the address: that must not load it again. Who comes back gets
  // all the rows that the address then names.
  loaderDeps: ({ search: { page = 1 } }) => ({ screen: screenOf(page) }),
  staleTime: Infinity,
  gcTime: 0,
  loader: ({ params: { tab }, location, context: { texts } }) =>
    loadOrRetain(async () => {
      if (!isListTab(tab)) throw notFound();
      const { page = 1 } = pageSearch({ ...location.search });
      const [rows, counts] = await Promise.all([loadTab(tab, page, texts), loadTabCounts(texts)]);
      const { shown, hasFailed } = tabRows(tab, rows);
      const last = lastPage(shown.total);
      if (page > last && !hasFailed) {
        throw redirect({
          to: '/explore/list/$tab',
          params: { tab },
          search: pageSearch({ page: last }),
        });
      }
      const meta = {
        title: texts.t(`explore.tab.${tab}`),
        description: texts.t('explore.description'),
        path: listHref(tab),
      };
      const own = hasFailed ? {} : { [tab]: shown.total };
      return { meta, tab, ...loadedFor(), page: shown, hasFailed, counts: { ...counts, ...own } };
    }, orBefore),
  head: metaHead,
  pendingComponent: Pending,
  component: ExploreList,
});

/** Order is not worth losing the list. */
const orBefore = <Data extends { hasFailed: boolean }>(data: Data, before: Data): Data =>
  data.hasFailed ? before : data;

function Pending() {
  const { tab } = Route.useParams();
  return <ExploreListPending tab={isListTab(tab) ? tab : 'articles'} />;
}

function ExploreList() {
  const { tab, page, hasFailed, counts, place, owner } = Route.useLoaderData();
  const t = useText();
  const texts = useTexts();
  const replaceSearch = useReplaceSearch();
  const resort = useReloadOnPosition(place);
  useReloadOnOwnerFilter(owner);
  const replacePage = (number: number) => replaceSearch(pageSearch({ page: number }));
  return (
    <ExploreListPage tab={tab} counts={counts} positionPrompt={<PositionPrompt onSort={resort} />}>
      {hasFailed ? (
        <SectionFailed />
      ) : (
        <PagedList
          key={tab}
          page={page}
          hrefOf={(number) => listHref(tab, number)}
          label={t(`explore.tab.${tab}`)}
          empty={t('explore.empty')}
          growth={{ load: (number) => growTab(tab, number, texts), onGrown: replacePage }}
        />
      )}
    </ExploreListPage>
  );
}

interface TabRows {
  readonly shown: ItemPage;
  /** The list is empty because it could not be had: the page says so in its place. */
  readonly hasFailed: boolean;
}

const EMPTY: ItemPage = { items: [], total: 0 };

/**
 * The rows of a list; an empty list when rebuses fail to load (specification §8.2). The server
 * responds with its error page nevertheless: a page that lacks its list must neither be cached nor
 * indexed.
 */
function tabRows(tab: ListTab, rows: ApiResult<ItemPage>): TabRows {
  const isLacking = rows.status === 'failed' || rows.status === 'offline';
  if (tab === 'rebus' && isLacking && !import.meta.env.SSR)
    return { shown: EMPTY, hasFailed: true };
  return { shown: dataOrThrow(rows), hasFailed: false };
}
