import { PRODUCT_NAME } from '@varde/domain/constants';
import type { PageContext } from '#platform/page-context.ts';
import type { PageMeta } from '#platform/page-head.ts';
import { headContext } from './head-context.ts';

/** Of the front page: the site itself. */
export function homeMeta(page: PageContext): PageMeta {
  const { texts, origin } = headContext(page);
  return {
    title: PRODUCT_NAME,
    description: texts.t('site.description'),
    path: '/',
    structuredData: [{ '@type': 'WebSite', name: PRODUCT_NAME, url: `${origin}/` }],
  };
}
