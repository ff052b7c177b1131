import type { AnyRouter } from '@tanstack/react-router';
import { languageRewrite } from '#i18n/language-rewrite.ts';
import type { PageContext } from '#state/page-context.ts';

/**
 * Removes the language prefix from the browser's URL and from all links. Does nothing without a
 * prefix.
 */
export function releaseLanguage(router: AnyRouter, { urlLanguage }: PageContext): void {
  if (urlLanguage.languageKey === undefined) return;
  urlLanguage.languageKey = undefined;
  // A new rewrite invalidates the router's cached URLs.
  router.update({ ...router.options, rewrite: languageRewrite(urlLanguage) });
  router.history.replace(router.latestLocation.href);
}
