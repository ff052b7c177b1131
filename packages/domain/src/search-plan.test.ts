import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CLOSENESS,
  planSearch,
  wordsToLookUp,
  type SimilarWord,
  type WordFacts,
  editDistance,
} from './search-plan.ts';
import { anyOf, atLeast, except, lineOf } from './search-query.ts';
import { MAX_SEARCH_WORDS } from './search-words.ts';

const known = (word: string, more: Partial<WordFacts> = {}): WordFacts => ({
  word,
  lexemes: [word],
  isKnown: true,
  similar: [],
  splits: [],
  ...more,
});
const unknown = (word: string, more: Partial<WordFacts> = {}): WordFacts =>
  known(word, { isKnown: false, ...more });
const similar = (how: SimilarWord['how'], ...words: string[]): SimilarWord[] =>
  words.map((word) => ({ word, lexemes: [word], how }));
const plan = (typed: string, ...facts: WordFacts[]) =>
  planSearch(typed, new Map(facts.map((one) => [one.word, one])))?.words.map((word) =>
    Object.fromEntries(
      CLOSENESS.flatMap((closeness) => {
        const query = anyOf(word[closeness]);
        return query === undefined ? [] : [[closeness, query]];
      }),
    ),
  );

describe('the plan of a search', () => {
  it.each([
    [
      'the word and its stem',
      'kirker',
      [known('kirker', { lexemes: ['kirk'] })],
      [{ word: "'kirker'", stem: "'kirk'" }],
    ],
    [
      'what it may be the beginning of',
      'urn',
      [unknown('urn', { similar: similar('start', 'urnes') })],
      [{ start: "'urnes'" }],
    ],
    [
      'compounds that end with it',
      'gate',
      [known('gate', { similar: similar('part', 'storgate') })],
      [{ near: "'storgate'" }],
    ],
    [
      'what was begun with a letter too few',
      'geirager',
      [unknown('geirager', { similar: similar('alike', 'geirangerfjorden') })],
      [{ near: "'geirangerfjorden'" }],
    ],
    [
      'the nearest word, and those a little further away',
      'brggen',
      [unknown('brggen', { similar: similar('alike', 'bryggen', 'bryggene', 'bergverk') })],
      [{ near: "'bryggen'", far: "'bryggene'" }],
    ],
    [
      'two words that were written as one',
      'rockcarvings',
      [unknown('rockcarvings', { splits: [[['rock'], ['carv']]] })],
      [{ near: "('rock' & 'carv')" }],
    ],
  ])('contains %s', (_what, typed, facts, expected) => {
    expect(plan(typed, ...facts)).toMatchObject(expected);
  });

  it('contains a compound that was typed as two words', () => {
    const words = plan('stav kirke', known('stav'), known('kirke'), known('stavkirke'));
    expect(words?.map(({ word }) => word)).toEqual([
      "'stav' | 'stavkirke'",
      "'kirke' | 'stavkirke'",
    ]);
  });

  it('contains a compound of adjacent words only, and what begins with it', () => {
    const words = plan(
      'stav kirke dag',
      ...['stav', 'kirke', 'dag'].map((word) => known(word)),
      unknown('stavkirke', {
        similar: [...similar('start', 'stavkirkeruin'), ...similar('part', 'minstavkirke')],
      }),
    );
    expect(words?.map(({ word }) => word)).toEqual([
      "'stav' | 'stavkirkeruin'",
      "'kirke' | 'stavkirkeruin'",
      "'dag'",
    ]);
  });

  it.each([
    ['a known word', known('kirke'), "'kirke':*"],
    [
      'an unknown word that others begin with',
      unknown('kirke', { similar: similar('start', 'kirkegard') }),
      "'kirke':*",
    ],
    [
      'a word with a completion that is spelt otherwise',
      known('kirke', {
        similar: [{ word: 'kirkegard', lexemes: ['kirkegard', 'kyrkjegard'], how: 'start' }],
      }),
      "'kyrkjegard' | 'kirke':*",
    ],
    [
      'a short word, by its completions',
      known('kirk', { similar: similar('start', 'kirkegard') }),
      "'kirkegard'",
    ],
    [
      'an unknown word with a compound',
      unknown('kirke', { similar: similar('part', 'x') }),
      undefined,
    ],
  ])('completes %s', (_, facts, start) => {
    expect(plan(facts.word, facts)?.[0]?.['start']).toBe(start);
  });

  it('completes the last word only; of others the completions are compounds', () => {
    const gate = known('gate', { similar: similar('start', 'gatenavn') });
    const [first] = plan('gate bergen', gate, known('bergen')) ?? [];
    expect(first).toMatchObject({ near: "'gatenavn'" });
    expect(first).not.toHaveProperty('start');
    const [, last] = plan('bergen gate', gate, known('bergen')) ?? [];
    expect(last).toMatchObject({ start: "'gatenavn'" });
    expect(last).not.toHaveProperty('near');
  });

  it.each([
    ['urn', unknown('urn', { similar: similar('start', 'urnes') }), ['urn', 'urnes']],
    ['brggen', unknown('brggen', { similar: similar('alike', 'bryggen') }), ['brggen', 'bryggen']],
    ['Kirker', known('kirker', { lexemes: ['kirk'] }), ['kirker', 'kirk']],
    ['rockart', unknown('rockart', { splits: [[['rock'], ['art']]] }), ['rockart']],
  ])('takes titles that begin like %s as meant', (typed, facts, beginnings) => {
    const found = planSearch(typed, new Map([[facts.word, facts]]));
    expect(found?.line).toBe(typed.toLowerCase());
    expect([...new Set(found?.beginnings)]).toEqual(beginnings);
  });

  it('needs facts about the typed words, joined ones and synonyms', () => {
    const lookups = wordsToLookUp('rock carving stav');
    const found = new Map(lookups.map(({ word, isTyped, isLast }) => [word, [isTyped, isLast]]));
    expect(Object.fromEntries(found)).toMatchObject({
      rock: [true, false],
      carving: [true, false],
      stav: [true, true],
      rockcarving: [false, false],
      carvingstav: [false, true],
      helleristning: [false, false],
    });
  });

  it('contains translations of the words typed, no unknown ones', () => {
    expect(plan('church', known('church'), unknown('kyrka'))?.[0]).not.toHaveProperty('far');
    const facts = ['rock', 'carving', 'stav', 'helleristning'].map((word) => known(word));
    const words = plan('rock carving stav', ...facts);
    expect(words?.map((word) => word['far'])).toEqual([
      "'helleristning'",
      "'helleristning'",
      undefined,
    ]);
  });

  it('contains known translations', () => {
    expect(plan('church', known('church'), known('kyrka'))?.[0]?.['far']).toBe("'kyrka'");
    expect(
      plan('rock carving', known('rock'), known('carving'), known('helleristning'))?.[1]?.['far'],
    ).toBe("'helleristning'");
  });

  it.each([
    ['a name', 'rebus bergen', [known('rebus'), known('bergen')], ['rebus']],
    ['a form of it', 'rebusene', [known('rebusene', { lexemes: ['rebus'] })], ['rebus']],
    ['the name on the tab', 'rebusløp', [known('rebuslop')], ['rebus']],
    ['a translation', 'quiz trail', [known('quiz'), known('trail'), known('rebus')], ['rebus']],
    [
      'two kinds',
      'utvalg presentasjon',
      [known('utvalg'), known('presentasjon')],
      ['group', 'selection'],
    ],
    ['a name that no text contains', 'rebus bergen', [unknown('rebus'), known('bergen')], []],
    ['no name', 'gamle bergen', [known('gamle'), known('bergen')], []],
  ])('names the kinds of documents that were typed: %s', (_what, typed, facts, kinds) => {
    const found = planSearch(typed, new Map(facts.map((one) => [one.word, one])));
    expect(found?.kinds).toEqual(kinds);
  });

  it('does not correct a word that is known, nor short ones', () => {
    const alike = similar('alike', 'bergen', 'bok');
    expect(plan('berget', known('berget', { similar: alike }))?.[0]).not.toHaveProperty('near');
    expect(plan('bik', unknown('bik', { similar: alike }))).toBeUndefined();
  });

  it.each([
    ['abc', 0],
    ['abcd', 1],
    ['abcde', 1],
    ['abcdef', 2],
    ['abcdefgh', 2],
    ['abcdefghj', 3],
    ['abcdefghjl', 3],
  ])('corrects in %s at most %i errors', (word, errors) => {
    // The words on each side of the limit differ at their start, so that none is a prefix.
    const spoilt = (count: number) => 'x'.repeat(count) + word.slice(count);
    const typed = (count: number) =>
      plan(
        `${word} kirke`,
        unknown(word, { similar: similar('alike', spoilt(count)) }),
        known('kirke'),
      );
    expect(typed(errors + 1)).toHaveLength(1);
    expect(typed(Math.max(errors, 1))).toHaveLength(errors > 0 ? 2 : 1);
  });

  it('omits unknown words, and is undefined without known ones', () => {
    expect(plan('stavkirke xyzzy', known('stavkirke'), unknown('xyzzy'))).toHaveLength(1);
    expect(plan('xyzzy', unknown('xyzzy'))).toBeUndefined();
    expect(plan('', known('stavkirke'))).toBeUndefined();
  });
});

