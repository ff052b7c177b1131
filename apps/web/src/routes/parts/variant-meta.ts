import type { PageContext } from '#state/page-context.ts';
import type { CardImage, PageMeta } from '#state/page-head.ts';
import { breadcrumbList } from '#api/transform/structured-data.ts';
import type { TextView } from '#view-models.ts';
import { headContext } from './head-context.ts';
import type { TrailStep } from './trails.ts';

export interface VariantOptions {
  readonly title: TextView;
  readonly lead?: TextView | undefined;
  readonly image?: CardImage | undefined;
  /** Canonical path of the page that this one shows in another way. */
  readonly path: string;
  readonly trail: readonly TrailStep[];
  readonly view: 'list' | 'map';
}

/** Of a page's list or map: found by the page itself, told apart by its title. */
export function variantMeta(options: VariantOptions, page: PageContext): PageMeta {
  const { texts, origin } = headContext(page);
  const { t } = texts;
  const { title, lead, image, path, trail, view } = options;
  const home = { title: t('shell.home'), path: '/' };
  const crumbs = [home, ...trail, { title: title.text, path }];
  return {
    title: t(`view.${view}Of`, { title: title.text }),
    description: lead?.text ?? title.text,
    path,
    isVariant: true,
    image,
    structuredData: [breadcrumbList(crumbs, origin)],
  };
}
