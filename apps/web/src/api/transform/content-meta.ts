import type { CardImage, HeadContext, PageMeta } from '#state/page-head.ts';
import type { TextView, TrailStep } from '#view-models.ts';
import { breadcrumbList } from './structured-data.ts';

interface ContentMetaOptions {
  readonly title: TextView;
  /** Default: the title describes the page. */
  readonly lead?: TextView | undefined;
  readonly image?: CardImage | undefined;
  /** Canonical path; for a variant, of the page that it is a variant of. */
  readonly path: string;
  readonly trail: readonly TrailStep[];
  /** Of a variant of the page, which is not indexed and has a title of its own. */
  readonly view?: 'list' | 'map';
}

/** Page metadata of content with breadcrumbs: theme, selection, list or map of a page. Pure. */
export function contentMeta(
  { title, lead, image, path, trail, view }: ContentMetaOptions,
  { texts: { t }, origin }: HeadContext,
): PageMeta {
  const crumbs = [{ title: t('shell.home'), path: '/' }, ...trail, { title: title.text, path }];
  return {
    title: view ? t(`view.${view}Of`, { title: title.text }) : title.text,
    description: lead?.text ?? title.text,
    path,
    ...(view ? { isVariant: true } : {}),
    image,
    structuredData: [breadcrumbList(crumbs, origin)],
  };
}
