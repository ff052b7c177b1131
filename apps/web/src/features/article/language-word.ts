import type { MessageKey, Translate } from '#i18n/texts.ts';

/** By BCP 47 tag, which is what texts carry. */
const WORDS: Readonly<Partial<Record<string, MessageKey>>> = {
  nb: 'language.no',
  nn: 'language.nn',
  sv: 'language.sv',
  en: 'language.en',
  de: 'language.de',
  fr: 'language.fr',
  es: 'language.es',
  pl: 'language.pl',
  ro: 'language.ro',
  rom: 'language.rom',
  se: 'language.se',
  sma: 'language.sma',
};

/** A language as it is named within a sentence. */
export function languageWord(tag: string, t: Translate): string {
  const word = WORDS[tag];
  return word ? t(word) : tag;
}
