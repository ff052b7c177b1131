/**
 * What a text is searched by: its words, folded (`fold-search`). The import splits texts and the search splits what a
 * visitor types, both here, so that the two agree. A word holds letters and digits only.
 */
import { foldSearch } from './fold-search.ts';

/** What is longer is no word, and the index does not take it. */
const MAX_WORD_LENGTH = 40;
const LONGEST_WORD = new RegExp(`^.{1,${MAX_WORD_LENGTH}}`, 'u');
/** What a visitor means stands in the first words; each costs the database a look-up. */
export const MAX_SEARCH_WORDS = 8;

/** All words in order, repeated ones too. */
export function searchWords(text: string): string[] {
  const folded = foldSearch(text);
  const words =
    (/['’]/.test(folded) ? withoutMarks(folded) : folded).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word.length > MAX_WORD_LENGTH ? shorten(word) : word));
}

/** Norway’s, l’église: what is left after or before the mark is no word. */
function withoutMarks(folded: string): string {
  return folded.replace(/['’]s(?![\p{L}\p{N}])/gu, '').replace(/(?<![\p{L}\p{N}])[dl]['’]/gu, '');
}

/** By whole characters. */
function shorten(word: string): string {
  return LONGEST_WORD.exec(word)?.[0] ?? '';
}

/** The words with one space between: the form in which whole titles are compared. */
export function searchLine(text: string): string {
  return searchWords(text).join(' ');
}

/**
 * What of a search is looked for: distinct words without those that say nothing (and, the, i), unless there are no
 * others. The word that is still being typed is the last one.
 */
export function significantWords(typed: string): string[] {
  const words = [...new Set(searchWords(typed))];
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  return (significant.length > 0 ? significant : words).slice(0, MAX_SEARCH_WORDS);
}

/** Folded. Only words that mean nothing in all three languages: `by` is a town, `mine` may be one. */
const STOP_WORDS = new Set(
  (
    'a alle alla an and are as at att av bak ble blir bli da de dei deg dem den denne der det dette din dit du ein ei eit ' +
    'ej eller en er et ett etter for fra from fran ha har hos how hur hva vad hvem vem hvor var vart hvordan i ikke inte ikkje is it ' +
    'in into jag jeg eg kan kva kvar med mellom mot nar nara near ner no nog noe nagot och of og om on opp or pa se ska skal som ' +
    'so sa the til till to ved vi vid vara was were what when where which who with ut a ar'
  ).split(' '),
);
