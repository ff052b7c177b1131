import { findLanguage, languagePreference } from '@varde/domain/languages';
import { isWholeLanguage } from '#i18n/whole-language.ts';
import type { SiteBuild } from '#platform/offline-store.ts';

/** `/assets/sv-x1Y2.json`: the words of a language. */
const WORDS = /^\/assets\/([a-z]{2,3})-[\w-]+\.json$/;

/** The files of a build that a pack needs: of the words only those that its language is read in. Pure. */
export function packFiles({ files }: SiteBuild, languageKey: string): SiteBuild['files'] {
  const standIn = languagePreference(languageKey).find(isWholeLanguage);
  return files.filter(([address]) => {
    const [, language] = WORDS.exec(address) ?? [];
    if (language === undefined || !findLanguage(language)) return true;
    return language === languageKey || language === standIn;
  });
}