describe('for any input', () => {
  const words = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc
      .array(fc.constantFrom('kirke', 'stav', 'rock', 'carving', "'", '&', ':*', '\\'), {
        maxLength: 40,
      })
      .map((all) => all.join(' ')),
  );
  const lexeme = fc.oneof(
    fc.constantFrom('kirk', 'stav'),
    fc.string({ unit: 'grapheme', maxLength: 10 }),
  );
  const lexemes = fc.array(lexeme, { maxLength: 3 });
  const facts = fc.record({
    lexemes,
    isKnown: fc.boolean(),
    similar: fc.array(
      fc.record({ word: lexeme, lexemes, how: fc.constantFrom('start', 'part', 'alike') } as const),
      { maxLength: 5 },
    ),
    splits: fc.array(fc.tuple(lexemes, lexemes), { maxLength: 2 }),
  });

  it('few words are looked up, each once', () => {
    fc.assert(
      fc.property(words, (typed) => {
        const lookupWords = wordsToLookUp(typed).map(({ word }) => word);
        expect(new Set(lookupWords).size).toBe(lookupWords.length);
        expect(lookupWords.length).toBeLessThan(400);
      }),
    );
  });

  it('the conditions are well formed and of bounded size', () => {
    fc.assert(
      fc.property(words, facts, (typed, fact) => {
        const known = new Map(wordsToLookUp(typed).map(({ word }) => [word, { ...fact, word }]));
        const searchPlan = planSearch(typed, known);
        expect(searchPlan?.words.length ?? 0).toBeLessThanOrEqual(MAX_SEARCH_WORDS);
        const queries = (searchPlan?.words ?? []).flatMap(
          (word) => anyOf(Object.values(word).flat()) ?? [],
        );
        const query = atLeast(queries, Math.ceil(queries.length / 2)) ?? "'a'";
        expect(query).toMatch(/^(?:[()]|'[\p{L}\p{N}]+'(?::\*?[ABC]?)?| [&|] )+$/u);
        expect(query.length).toBeLessThan(1_000_000);
      }),
    );
  });
});

