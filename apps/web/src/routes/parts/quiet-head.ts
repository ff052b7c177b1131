import type { MessageKey } from '#i18n/texts.ts';
import type { PageContext } from '#platform/page-context.ts';
import { pageHead } from '#platform/page-head.ts';
import { headContext } from './head-context.ts';

/** The head of a page that is no goal of its own: search engines are asked to leave it out. */
export function quietHead(title: MessageKey, page: PageContext) {
  const context = headContext(page);
  const { t } = context.texts;
  return pageHead(
    { title: t(title), description: t('site.description'), path: undefined },
    context,
  );
}
