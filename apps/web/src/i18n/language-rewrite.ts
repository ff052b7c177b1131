/**
 * URLs with a language (`/sv/article/101`): the router matches them without it, and adds it to
 * every URL of the page while the language is fixed. So links keep the language without script too.
 */
import { splitLanguagePrefix, withLanguagePrefix } from './language-prefix.ts';

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
