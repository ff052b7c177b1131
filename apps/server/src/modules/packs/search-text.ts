import { foldSearch } from '@varde/domain/fold-search';
import { pickText } from '@varde/domain/languages';
import type { LanguageMap } from '@varde/domain/languages';
import type { SearchLanguage, SearchText } from './pack-rows.ts';

/** The database takes a megabyte of search text; no article needs that much to be found. */
const MAX_SEARCH_CHARACTERS = 200_000;

/** What a document is found by in a language; where it lacks that language, its best other one stands in. */
export function searchText(
  language: SearchLanguage,
  title: LanguageMap,
  description: LanguageMap,
  text: LanguageMap,
): SearchText {
  const fold = (map: LanguageMap): string =>
    foldSearch(pickText(map, language)?.text ?? '').slice(0, MAX_SEARCH_CHARACTERS);
  return { title: fold(title), description: fold(description), text: fold(text) };
}

/** All titles and the owner's names, each once, for search that forgives typing errors. */
export function titleText(title: LanguageMap, ownerName: LanguageMap = {}): string {
  const names = [...Object.values(title), ...Object.values(ownerName)].map(foldSearch);
  return [...new Set(names)].join(' ');
}
