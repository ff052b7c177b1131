import { pickText, type LanguageMap } from '@varde/domain/languages';
import type { TextView } from '#view-models.ts';

/** The text for a language or the best that stands in for it; `undefined` when there is none in any. */
export function toText(
  map: LanguageMap | null | undefined,
  languageKey: string,
): TextView | undefined {
  const picked = pickText(map, languageKey);
  // What others wrote may be of another shape than agreed, and no page can show that.
  return typeof picked?.text === 'string' ? { text: picked.text, lang: picked.lang } : undefined;
}

/** As `toText`, for what cannot do without words: an empty text when there is none. */
export function toTextOrEmpty(map: LanguageMap, languageKey: string): TextView {
  return toText(map, languageKey) ?? { text: '', lang: languageKey };
}
