/** The language of the page: from the URL, else the cookie, else the browser's preference. */
import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestUrl } from '@tanstack/react-start/server';
import { STORAGE_LIFE_S } from '@varde/domain/constants';
import { negotiateLanguage } from '@varde/domain/languages';
import { splitLanguagePrefix } from '#i18n/language-prefix.ts';
import { publicSite, siteContext } from '#browser/site.ts';
import { readStored, writeStored } from '#browser/storage.ts';

const COOKIE = 'language';

const requestPath = createIsomorphicFn()
  .server(() => getRequestUrl().pathname)
  .client(() => window.location.pathname);

const negotiated = createIsomorphicFn()
  .server(() => siteContext().language)
  .client(() => document.documentElement.dataset.language ?? negotiateLanguage(undefined).key);

/** The language prefix of the URL. */
export function urlLanguage(): string | undefined {
  return splitLanguagePrefix(requestPath())?.languageKey;
}

/** Language key of this request, or in the browser of the page as the server sent it. */
export function visitorLanguage(): string {
  return urlLanguage() ?? negotiated();
}

/** Stores the choice for 90 days (specification §9.10). Browser only. */
export function rememberLanguage(languageKey: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${COOKIE}=${languageKey}; path=/; max-age=${STORAGE_LIFE_S}; samesite=lax${secure}`;
  // Pages of some native shells cannot store cookies.
  if (cookieLanguage() !== languageKey) writeStored(COOKIE, languageKey);
}

/** Language key on a device without a server: the stored choice, else the device's preference. */
export function deviceLanguage(): string {
  const stored = cookieLanguage() ?? readStored(COOKIE);
  return negotiateLanguage(stored, navigator.languages.join(), publicSite().profile).key;
}

function cookieLanguage(): string | undefined {
  return /(?:^|;)\s*language=([\w-]+)/.exec(document.cookie)?.[1];
}
