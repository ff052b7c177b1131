import { notFound } from '@tanstack/react-router';
import { loadLongPage, type LongTextKey } from '#i18n/long-texts.ts';
import type { Texts } from '#i18n/texts.ts';
import { publicSite } from '#browser/site.ts';
import { siteDescription } from '#state/page-head.ts';

/** A sign-in or sign-out page: not indexed, and not found where sign-in is not configured. */
export function loadSignInPage(title: LongTextKey, texts: Texts) {
  if (!publicSite().signIn) throw notFound();
  return loadLongPage('signin', texts, (t) => ({
    title: t(title),
    description: siteDescription(texts),
    path: undefined,
  }));
}
