/**
 * What a search means: for each word that a visitor typed, the ways in which a text may hold it, from the word itself to
 * what it was perhaps meant to be. Pure: what the content's vocabulary knows about the words is passed in.
 */
import { editDistance } from './edit-distance.ts';
import type { Alternative } from './search-query.ts';
import { MIN_PART_LENGTH, roughStem } from './search-stem.ts';
import { MAX_TERM_WORDS, relatedTerms } from './search-terms.ts';
import { searchLine, significantWords } from './search-words.ts';

/** What the vocabulary is asked about one word. */
export interface WordLookup {
  readonly word: string;
  readonly stem: string;
  /** Typed by the visitor, and not ours (a term of the same meaning, two words written as one). */
  readonly isTyped: boolean;
  /** May be unfinished: what begins with it is wanted too. */
  readonly isLast: boolean;
}

/** A word of the vocabulary that has to do with the one that was asked about. */
export interface SimilarWord {
  readonly word: string;
  /** Its stems in the languages of the content, and itself. */
  readonly lexemes: readonly string[];
  /** Begins with it, ends with it (as compounds do), or looks like it. */
  readonly how: 'start' | 'part' | 'alike';
}

export interface WordFacts {
  readonly word: string;
  /** Its stems in the languages of the content. */
  readonly lexemes: readonly string[];
  /** Some text holds it, in one form or another. */
  readonly isKnown: boolean;
  readonly similar: readonly SimilarWord[];
  /** Two known words that it may be made of, as the lexemes of each. */
  readonly splits: readonly (readonly [readonly string[], readonly string[]])[];
}

/** How a word is held, best first. */
export const CLOSENESS = ['word', 'stem', 'start', 'near', 'far'] as const;
export type Closeness = (typeof CLOSENESS)[number];

/** The ways in which one word may be held. */
export type WordPlan = Readonly<Record<Closeness, readonly Alternative[]>>;

export interface SearchPlan {
  readonly words: readonly WordPlan[];
  /** All that was typed, as titles are compared. */
  readonly line: string;
  /** How a title begins that is the one meant. */
  readonly beginnings: readonly string[];
}

/** A shorter beginning would be that of half the index: it is looked for among the vocabulary's most used words. */
const MIN_PREFIX_LENGTH = 5;

/** All that `planSearch` needs to know about, each word once. */
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

/** `undefined` when nothing that was typed is known or resembles something known. */
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
  return { words: found, line, beginnings: [line, ...beginningsOf(first)] };
}

const MAX_BEGINNINGS = 6;

/** The first word as it is known, or what it was perhaps meant to be. */
function beginningsOf({ word, stem, start, near }: WordPlan): string[] {
  const alternatives = [[...word, ...stem], start, near].find((some) => some.length > 0) ?? [];
  const lexemes = alternatives.flatMap(({ lexemes: [lexeme, ...others] }) =>
    lexeme !== undefined && others.length === 0 ? [lexeme] : [],
  );
  return [...new Set(lexemes)].slice(0, MAX_BEGINNINGS);
}

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

/** What the visitor may be on the way to. */
function startsOf({ word, isKnown, similar }: WordFacts): Alternative[] {
  const known = similar.filter(({ how }) => how === 'start').flatMap(({ lexemes }) => lexemes);
  const isLong = word.length >= MIN_PREFIX_LENGTH && (isKnown || known.length > 0);
  if (!isLong) return single(known);
  const others = known.filter((lexeme) => !lexeme.startsWith(word));
  return [...single(others), { lexemes: [word], isPrefix: true }];
}

/** The word as one half of a longer one: kirke in stavkirke, jordbruk in jordbrukslandskap. */
function compounds({ word, similar }: WordFacts, isLast: boolean): Alternative[] {
  if (word.length < MIN_PART_LENGTH) return [];
  return similar
    .filter(({ how }) => how === 'part' || (how === 'start' && !isLast))
    .flatMap(({ lexemes }) => single(lexemes));
}

/** Two words that were written as one. */
function asTwo({ isKnown, splits }: WordFacts): Alternative[] {
  if (isKnown) return [];
  return splits.flatMap(together);
}

/** A word that was written as two, here and before or after: either half is held by the whole. */
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

/** What a word was meant to be, when it is none: the nearest ones, and those one step further away. */
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

/** Half an error when the two sound the same. */
function slipDistance(word: string, other: string, limit: number, isLast: boolean): number {
  if (phoneticKey(word) === phoneticKey(other)) return 0.5;
  const fullDistance = editDistance(word, other, limit);
  if (!isLast || fullDistance <= limit) return fullDistance;
  // Perhaps only its beginning was typed so far, which is less certain.
  return prefixDistance(word, other, limit - 1) + 1;
}

/** To the beginning that comes nearest: with a letter too few, more of the other word has been typed than it seems. */
function prefixDistance(word: string, other: string, limit: number): number {
  const lengths = Array.from({ length: 2 * limit + 1 }, (_, more) => word.length - limit + more);
  return Math.min(...lengths.map((length) => editDistance(word, other.slice(0, length), limit)));
}

function errorsAllowed(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 9 ? 2 : 3;
}

/** Spellings that are mixed up because they sound alike. For folded words. */
function phoneticKey(word: string): string {
  return word
    .replace(/kj|tj|ck|ch|c|q/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/hv|w/g, 'v')
    .replace(/z/g, 's')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1');
}

/** Words of the same meaning in another language, also for several words that are one term together. */
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

/** One form of each word, in every combination. */
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

/** Every run of neighbouring words that is short enough to be a term. */
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
