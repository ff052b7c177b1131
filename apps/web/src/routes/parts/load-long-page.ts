import { createLongText, loadLongTexts, type LongPage, type LongText } from '#i18n/lazy-texts.ts';
import type { Texts } from '#i18n/texts.ts';
import type { PageMeta } from '#state/page-head.ts';

/** A page about the site: its texts, and what it says of itself in them. */
export async function loadLongPage(
  page: LongPage,
  { language }: Texts,
  toMeta: (t: LongText) => PageMeta,
) {
  const messages = await loadLongTexts(page, language);
  return { messages, meta: toMeta(createLongText(language, messages)) };
}
