import type { AnyRouter } from '@tanstack/react-router';
import { languageRewrite } from '#i18n/language-prefix.ts';
import type { PageContext } from '#state/page-context.ts';

/** Takes the language out of the address in the browser and out of all links. Nothing changes where it is not in it. */
export function releaseLanguage(router: AnyRouter, { urlLanguage }: PageContext): void {
  if (urlLanguage.languageKey === undefined) return;
  urlLanguage.languageKey = undefined;
  // A new rewrite makes the router forget the addresses that it has written with the old one.
  router.update({ ...router.options, rewrite: languageRewrite(urlLanguage) });
  router.history.replace(router.latestLocation.href);
}
