/**
 * Query expansion: for each typed word, the forms in which a text may contain it, from the word
 * itself to corrections of a probable typing error. Pure: facts about the content's vocabulary are
 * passed in.
 */
import { kindsNamed } from './search-kinds.ts';
import type { Alternative } from './search-query.ts';
import { MIN_PART_LENGTH, roughStem, MAX_TERM_WORDS, relatedTerms } from './search-terms.ts';
import { searchLine, significantWords } from './search-words.ts';

/** Query to the vocabulary for one word. */
export interface WordLookup {
  readonly word: string;
  readonly stem: string;
  /** Typed by the visitor, not added by us (a synonym, two words joined). */
  readonly isTyped: boolean;
  /** May be incomplete: words with this prefix match, too. */
  readonly isLast: boolean;
}

/** A word of the vocabulary that is related to the queried one. */
export interface SimilarWord {
  readonly word: string;
  /** The word itself and its stems in the content's languages. */
  readonly lexemes: readonly string[];
  /** Has it as a prefix, as a suffix (compounds), or is spelt similarly. */
  readonly how: 'start' | 'part' | 'alike';
}

export interface WordFacts {
  readonly word: string;
  /** Its stems in the content's languages. */
  readonly lexemes: readonly string[];
  /** Some text contains it, in any form. */
  readonly isKnown: boolean;
  readonly similar: readonly SimilarWord[];
  /** Splits into two known words, as the lexemes of each. */
  readonly splits: readonly (readonly [readonly string[], readonly string[]])[];
}

/** How closely a text matches a word, best first. */
export const CLOSENESS = ['word', 'stem', 'start', 'near', 'far'] as const;
export type Closeness = (typeof CLOSENESS)[number];

/** The forms of one word, by closeness. */
export type WordPlan = Readonly<Record<Closeness, readonly Alternative[]>>;

export interface SearchPlan {
  readonly words: readonly WordPlan[];
  /** The normalised query, as titles are compared. */
  readonly line: string;
  /** Prefixes of the title that is probably meant. */
  readonly beginnings: readonly string[];
  /** Kinds of documents that a word names: of equal matches theirs are first. */
  readonly kinds: readonly string[];
}

/** A shorter prefix matches half of the index: it is looked up among the most frequent words. */
const MIN_PREFIX_LENGTH = 5;

/** All words that `planSearch` needs facts about, each once. */
export function wordsToLookUp(typed: string): WordLookup[] {
  const words = significantWords(typed);
  const own = words.map((word, index) => toLookup(word, true, index === words.length - 1));
  const joined = pairs(words).map(([one, other], index) =>
    toLookup(one + other, false, index === words.length - 2),
  );
  const terms = phrases(words)
    .flatMap(({ phrase }) => relatedTerms(phrase))
    .flat()
    .map((word) => toLookup(word, false, false));
  const lookups = [...terms, ...joined, ...own].map((one) => [one.word, one] as const);
  return [...new Map(lookups).values()];
}

function toLookup(word: string, isTyped: boolean, isLast: boolean): WordLookup {
  return { word, stem: roughStem(word), isTyped, isLast };
}

/** Returns `undefined` when no typed word is known or similar to a known one. */
export function planSearch(
  typed: string,
  facts: ReadonlyMap<string, WordFacts>,
): SearchPlan | undefined {
  const words = significantWords(typed);
  const plans = words.map((_, index) => planWord(words, index, facts));
  const found = plans.filter((plan) => plan !== undefined);
  const [first] = found;
  if (!first) return undefined;
  const line = searchLine(typed);
  return {
    words: found,
    line,
    beginnings: [line, ...beginningsOf(first)],
    kinds: kindsNamed(found.flatMap((word) => lexemesOf(Object.values(word).flat()))),
  };
}

const MAX_BEGINNINGS = 6;

/** The first word as known, or its probable correction. */
function beginningsOf({ word, stem, start, near }: WordPlan): string[] {
  const alternatives = [[...word, ...stem], start, near].find((some) => some.length > 0) ?? [];
  return [...new Set(lexemesOf(alternatives))].slice(0, MAX_BEGINNINGS);
}

/** Without alternatives of several lexemes. */
const lexemesOf = (alternatives: readonly Alternative[]): string[] =>
  alternatives.flatMap(({ lexemes: [lexeme, ...others] }) =>
    lexeme !== undefined && others.length === 0 ? [lexeme] : [],
  );

type Facts = ReadonlyMap<string, WordFacts>;

function planWord(words: readonly string[], index: number, facts: Facts): WordPlan | undefined {
  const word = words[index] ?? '';
  const known = facts.get(word);
  if (!known) return undefined;
  const isLast = index === words.length - 1;
  const start = isLast ? startsOf(known) : [];
  const joined = joinedWith(words, index, facts);
  const plan = {
    word: known.isKnown ? [{ lexemes: [word] }, ...joined] : joined,
    stem: known.isKnown ? single(known.lexemes) : [],
    start,
    near: [...compounds(known, isLast), ...asTwo(known), ...slips(known, isLast).near],
    far: [...slips(known, isLast).far, ...sameMeaning(words, index, facts)],
  };
  return Object.values(plan).some((alternatives) => alternatives.length > 0) ? plan : undefined;
}

const single = (lexemes: readonly string[]): Alternative[] =>
  lexemes.map((lexeme) => ({ lexemes: [lexeme] }));