describe('atLeast', () => {
  it.each([
    [3, '((a) & (b) & (c))'],
    [2, '((a) & (b)) | ((a) & (c)) | ((b) & (c))'],
    [1, '((a)) | ((b)) | ((c))'],
  ])('%i of three', (least, query) => expect(atLeast(['a', 'b', 'c'], least)).toBe(query));

  it('is undefined without conditions', () => {
    expect(atLeast([], 1)).toBeUndefined();
    expect(anyOf([{ lexemes: [] }, { lexemes: ["o'hara"] }])).toBeUndefined();
  });

  it('anyOf marks prefixes and weights', () => {
    expect(anyOf([{ lexemes: ['kirk'], isPrefix: true }], 'A')).toBe("'kirk':*A");
  });

  it('except excludes what is given', () => {
    expect(except("'a' | 'b'", "'c' | 'd'")).toBe("('a' | 'b') & !('c' | 'd')");
    expect(except("'a'", undefined)).toBe("'a'");
  });

  it('lineOf compares whole lines or their beginnings, each once, of at most 500 characters', () => {
    expect(lineOf(['gamle kirke'], 'whole')).toBe("'gamle kirke'");
    expect(lineOf(['kirke', 'kirk', 'kirke', "'"], 'beginning')).toBe("'kirke':* | 'kirk':*");
    expect(lineOf(['𐐨'.repeat(501)], 'whole')).toBe(`'${'𐐨'.repeat(500)}'`);
  });
});

describe('editDistance', () => {
  it.each([
    ['bryggen', 'bryggen', 0],
    ['brygen', 'bryggen', 1],
    ['bryggenn', 'bryggen', 1],
    ['brugge', 'brygge', 1],
    ['stavkrike', 'stavkirke', 1],
    ['stavkyrkja', 'stavkirke', 3],
    ['', 'ab', 2],
  ])('from %s to %s is %i', (one, other, distance) => {
    expect(editDistance(one, other, 5)).toBe(distance);
  });

  it('returns limit + 1 above the limit', () => {
    expect(editDistance('urnes', 'undredal', 2)).toBe(3);
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
  });

  it('is symmetric, 0 for equal words only, and at most the longer length', () => {
    const word = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distance = editDistance(one, other, 99);
        expect(distance).toBe(editDistance(other, one, 99));
        expect(distance === 0).toBe(one === other);
        expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });
});
