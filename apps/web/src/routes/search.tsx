import { createFileRoute, redirect } from '@tanstack/react-router';
import { PagedList } from '#features/explore/paged-list.tsx';
import { searchHref } from '#features/search/search-href.ts';
import { SearchPage, SearchPending } from '#features/search/search-page.tsx';
import { useTexts } from '#i18n/text-context.tsx';
import type { Texts } from '#i18n/texts.ts';
import { useText } from '#i18n/use-text.ts';
import type { PageMeta } from '#state/page-head.ts';
import { loadFirst } from '#api/load-list.ts';
import { loadSearch } from '#api/load-search.ts';
import { lastPage, pageSearch, screenOf } from '#api/page-window.ts';
import { cleanQuery, isSearchTab, type SearchTab } from '#api/tabs.ts';
import { dataOrThrow } from '#api/route-data.ts';
import { metaHead } from '#state/page-head.ts';
import { useReplaceSearch } from '#browser/use-replace-search.ts';

/** Themes suggested where there are no results. */
const IDEAS = 6;

export const Route = createFileRoute('/search')({
  validateSearch: searchSearch,
  // The list grows in place (see explore-list-tab.tsx).
  loaderDeps: ({ search: { q, tab, page = 1 } }) => ({ q, tab, screen: screenOf(page) }),
  staleTime: Infinity,
  gcTime: 0,
  loader: async ({ location, context: { texts } }) => {
    const { q: query = '', tab = 'all', page = 1 } = searchSearch({ ...location.search });
    const results = query ? dataOrThrow(await loadSearch({ query, tab, page }, texts)) : undefined;
    const last = lastPage(results?.page.total ?? 0);
    if (page > last) {
      throw redirect({ to: '/search', search: searchSearch({ ...location.search, page: last }) });
    }
    const ideas = results && results.counts.all > 0 ? [] : await loadIdeas(texts);
    return { meta: searchMeta(query, texts), query, tab, results, ideas };
  },
  head: metaHead,
  pendingComponent: Pending,
  component: Search,
});

function searchMeta(query: string, { t }: Texts): PageMeta {
  const title = query ? t('search.titleFor', { query }) : t('search.title');
  return { title, description: t('search.description'), path: query ? undefined : '/search' };
}

async function loadIdeas(texts: Texts) {
  const themes = await loadFirst('themes', IDEAS, texts);
  return themes.status === 'ok' ? themes.data.items : [];
}

function Pending() {
  return <SearchPending query={Route.useSearch().q ?? ''} />;
}

function Search() {
  const { query, tab, results, ideas } = Route.useLoaderData();
  const t = useText();
  const texts = useTexts();
  const replaceSearch = useReplaceSearch();
  const replacePage = (page: number) => replaceSearch(searchSearch({ q: query, tab, page }));
  return (
    <SearchPage query={query} tab={tab} results={results} ideas={ideas}>
      {results && (
        <PagedList
          key={`${tab} ${query}`}
          page={results.page}
          hrefOf={(page) => searchHref(query, tab, page)}
          label={t('search.titleFor', { query })}
          empty={t('search.noneInTab')}
          growth={{ load: (page) => loadMore(query, tab, page, texts), onGrown: replacePage }}
        />
      )}
    </SearchPage>
  );
}

async function loadMore(query: string, tab: SearchTab, page: number, texts: Texts) {
  const { loadResults } = await import('#api/load-search.ts');
  return loadResults({ query, tab, page }, texts, 'alone');
}

interface SearchSearch {
  readonly q?: string | undefined;
  readonly tab?: SearchTab | undefined;
  readonly page?: number | undefined;
}

/** The URL search of the search page: query, and tab and page where they are not the first. */
function searchSearch(search: Record<string, unknown>): SearchSearch {
  const { q, tab } = search;
  // A query that looks like a number or boolean is parsed as one.
  const hasQuery = typeof q === 'string' || typeof q === 'number' || typeof q === 'boolean';
  return {
    q: hasQuery ? cleanQuery(String(q)) || undefined : undefined,
    tab: isSearchTab(tab) && tab !== 'all' ? tab : undefined,
    ...pageSearch(search),
  };
}
