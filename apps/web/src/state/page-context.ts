import type { UrlLanguage } from '#i18n/language-prefix.ts';
import type { Texts } from '#i18n/texts.ts';

/** Context of every route: the messages of the page, and the language that its URL fixes. */
export interface PageContext {
  readonly texts: Texts;
  readonly urlLanguage: UrlLanguage;
}
