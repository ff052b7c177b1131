import { notFound } from '@tanstack/react-router';
import type { LongTextKey } from '#i18n/lazy-texts.ts';
import type { Texts } from '#i18n/texts.ts';
import { publicSite } from '#browser/site.ts';
import { loadLongPage } from './load-long-page.ts';

/** A page on the way in or out: no goal of its own, and not there where nobody can sign in. */
export function loadSignInPage(title: LongTextKey, texts: Texts) {
  if (!publicSite().signIn) throw notFound();
  return loadLongPage('signin', texts, (t) => ({
    title: t(title),
    description: texts.t('site.description'),
    path: undefined,
  }));
}
