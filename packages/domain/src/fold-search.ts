/**
 * One spelling for variants of a word, for the search index and the query alike: removes case and
 * diacritics, and unifies the Nordic letters with their replacements (Ålesund, Aalesund, Alesund;
 * Tromsø, Tromsoe, Tromso). For comparison only, never for display.
 */

/** Characters that do not decompose into a base letter and a mark. */
const TRANSLITERATIONS: Readonly<Record<string, string>> = {
  æ: 'a',
  ø: 'o',
  œ: 'o',
  đ: 'd',
  ð: 'd',
  ŧ: 't',
  þ: 'th',
  ŋ: 'n',
  ł: 'l',
  ß: 'ss',
  ı: 'i',
};

export function foldSearch(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}+/gu, '')
    .replace(/[æøœđðŧþŋłßı]/g, (character) => TRANSLITERATIONS[character] ?? character)
    .replace(/a[ae]+/g, 'a')
    .replace(/oe+/g, 'o');
}
