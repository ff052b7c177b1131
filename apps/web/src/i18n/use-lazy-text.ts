import { use } from 'react';
import type { Language } from '@varde/domain/languages';
import { loadOnce } from '#browser/load-once.ts';
import { createLongText, loadLongTexts, type LongPage, type LongText } from './long-texts.ts';
import { useLanguage } from './use-text.ts';

/** The long texts of what comes after the page has, such as a player. Suspends until they are there. Browser only. */
export function useLazyText(page: LongPage): LongText {
  return use(lazyText({ page, language: useLanguage() }));
}

const lazyText = loadOnce(
  async ({ page, language }: { page: LongPage; language: Language }) =>
    createLongText(language, await loadLongTexts(page, language)),
  ({ page, language }) => `${page} ${language.key}`,
);
