/**
 * Addresses with a language (`/sv/article/101`): the router matches them without it, and writes it in front of every
 * address of the page as long as the language is fixed that way. So links keep the language without script too.
 */
import { splitLanguagePrefix, withLanguagePrefix } from './language-prefix.ts';

export interface UrlLanguage {
  /** The language in front of addresses; `undefined` once the choice has moved into the cookie. */
  languageKey: string | undefined;
}

interface Rewritten {
  readonly url: URL;
}

/** `address` may change later; the rewrite reads it at each use. */
export function languageRewrite(urlLanguage: UrlLanguage) {
  return {
    input: ({ url }: Rewritten): URL => {
      const prefixed = splitLanguagePrefix(url.pathname);
      if (prefixed) url.pathname = prefixed.path;
      return url;
    },
    output: ({ url }: Rewritten): URL => {
      if (urlLanguage.languageKey)
        url.pathname = withLanguagePrefix(urlLanguage.languageKey, url.pathname);
      return url;
    },
  };
}
