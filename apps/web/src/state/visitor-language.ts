/** Which language the page is shown in: fixed by the address for a moment, else the cookie, else the browser's wish. */
import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestUrl } from '@tanstack/react-start/server';
import { STORAGE_LIFE_DAYS } from '@varde/domain/constants';
import { negotiateLanguage } from '@varde/domain/languages';
import { splitLanguagePrefix } from '#i18n/language-prefix.ts';
import { siteContext } from '#browser/site.ts';
import { readStored, writeStored } from '#browser/storage.ts';

const COOKIE = 'language';
const SECONDS_A_DAY = 86_400;

const requestPath = createIsomorphicFn()
  .server(() => getRequestUrl().pathname)
  .client(() => window.location.pathname);

const negotiated = createIsomorphicFn()
  .server(() => siteContext().language)
  .client(() => document.documentElement.dataset.language ?? negotiateLanguage(undefined).key);

/** The language key that the address itself begins with, if it does. */
export function urlLanguage(): string | undefined {
  return splitLanguagePrefix(requestPath())?.languageKey;
}

/** Key of the language for this request, or in the browser for the page as the server sent it. */
export function visitorLanguage(): string {
  return urlLanguage() ?? negotiated();
}

/** Stores the choice for 90 days (specification §9.10). Browser only. */
export function rememberLanguage(languageKey: string): void {
  const maxAge = STORAGE_LIFE_DAYS * SECONDS_A_DAY;
  document.cookie = `${COOKIE}=${languageKey}; path=/; max-age=${maxAge}; samesite=lax`;
  // The pages of some native shells cannot keep a cookie.
  if (cookieLanguage() !== languageKey) writeStored(COOKIE, languageKey);
}

/** Key of the language on a device that opens the page without a server: the kept choice, else the device's wish. */
export function deviceLanguage(): string {
  const stored = cookieLanguage() ?? readStored(COOKIE);
  return negotiateLanguage(stored, navigator.languages.join()).key;
}

function cookieLanguage(): string | undefined {
  return /(?:^|;)\s*language=([\w-]+)/.exec(document.cookie)?.[1];
}
