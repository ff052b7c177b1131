/** Language prefixes of paths, and the canonical form of paths. */
import { findLanguage, type OfferedLanguages } from '@varde/domain/languages';

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

export interface UrlLanguage {
  /** The language prefix of URLs; `undefined` once the choice has moved into the cookie. */
  languageKey: string | undefined;
}

interface RewriteArgs {
  readonly url: URL;
}

/** `urlLanguage` may change later; it is read at each use. */
export function languageRewrite(urlLanguage: UrlLanguage) {
  return {
    input: ({ url }: RewriteArgs): URL => {
      const prefixed = splitLanguagePrefix(url.pathname);
      if (prefixed) url.pathname = prefixed.path;
      return url;
    },
    output: ({ url }: RewriteArgs): URL => {
      if (urlLanguage.languageKey)
        url.pathname = withLanguagePrefix(urlLanguage.languageKey, url.pathname);
      return url;
    },
  };
}

/**
 * The canonical form of a path: no trailing slash, language prefix by its key (`/nb/map/` →
 * `/no/map`).
 */
export function canonicalPath(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  const trimmed = pathname.slice(0, end);
  const prefixed = splitLanguagePrefix(trimmed);
  return prefixed ? withLanguagePrefix(prefixed.languageKey, prefixed.path) : trimmed;
}

/**
 * A canonical path without the prefix of a language that the site does not offer: the same page in
 * the visitor's language, of those that it offers.
 */
export function offeredPath(path: string, { languages }: OfferedLanguages): string {
  const prefixed = splitLanguagePrefix(path);
  const isOffered = !prefixed || !languages || languages.includes(prefixed.languageKey);
  return isOffered ? path : canonicalPath(prefixed.path);
}
