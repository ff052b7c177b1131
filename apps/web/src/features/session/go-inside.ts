import type { AnyRouter } from '@tanstack/react-router';
import { splitLanguagePrefix } from '#i18n/language-prefix.ts';
import { openUrl } from '#browser/page-url.ts';
import { publicSite } from '#browser/site.ts';
import { splitHref } from '#ui/site-link.tsx';

/**
 * Replaces this page, which must not be in the history, with another page of the site.
 * @param path starting with one slash, as `ownPath` returns it
 */
export async function goInside(router: AnyRouter, path: string): Promise<void> {
  // A page in another language needs a full page load.
  if (splitLanguagePrefix(path)) return openUrl(publicSite().origin + path);
  const { path: to, search, hash } = splitHref(path);
  await router.navigate({ to, search, hash, replace: true });
}
