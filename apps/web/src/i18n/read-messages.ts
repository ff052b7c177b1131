import { languagePreference, type Language } from '@varde/domain/languages';
import { isCompleteLanguage } from './complete-language.ts';

export type Messages = Readonly<Record<string, string>>;

/** Gives what fetches the message file of a language key; `undefined` where there is none. */
export type LoaderOf = (key: string) => (() => Promise<Messages>) | undefined;

/**
 * The messages of a language. A partial language gets its missing messages from the first complete
 * language of its fallback list (specification §3.8).
 */
export async function readMessages(language: Language, loaderOf: LoaderOf): Promise<Messages> {
  // Relatives with gaps of their own (Northern and Southern Sámi) don't stand in for each other.
  const fallback = languagePreference(language.key).find(isCompleteLanguage);
  const [base, own] = await Promise.all([
    fallback && fallback !== language.key ? loaderOf(fallback)?.() : {},
    loaderOf(language.key)?.(),
  ]);
  return { ...base, ...own };
}