/** Completions of an incomplete word. */
function startsOf({ word, isKnown, similar }: WordFacts): Alternative[] {
  const known = similar.filter(({ how }) => how === 'start').flatMap(({ lexemes }) => lexemes);
  const isLong = word.length >= MIN_PREFIX_LENGTH && (isKnown || known.length > 0);
  if (!isLong) return single(known);
  const others = known.filter((lexeme) => !lexeme.startsWith(word));
  return [...single(others), { lexemes: [word], isPrefix: true }];
}

/** Compounds with the word as one half: kirke in stavkirke, jordbruk in jordbrukslandskap. */
function compounds({ word, similar }: WordFacts, isLast: boolean): Alternative[] {
  if (word.length < MIN_PART_LENGTH) return [];
  return similar
    .filter(({ how }) => how === 'part' || (how === 'start' && !isLast))
    .flatMap(({ lexemes }) => single(lexemes));
}

/** Two words that were typed as one. */
function asTwo({ isKnown, splits }: WordFacts): Alternative[] {
  if (isKnown) return [];
  return splits.flatMap(together);
}

/** A compound typed as two words: with the word before or after, joined it matches either half. */
function joinedWith(words: readonly string[], index: number, facts: Facts): Alternative[] {
  return pairs(words)
    .filter((_, at) => at === index || at === index - 1)
    .flatMap(([one, other]) => {
      const known = facts.get(one + other);
      if (!known) return [];
      const starting = known.similar.filter(({ how }) => how === 'start');
      const own = known.isKnown ? [known.word, ...known.lexemes] : [];
      return single([...own, ...starting.flatMap(({ lexemes }) => lexemes)]);
    });
}

/** Corrections of an unknown word: the nearest ones, and those one step further. */
function slips(facts: WordFacts, isLast: boolean): { near: Alternative[]; far: Alternative[] } {
  const { word, isKnown, similar } = facts;
  const isUnfinished = isLast && similar.some(({ how }) => how === 'start');
  if (isKnown || isUnfinished) return { near: [], far: [] };
  const limit = errorsAllowed(word.length);
  const measured = similar
    .filter(({ how }) => how === 'alike')
    .map(({ word: other, lexemes }) => ({
      lexemes,
      distance: slipDistance(word, other, limit, isLast),
    }))
    .filter(({ distance }) => distance <= limit);
  const least = Math.min(...measured.map(({ distance }) => distance));
  const within = (from: number, to: number): Alternative[] =>
    measured
      .filter(({ distance }) => distance >= from && distance <= to)
      .flatMap(({ lexemes }) => single(lexemes));
  return { near: within(0, least), far: within(least + 0.5, least + 1) };
}

/** Half an error when the two are phonetically equal. */
function slipDistance(word: string, other: string, limit: number, isLast: boolean): number {
  if (phoneticKey(word) === phoneticKey(other)) return 0.5;
  const fullDistance = editDistance(word, other, limit);
  if (!isLast || fullDistance <= limit) return fullDistance;
  // The word may be incomplete, which is less certain.
  return prefixDistance(word, other, limit - 1) + 1;
}

/**
 * To the nearest prefix: with a missing character, more of the other word has been typed than the
 * length suggests.
 */
function prefixDistance(word: string, other: string, limit: number): number {
  const lengths = Array.from({ length: 2 * limit + 1 }, (_, more) => word.length - limit + more);
  return Math.min(...lengths.map((length) => editDistance(word, other.slice(0, length), limit)));
}

function errorsAllowed(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 9 ? 2 : 3;
}

/** Unifies spellings that sound alike. For folded words. */
function phoneticKey(word: string): string {
  return word
    .replace(/kj|tj|ck|ch|c|q/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/hv|w/g, 'v')
    .replace(/z/g, 's')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1');
}

/** Synonyms and translations, also of terms of several words. */
function sameMeaning(words: readonly string[], index: number, facts: Facts): Alternative[] {
  return phrases(words)
    .filter(({ from, phrase }) => from <= index && index < from + phrase.length)
    .flatMap(({ phrase }) => relatedTerms(phrase))
    .flatMap((term) => {
      const known = term.map((word) => facts.get(word));
      if (!known.every((one) => one !== undefined && one.isKnown)) return [];
      return together(known.map((one) => [one?.word ?? '', ...(one?.lexemes ?? [])]));
    });
}

/** All combinations of one form per word. */
function together(forms: readonly (readonly string[])[]): Alternative[] {
  return forms
    .reduce<string[][]>(
      (combinations, next) =>
        combinations.flatMap((lexemes) => next.map((lexeme) => [...lexemes, lexeme])),
      [[]],
    )
    .map((lexemes) => ({ lexemes }));
}

interface Phrase {
  readonly from: number;
  readonly phrase: readonly string[];
}

/** Every run of adjacent words that is short enough to be a term. */
function phrases(words: readonly string[]): Phrase[] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_TERM_WORDS, words.length - from) }, (__, more) => ({
      from,
      phrase: words.slice(from, from + more + 1),
    })),
  );
}

function pairs(words: readonly string[]): [string, string][] {
  return words.slice(1).map((word, index) => [words[index] ?? '', word]);
}

/**
 * Number of typing errors between two words: an inserted, missing or wrong character, or two
 * transposed ones (optimal string alignment). Returns `limit + 1` as soon as the distance exceeds
 * `limit`.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return at(last, other.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;
