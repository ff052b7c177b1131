/**
 * Tokenises a text for search into folded words. The import and the query use the
 * same function, so that they agree. A word consists of letters and digits only.
 */

/** Longer words are cut; the index does not accept them. */
const MAX_WORD_LENGTH = 40;
const LONGEST_WORD = new RegExp(`^.{1,${MAX_WORD_LENGTH}}`, 'u');
/** The first words carry the meaning; each costs a database lookup. */
export const MAX_SEARCH_WORDS = 8;

/** All words in order, including repeated ones. */
export function searchWords(text: string): string[] {
  const folded = foldSearch(text);
  const words =
    (/['’]/.test(folded) ? withoutMarks(folded) : folded).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word.length > MAX_WORD_LENGTH ? shorten(word) : word));
}

/** Norway’s, l’église: the remainder before or after the apostrophe is not a word. */
function withoutMarks(folded: string): string {
  return folded.replace(/['’]s(?![\p{L}\p{N}])/gu, '').replace(/(?<![\p{L}\p{N}])[dl]['’]/gu, '');
}

/** Cuts between complete characters. */
const shorten = (word: string): string => LONGEST_WORD.exec(word)?.[0] ?? '';

/** The words joined by single spaces: the form in which titles are compared. */
export function searchLine(text: string): string {
  return searchWords(text).join(' ');
}

/**
 * The distinct words of a query without stop words (and, the, i), unless there are no others. The
 * word that is being typed is the last one.
 */
export function significantWords(typed: string): string[] {
  const words = [...new Set(searchWords(typed))];
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  return (significant.length > 0 ? significant : words).slice(0, MAX_SEARCH_WORDS);
}

/** Folded. Only words without meaning in all three languages: `by` is a town, `mine` may be one. */
const STOP_WORDS = new Set(
  (
    'a alle alla an and are as at att av bak ble blir bli da de dei deg dem den denne der det dette din dit du ein ei eit ' +
    'ej eller en er et ett etter for fra from fran ha har hos how hur hva vad hvem vem hvor var vart hvordan i ikke inte ikkje is it ' +
    'in into jag jeg eg kan kva kvar med mellom mot nar nara near ner no nog noe nagot och of og om on opp or pa se ska skal som ' +
    'so sa the til till to ved vi vid vara was were what when where which who with ut a ar'
  ).split(' '),
);

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

/**
 * One spelling for variants of a word, for the search index and the query alike: removes case and
 * diacritics, and unifies the Nordic letters with their replacements (Ålesund, Aalesund, Alesund;
 * Tromsø, Tromsoe, Tromso). For comparison only, never for display.
 */
export function foldSearch(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}+/gu, '')
    .replace(/[æøœđðŧþŋłßı]/g, (character) => TRANSLITERATIONS[character] ?? character)
    .replace(/a[ae]+/g, 'a')
    .replace(/oe+/g, 'o');
}
