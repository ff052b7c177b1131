import { use } from 'react';
import type { Language } from '@varde/domain/languages';
import { createLongText, loadLongTexts } from './long-texts.ts';
import type { LongPage, LongText } from './long-texts.ts';
import { useLanguage } from './use-text.ts';

const loaded = new Map<string, Promise<LongText>>();

/** The long texts of what comes after the page has, such as a player. Suspends until they are there. Browser only. */
export function useLateText(page: LongPage): LongText {
  return use(lateText(page, useLanguage()));
}

function lateText(page: LongPage, language: Language): Promise<LongText> {
  const key = `${page} ${language.key}`;
  const known = loaded.get(key);
  if (known) return known;
  const texts = loadLongTexts(page, language).then((messages) =>
    createLongText(language, messages),
  );
  loaded.set(key, texts);
  // Words that did not come (no network) must be asked for again.
  texts.catch(() => loaded.delete(key));
  return texts;
}
