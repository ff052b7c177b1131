import { languagePreference, type Language } from '@varde/domain/languages';
import { isCompleteLanguage } from './complete-language.ts';

export type Messages = Readonly<Record<string, string>>;

/** Returns the loader of a language's message file; `undefined` if there is none. */
export type LoaderOf = (key: string) => (() => Promise<Messages>) | undefined;

/**
 * The messages of a language. A partial language gets its missing messages from the first complete
 * language of its fallback list (specification §3.8).
 */
export async function readMessages(language: Language, loaderOf: LoaderOf): Promise<Messages> {
  // Incomplete languages (Northern and Southern Sámi) are no fallback for each other.
  const fallback = languagePreference(language.key).find(isCompleteLanguage);
  const [base, own] = await Promise.all([
    fallback && fallback !== language.key ? loaderOf(fallback)?.() : {},
    loaderOf(language.key)?.(),
  ]);
  return { ...base, ...own };
}
