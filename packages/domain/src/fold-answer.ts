/** How a visitor's words are compared with an accepted answer (decisions.md §4): kindly. */

/** Letters that carry no separable mark, and how they are typed without a Nordic keyboard. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'oe',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ŧ: 't',
  ŋ: 'n',
  ł: 'l',
  ß: 'ss',
};

/**
 * The form in which free-text answers are compared: lower case, no diacritics, single inner spaces, no outer ones.
 * æ, ae, ä and a fall together, so do ø, oe, ö and o, and å, aa and a: whatever keyboard the visitor has,
 * the word is right. Folding a folded text changes nothing.
 */
export function foldAnswer(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[æøðđþŧŋłß]/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(/a[ae]+/g, 'a')
    .replace(/oe+/g, 'o')
    .replace(/\s+/g, ' ')
    .trim();
}
