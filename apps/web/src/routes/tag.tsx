import { createFileRoute } from '@tanstack/react-router';
import { PagedList } from '#features/explore/paged-list.tsx';
import { ThemePage } from '#features/theme/theme-page.tsx';
import { toThemePageView } from '#features/theme/theme-view.ts';
import { useText } from '#i18n/use-text.ts';
import { pageHead } from '#platform/page-head.ts';
import { callApi } from '#services/api-client.ts';
import { loadFiltered } from '#services/load-list.ts';
import { breadcrumbList } from '#services/transform/structured-data.ts';
import { dataOrThrow } from './parts/data-or-throw.ts';
import { headContext } from './parts/head-context.ts';
import { pageSearch } from './parts/page-search.ts';

export const Route = createFileRoute('/tag/$tag')({
  validateSearch: pageSearch,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ params: { tag }, deps: { page }, context: { texts } }) => {
    const [theme, documents] = await Promise.all([
      callApi('getTheme', { params: { slug: tag } }),
      loadFiltered({ kulturnav_tags: tag }, page, texts),
    ]);
    const view = toThemePageView(dataOrThrow(theme), texts);
    return { view, documents: dataOrThrow(documents) };
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {};
    const context = headContext(match.context);
    const { path, title, lead, picture } = loaderData.view;
    const { t } = context.texts;
    const crumbs = [
      { title: t('shell.home'), path: '/' },
      { title: t('explore.tab.themes'), path: '/explore/list/themes' },
      { title: title.text, path },
    ];
    const structuredData = [breadcrumbList(crumbs, context.origin)];
    const description = lead?.text ?? title.text;
    return pageHead({ title: title.text, description, path, picture, structuredData }, context);
  },
  component: Tag,
});

function Tag() {
  const { view, documents } = Route.useLoaderData();
  const t = useText();
  return (
    <ThemePage
      view={view}
      total={documents.total}
      documents={
        <PagedList
          page={documents}
          addressOf={(page) => (page > 1 ? `${view.path}?page=${page}` : view.path)}
          label={t('tag.documents')}
          empty={t('tag.empty')}
        />
      }
    />
  );
}
