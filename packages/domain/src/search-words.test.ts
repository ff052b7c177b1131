import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  foldSearch,
  MAX_SEARCH_WORDS,
  searchLine,
  searchWords,
  significantWords,
} from './search-words.ts';

describe('searchWords', () => {
  it.each([
    ['Urnes stavkirke', ['urnes', 'stavkirke']],
    ['Rjukan–Notodden industriarv', ['rjukan', 'notodden', 'industriarv']],
    ['Norway’s World Heritage', ['norway', 'world', 'heritage']],
    ["l'église d’Urnes", ['eglise', 'urnes']],
    ['S:ta Karin', ['s', 'ta', 'karin']],
    ['fra 1129–1130, 9 400 km²', ['fra', '1129', '1130', '9', '400', 'km²']],
    [' \t|&!():*\'"<>\\%_ ', []],
  ])('splits %s', (text, words) => expect(searchWords(text)).toEqual(words));

  it('returns only folded letters and digits for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of searchWords(text)) {
          expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
          expect(word.isWellFormed()).toBe(true);
        }
        expect(searchLine(text)).toBe(searchWords(text).join(' '));
      }),
    );
  });
});

describe('significantWords', () => {
  it.each([
    ['Bryggen i Bergen', ['bryggen', 'bergen']],
    ['what is world heritage', ['world', 'heritage']],
    ['hva er verdensarv?', ['verdensarv']],
    ['i og på', ['i', 'og', 'pa']],
    ['by by BY', ['by']],
    ['', []],
  ])('removes stop words from %s', (typed, words) => {
    expect(significantWords(typed)).toEqual(words);
  });

  it('returns a bounded number of words', () => {
    const typed = Array.from({ length: 50 }, (_, index) => `ord${index}`).join(' ');
    expect(significantWords(typed)).toHaveLength(MAX_SEARCH_WORDS);
  });

  it('has stop words in folded form', () => {
    for (const word of ['på', 'är', 'från', 'när'])
      expect(significantWords(`${word} hus`)).toEqual(['hus']);
    expect(foldSearch('på')).toBe('pa');
  });
});

describe('foldSearch', () => {
  it.each([
    ['Ålesund', 'Aalesund', 'Alesund', 'ÅLESUND', 'A\u030alesund'],
    ['Tromsø', 'Tromsoe', 'Tromso', 'TROMSÖ'],
    ['Sæter', 'Saeter', 'Sater', 'Säter'],
    ['Malmö', 'Malmø', 'malmoe'],
    ['Kárášjohka', 'karasjohka'],
    ['Đivttasvuotna', 'divttasvuotna'],
    ['Łódź', 'lodz'],
  ])('unifies the spellings of %s', (first, ...others) => {
    for (const other of others) expect(foldSearch(other)).toBe(foldSearch(first));
  });

  it.each([
    ['Urnes', 'Røros'],
    ['bår', 'bor'],
    ['hus 12', 'hus 13'],
  ])('distinguishes %s and %s', (one, other) => {
    expect(foldSearch(one)).not.toBe(foldSearch(other));
  });

  it('is idempotent', () => {
    for (const text of ['Ålesund', 'aaa', 'oåe', 'æe', 'a\u030aa', 'İstanbul'])
      expect(foldSearch(foldSearch(text))).toBe(foldSearch(text));
  });
});
