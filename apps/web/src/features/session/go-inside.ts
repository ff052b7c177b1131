import type { AnyRouter } from '@tanstack/react-router';
import { splitLanguagePrefix } from '#i18n/language-prefix.ts';
import { openUrl } from '#browser/page-url.ts';
import { publicSite } from '#browser/site.ts';
import { splitHref } from '#ui/site-link.tsx';

/**
 * Goes to a page of the site in place of this one, which is nothing to come back to.
 * @param path beginning with one slash, as `ownPath` gives it
 */
export async function goInside(router: AnyRouter, path: string): Promise<void> {
  // Another language's page is another's whole page.
  if (splitLanguagePrefix(path)) return openUrl(publicSite().origin + path);
  const { path: to, search, hash } = splitHref(path);
  await router.navigate({ to, search, hash, replace: true });
}
