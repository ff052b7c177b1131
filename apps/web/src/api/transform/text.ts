import { pickText, type LanguageMap } from '@varde/domain/languages';
import type { TextView } from '#view-models.ts';

/** The text in a language or its best fallback; `undefined` if there is none. */
export function toText(
  map: LanguageMap | null | undefined,
  languageKey: string,
): TextView | undefined {
  const picked = pickText(map, languageKey);
  // External data may be malformed, which no page can render.
  return typeof picked?.text === 'string' ? { text: picked.text, lang: picked.lang } : undefined;
}

/** As `toText`, but an empty text if there is none. */
export function toTextOrEmpty(map: LanguageMap, languageKey: string): TextView {
  return toText(map, languageKey) ?? { text: '', lang: languageKey };
}
