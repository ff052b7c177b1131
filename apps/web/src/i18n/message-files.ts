/**
 * Loads message files. The server imports them; the browser fetches them as data, which costs a
 * phone a fraction of parsing the same messages as script.
 */
import { loadChunk } from '#browser/load-chunk.ts';
import { readJson } from '#browser/read-json.ts';
import { isCompleteLanguage } from './create-translate.ts';
import { languagePreference, type Language } from '@varde/domain/languages';

/** The result of `import.meta.glob` by path: an import function (server), or a URL (browser). */
export type GlobResult = Readonly<Record<string, (() => Promise<Messages>) | string>>;

/** @param folder prefix of the paths in `files` */
export function messageFiles(folder: string, files: GlobResult): LoaderOf {
  return (key) => {
    const file = files[`${folder}/${key}.json`];
    return typeof file === 'string' ? () => loadChunk(() => fetchMessages(file)) : file;
  };
}

async function fetchMessages(url: string): Promise<Messages> {
  // oxlint-disable-next-line no-restricted-globals -- a static file of the site, not an API request
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return readJson(response);
}

export type Messages = Readonly<Record<string, string>>;

/** Returns the loader of a language's message file; `undefined` if there is none. */
export type LoaderOf = (key: string) => (() => Promise<Messages>) | undefined;

/**
 * The messages of a language. A partial language gets its missing messages from the first complete
 * language of its fallback list (specification §3.8).
 */
export async function readMessages(language: Language, loaderOf: LoaderOf): Promise<Messages> {
  // Incomplete languages (Northern and Southern Sámi) are not fallbacks for each other.
  const fallback = languagePreference(language.key).find(isCompleteLanguage);
  const [base, own] = await Promise.all([
    fallback && fallback !== language.key ? loaderOf(fallback)?.() : {},
    loaderOf(language.key)?.(),
  ]);
  return { ...base, ...own };
}
