/** Name and looks of a museum's own site (site.yaml of its pack); what is absent is the product's. */
import type { SiteProfile } from '@varde/contract/site-profile';
import {
  LANGUAGES,
  MACHINE_TRANSLATED,
  MAIN_LANGUAGES,
  type Language,
} from '@varde/domain/languages';
import { siteNameIn } from '@varde/domain/site-profile';
import { publicSite } from './site.ts';

export const siteProfile = (): SiteProfile => publicSite().profile;

/** @param languageKey its key or tag */
export function siteName(languageKey: string): string {
  return siteNameIn(siteProfile(), languageKey);
}

/** Whether the site is a museum's: with its own name, or of one museum only. */
export function isOwnSite(): boolean {
  const { name, museum } = siteProfile();
  return name !== undefined || museum !== undefined;
}

export function isOffered({ key }: Language): boolean {
  return siteProfile().languages?.includes(key) ?? true;
}

/** Whether visitors may choose a language that a machine translated. */
export const offersMachineTranslation = (): boolean =>
  LANGUAGES.some((language) => MACHINE_TRANSLATED.includes(language.key) && isOffered(language));

/** Languages of the links that search engines follow (`hreflang`). */
export function listedLanguages(): readonly string[] {
  const { languages } = siteProfile();
  if (!languages) return MAIN_LANGUAGES;
  return LANGUAGES.map(({ key }) => key).filter((key) => languages.includes(key));
}
