import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleSortKey, titleSortLanguage } from './title-sort.ts';

const bytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
const sorted = (titles: readonly string[], language: string): string[] =>
  titles.toSorted((a, b) => bytes(titleSortKey(a, language), titleSortKey(b, language)));

/** Reference collations of Node's ICU; `root` is for languages without rules of their own. */
const COLLATIONS = { no: 'nb', nn: 'nn', sv: 'sv', en: 'en', de: 'de' };
const COMMON = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');
const NORDIC = Array.from('åäöæøÅÄÖÆØéèüÜçñóđłħß');
const SIGNS = Array.from(` -–—_,;:!?.'’"”«»()/&+°§`);
const NUMBERS = ['0', '1', '7', '09', '10', '1814', '2'];

describe('titleSortKey', () => {
  it.each([
    ['no', ['Ask', 'Zebra', 'Ærfugl', 'Østfold', 'Åsen', 'Aasen', 'Aasgård']],
    ['se', ['Ask', 'Zebra', 'Ærfugl', 'Østfold', 'Ås']],
    ['sv', ['Aasen', 'Zebra', 'Åsen', 'Ängen', 'Ærfugl', 'Öland', 'Östfold', 'Østfold']],
    ['sv', ['Vik', 'Vik 2', 'Vinge', 'Wik']],
    ['en', ['Aasen', 'Ærfugl', 'Åsen', 'Oslo', 'Østfold', 'Zebra']],
    ['no', ['Fort 2', 'Fort 09', 'Fort 10', 'Fort 1814', 'Fort A']],
    ['no', ['«Bro»', 'bro', 'Bro', 'bró', 'Bru']],
  ])('sorts titles in the order of %s', (language, titles) => {
    expect(sorted(titles.toReversed(), language)).toEqual(titles);
  });

  describe.each(Object.entries(COLLATIONS))('in %s', (language, tag) => {
    const word = (letters: readonly string[]) =>
      fc
        .array(fc.constantFrom(...letters), { maxLength: 8 })
        .map((characters) => characters.join(''));
    const similar = word(['a', 'A', 'å', 'Å', 'aa', 'b', 'æ', 'ä', 'é', 'e', 'ö', 'Ø']);
    const title = fc.oneof(
      similar,
      word([...COMMON, ...NORDIC]),
      word([...COMMON, ...NORDIC, ...SIGNS, ...NUMBERS]),
    );
    // ICU separates the double a before a mark: it reads "aä" as å with a diaeresis.
    const isOdd = (text: string): boolean => /a[åä]/i.test(text);
    const byLetters = new Intl.Collator(tag, { numeric: true, sensitivity: 'base' });

    it('agrees with the collation of the language on letters, signs and numbers', () => {
      fc.assert(
        fc.property(title, title, (a, b) => {
          fc.pre(!isOdd(a) && !isOdd(b));
          const expected = Math.sign(byLetters.compare(a, b));
          const got = bytes(titleSortKey(a, language), titleSortKey(b, language));
          expect({ a, b, agrees: expected === 0 || got === expected }).toEqual({
            a,
            b,
            agrees: true,
          });
        }),
        { numRuns: 1_500 },
      );
    });

    it('compares marks and case only between titles with the same letters', () => {
      fc.assert(
        fc.property(similar, similar, (a, b) => {
          fc.pre(!isOdd(a) && !isOdd(b) && byLetters.compare(a, b) === 0);
          const letters = (text: string): string | undefined =>
            titleSortKey(text, language).split('\u0001')[0];
          expect(letters(a)).toBe(letters(b));
        }),
        { numRuns: 500 },
      );
    });

    it.each([
      ['a', 'A'],
      ['e', 'é'],
      ['ea', 'éa'],
      ['eA', 'éa'],
    ])('sorts %s before %s', (a, b) => {
      expect(new Intl.Collator(tag).compare(a, b)).toBe(-1);
      expect(bytes(titleSortKey(a, language), titleSortKey(b, language))).toBe(-1);
    });
  });

  it('returns a key that fits a database index for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
        const key = titleSortKey(text.toWellFormed(), 'no');
        expect(key).not.toContain('\0');
        expect(Buffer.byteLength(key)).toBeLessThan(2_500);
      }),
    );
  });
});

it.each([
  ['no', ['no', 'sv', 'en'], 'no'],
  ['nn', ['no', 'en'], 'no'],
  ['de', ['no', 'sv', 'en'], 'en'],
  ['de', ['no', 'de'], 'de'],
  ['sv', ['no'], 'sv'],
  ['sma', [], 'no'],
  ['xx', ['no'], 'en'],
])(
  'titleSortLanguage selects for a reader of %s among %j the order of %s',
  (language, available, expected) => expect(titleSortLanguage(language, available)).toBe(expected),
);
