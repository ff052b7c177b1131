import type { LanguageMap } from '@varde/domain/languages';

/** A language map of the IIIF Presentation API (§4): lists of texts. */
export type Label = Readonly<Record<string, readonly string[]>>;

/** `undefined` when there is no text at all: the API has no empty language maps. */
export function labelOf(texts: LanguageMap): Label | undefined {
  const spoken = Object.entries(texts).filter(([, text]) => text !== undefined && text !== '');
  if (spoken.length === 0) return undefined;
  return Object.fromEntries(spoken.map(([language, text]) => [language, [text]]));
}

/** A text of no language: a name, a number. */
export const unspoken = (text: string): Label => ({ none: [text] });

/** What manifests say in words of their own. */
export const WORDS = {
  credit: { no: ['Kreditering'], sv: ['Källa'], en: ['Credit'] },
  museum: { no: ['Museum'], sv: ['Museum'], en: ['Museum'] },
  captions: { no: ['Teksting'], sv: ['Undertexter'], en: ['Captions'] },
  page: { no: ['Nettsiden'], sv: ['Webbsidan'], en: ['Web page'] },
} as const;
