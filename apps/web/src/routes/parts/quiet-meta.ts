import type { MessageKey, Texts } from '#i18n/texts.ts';
import type { PageMeta } from '#state/page-head.ts';

/** Of a page that is no goal of its own: search engines are asked to leave it out. */
export function quietMeta(title: MessageKey, { t }: Texts): PageMeta {
  return { title: t(title), description: t('site.description'), path: undefined };
}
