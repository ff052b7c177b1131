import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { SectionFailed } from '#components/section-boundary.tsx';
import { ExploreListPage, ExploreListPending } from '#features/explore/explore-list-page.tsx';
import { listHref } from '#features/explore/list-href.ts';
import { PagedList } from '#features/explore/paged-list.tsx';
import { PositionPrompt } from '#features/position/position-prompt.tsx';
import { useText } from '#i18n/use-text.ts';
import { useTexts } from '#i18n/text-context.tsx';
import type { Texts } from '#i18n/texts.ts';
import type { ApiResult } from '#api/api-result.ts';
import { loadTab, loadTabCounts, type ItemPage } from '#api/load-list.ts';
import { lastPage, pageSearch, screenOf } from '#api/page-window.ts';
import { dataOrThrow } from '#api/route-data.ts';
import { metaHead } from '#state/page-head.ts';
import { loadedFor, loadOrRetain } from '#state/reload-sorted.ts';
import { useReplaceSearch } from '#browser/use-replace-search.ts';
import { useReloadOnOwnerFilter, useReloadOnPosition } from '#state/use-reload.ts';
import { isListTab, type ListTab } from '#api/tabs.ts';

export const Route = createFileRoute('/explore/list/$tab')({
  validateSearch: pageSearch,
  // Within a screen the list grows in place and only updates the URL, which must not reload it. A
  // visitor who returns gets all rows of the page number in the URL.
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
    }, retainRows),
  head: metaHead,
  pendingComponent: Pending,
  component: ExploreList,
});

/** Their rows are no favourites. */
const WITHOUT_TOGGLE: ReadonlySet<ListTab> = new Set(['museums', 'themes', 'selections']);

/** A failure to sort must not lose the list. */
const retainRows = <Data extends { hasFailed: boolean }>(data: Data, before: Data): Data =>
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
          chevrons={WITHOUT_TOGGLE.has(tab)}
          growth={{ load: (number) => loadMore(tab, number, texts), onGrown: replacePage }}
        />
      )}
    </ExploreListPage>
  );
}

async function loadMore(tab: ListTab, page: number, texts: Texts) {
  const { loadTab: load } = await import('#api/load-list.ts');
  return load(tab, page, texts, 'alone');
}

interface TabRows {
  readonly shown: ItemPage;
  /** The list failed to load: the page shows an error in its place. */
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
