import { createFileRoute, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PagedList } from '#features/explore/paged-list.tsx';
import { ThemePage, themePageHref } from '#features/theme/theme-page.tsx';
import { toThemePageView } from '#features/theme/theme-view.ts';
import { useTexts } from '#i18n/text-context.tsx';
import type { Texts } from '#i18n/texts.ts';
import { useText } from '#i18n/use-text.ts';
import { loadParts } from '#browser/lazy-part.tsx';
import { untilLeft } from '#browser/until-left.ts';
import { callApi } from '#api/api-client.ts';
import { loadTagCounts, loadTagged } from '#api/load-tag.ts';
import { loadThemeName } from '#api/load-external.ts';
import { lastPage, pageSearch, screenOf } from '#api/page-window.ts';
import { isTagTab, type TagTab } from '#api/tabs.ts';
import { contentMeta } from '#api/transform/content-meta.ts';
import { listStep } from '#api/transform/trails.ts';
import { dataOrThrow } from '#api/route-data.ts';
import { headContext, metaHead } from '#state/page-head.ts';
import { loadedFor } from '#state/reload-sorted.ts';
import { useReplaceSearch } from '#browser/use-replace-search.ts';
import { useReloadOnPosition } from '#state/use-reload.ts';
import { ReferenceCard } from './lazy-parts.ts';

export const Route = createFileRoute('/tag/$tag')({
  validateSearch: tagSearch,
  // The list grows in place (see explore-list-tab.tsx).
  loaderDeps: ({ search: { tab, page = 1 } }) => ({ tab, screen: screenOf(page) }),
  staleTime: Infinity,
  gcTime: 0,
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
    if (name) void loadParts(ReferenceCard);
    const view = toThemePageView(dataOrThrow(theme), texts);
    const shown = dataOrThrow(documents);
    const last = lastPage(shown.total);
    if (page > last) {
      throw redirect({ to: '/tag/$tag', params: { tag }, search: tagSearch({ tab, page: last }) });
    }
    const trail = [listStep('themes', texts.t)];
    const meta = contentMeta({ ...view, trail }, headContext(context));
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
          growth={{ load: (page) => loadMore(tag, tab, page, texts), onGrown: replacePage }}
        />
      }
    />
  );
}

async function loadMore(tag: string, tab: TagTab, page: number, texts: Texts) {
  const { loadTagged: load } = await import('#api/load-tag.ts');
  return load({ tag, tab, page }, texts, 'alone');
}

interface TagSearch {
  readonly tab?: TagTab | undefined;
  readonly page?: number | undefined;
}

/** The URL search of a theme: tab and page, where they are not the first. */
function tagSearch(search: Record<string, unknown>): TagSearch {
  const { tab } = search;
  return { tab: isTagTab(tab) && tab !== 'all' ? tab : undefined, ...pageSearch(search) };
}
