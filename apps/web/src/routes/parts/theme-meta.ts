import type { ThemePageView } from '#features/theme/theme-view.ts';
import type { PageContext } from '#platform/page-context.ts';
import type { PageMeta } from '#platform/page-head.ts';
import { breadcrumbList } from '#services/transform/structured-data.ts';
import { headContext } from './head-context.ts';

export function themeMeta(view: ThemePageView, page: PageContext): PageMeta {
  const { texts, origin } = headContext(page);
  const { path, title, lead, picture } = view;
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
    picture,
    structuredData,
  };
}
