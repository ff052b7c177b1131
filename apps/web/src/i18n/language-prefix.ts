import { findLanguage } from '@varde/domain/languages';

export interface PrefixedPath {
  /** Key of the language in the path. */
  readonly languageKey: string;
  /** The path without it, with a leading `/`. */
  readonly path: string;
}

/**
 * Splits `/sv/article/101`; `undefined` when the first segment is not a configured language key
 * (specification §2.3, §5.5).
 */
export function splitLanguagePrefix(pathname: string): PrefixedPath | undefined {
  const [, first = '', ...rest] = pathname.split('/');
  const language = findLanguage(first);
  return language && { languageKey: language.key, path: `/${rest.join('/')}` };
}

/** The same page in a fixed language: `/article/101` → `/sv/article/101`. */
export function withLanguagePrefix(languageKey: string, path: string): string {
  return path === '/' ? `/${languageKey}` : `/${languageKey}${path}`;
}
