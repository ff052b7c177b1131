/**
 * One spelling for what people type in different ways, for the search index and the search words alike: case and
 * diacritics are dropped, and the Nordic letters meet their replacements (Ålesund, Aalesund, Alesund; Tromsø, Tromsoe,
 * Tromso). What is folded is for comparing only, never for showing.
 */

/** Letters that do not fall apart into a base letter and a mark. */
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
