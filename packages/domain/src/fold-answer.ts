/** Normalises a visitor's text for comparison with an accepted answer (specification §4.8). */

/** Characters without a separable mark, and how they are typed without a Nordic keyboard. */
const TRANSLITERATIONS: Readonly<Record<string, string>> = {
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
 * The form in which free-text answers are compared: folded characters, and number words up to
 * twenty as digits, so that "Tre tårn" equals "3 tårn". Idempotent.
 */
export function foldAnswer(text: string): string {
  return foldText(text).replace(WORD, (word) => DIGITS.get(word) ?? word);
}

/**
 * Lower case, no diacritics, single inner spaces, no outer ones. æ, ae, ä and a become equal, so do
 * ø, oe, ö and o, and å, aa and a, so that a correct answer matches from any keyboard. Idempotent.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[æøðđþŧŋłß]/gu, (character) => TRANSLITERATIONS[character] ?? character)
    .replace(/a[ae]+/g, 'a')
    .replace(/oe+/g, 'o')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Complete words only: neither `trehus` nor `2en` contains a number word. */
const WORD = /(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu;

/**
 * Number words up to twenty: Norwegian in both written forms, Swedish, English, and older
 * spellings. The index is the number.
 */
const NUMBER_WORDS: readonly string[] = [
  'null noll zero',
  'en én ei ein et ett eitt one',
  'to två two',
  'tre three',
  'fire fyra four',
  'fem five',
  'seks sex six',
  'sju syv seven',
  'åtte åtta otte eight',
  'ni nio nine',
  'ti tio ten',
  'elleve elva eleven',
  'tolv twelve',
  'tretten tretton thirteen',
  'fjorten fjorton fourteen',
  'femten femton fifteen',
  'seksten sexton sixteen',
  'sytten sjutton seventeen',
  'atten arton aderton eighteen',
  'nitten nitton nineteen',
  'tjue tyve tjugo twenty',
];

const DIGITS: ReadonlyMap<string, string> = new Map(
  NUMBER_WORDS.flatMap((words, number) =>
    words.split(' ').map((word) => [foldText(word), String(number)] as const),
  ),
);
