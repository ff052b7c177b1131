import { createFileRoute, redirect } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { Suspense, lazy, type ComponentType } from 'react';
import {
  ReferenceCard as WrittenReferenceCard,
  type ReferenceCardProps,
} from '#components/reference-card.tsx';
import { PagedList } from '#features/explore/paged-list.tsx';
import { themePageHref } from '#features/theme/theme-href.ts';
import { ThemePage } from '#features/theme/theme-page.tsx';
import { toThemePageView, type ThemePageView } from '#features/theme/theme-view.ts';
import { useTexts } from '#i18n/text-context.tsx';
import { useText } from '#i18n/use-text.ts';
import type { PageContext } from '#state/page-context.ts';
import type { PageMeta } from '#state/page-head.ts';
import { untilLeft } from '#browser/until-left.ts';
import { callApi } from '#api/api-client.ts';
import { loadTagCounts, loadTagged } from '#api/load-tag.ts';
import { loadThemeName } from '#api/load-external.ts';
import { lastPage, screenOf } from '#api/page-window.ts';
import { isTagTab, type TagTab } from '#api/tabs.ts';
import { breadcrumbList } from '#api/transform/structured-data.ts';
import { dataOrThrow } from './parts/data-or-throw.ts';
import { headContext } from './parts/head-context.ts';
import { metaHead } from './parts/meta-head.ts';
import { growTagged } from './parts/grow.ts';
import { loadedFor } from './parts/loaded-for.ts';
import { pageSearch } from './parts/page-search.ts';
import { useReplaceSearch } from './parts/use-replace-search.ts';
import { useReloadOnPosition } from './parts/use-reload-on-position.ts';

/** Few themes have one: in the browser its script comes with those. */
const ReferenceCard = createIsomorphicFn()
  .server((): ComponentType<ReferenceCardProps> => WrittenReferenceCard)
  .client(() =>
    lazy(async () => ({ default: (await import('#components/reference-card.tsx')).ReferenceCard })),
  )();

export const Route = createFileRoute('/tag/$tag')({
  validateSearch: tagSearch,
  // The list grows where it stands (see explore-list-tab.tsx).
  loaderDeps: ({ search: { tab, page = 1 } }) => ({ tab, screen: screenOf(page) }),
  staleTime: Infinity,
  gcTime: 0,
  // From tab to tab the theme stays in sight; the thin bar at the top tells that rows are on their way.
  pendingMs: Infinity,
  loader: async ({ params: { tag }, location, context }) => {
    const signal = untilLeft(location);
    const { texts } = context;
    const { tab = 'all', page = 1 } = tagSearch({ ...location.search });
    const themeRequest = callApi('getTheme', { params: { slug: tag } });
    const [theme, name, documents, counts] = await Promise.all([
      themeRequest,
      themeRequest.then((found) =>
        found.status === 'ok' ? loadThemeName(found.data, texts, signal) : undefined,
      ),
      loadTagged({ tag, tab, page }, texts),
      loadTagCounts(tag),
    ]);
    const view = toThemePageView(dataOrThrow(theme), texts);
    const shown = dataOrThrow(documents);
    const last = lastPage(shown.total);
    if (page > last) {
      throw redirect({ to: '/tag/$tag', params: { tag }, search: tagSearch({ tab, page: last }) });
    }
    const meta = themeMeta(view, context);
    return { meta, ...loadedFor(), view, name, tag, tab, counts, documents: shown };
  },
  head: metaHead,
  component: Tag,
});

function Tag() {
  const { view, name, tag, tab, counts, documents, place } = Route.useLoaderData();
  const t = useText();
  const texts = useTexts();
  const replaceSearch = useReplaceSearch();
  useReloadOnPosition(place);
  const replacePage = (page: number) => replaceSearch(tagSearch({ tab, page }));
  return (
    <ThemePage
      view={view}
      name={
        name && (
          <Suspense>
            <ReferenceCard reference={name} />
          </Suspense>
        )
      }
      tab={tab}
      counts={counts}
      total={documents.total}
      documents={
        <PagedList
          key={`${tag} ${tab}`}
          page={documents}
          hrefOf={(page) => themePageHref(view.path, tab, page)}
          label={t('tag.documents')}
          empty={t('tag.empty')}
          growth={{
            load: (page) => growTagged(tag, tab, page, texts),
            onGrown: replacePage,
          }}
        />
      }
    />
  );
}

interface TagSearch {
  readonly tab?: TagTab | undefined;
  readonly page?: number | undefined;
}

/** What a theme's address holds: the tab and the page, where they are not the first. */
function tagSearch(search: Record<string, unknown>): TagSearch {
  const { tab } = search;
  return { tab: isTagTab(tab) && tab !== 'all' ? tab : undefined, ...pageSearch(search) };
}

function themeMeta(view: ThemePageView, page: PageContext): PageMeta {
  const { texts, origin } = headContext(page);
  const { path, title, lead, image } = view;
  const crumbs = [
    { title: texts.t('shell.home'), path: '/' },
    { title: texts.t('explore.tab.themes'), path: '/explore/list/themes' },
    { title: title.text, path },
  ];
  const structuredData = [breadcrumbList(crumbs, origin)];
  return {
    title: title.text,
    description: lead?.text ?? title.text,
    path,
    image,
    structuredData,
  };
}
