import type { UrlLanguage } from '#i18n/language-rewrite.ts';
import type { Texts } from '#i18n/texts.ts';

/** What every route gets: the words of the page, and the language that its address fixes for the moment. */
export interface PageContext {
  readonly texts: Texts;
  readonly urlLanguage: UrlLanguage;
}
