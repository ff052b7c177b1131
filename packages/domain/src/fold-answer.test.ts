import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldAnswer, foldText } from './fold-answer.ts';

it.each([
  ['DRAGE', 'drage'],
  ['  drage \n', 'drage'],
  ['Håkon  Håkonsson', 'haakon haakonsson'],
  ['båt', 'bat'],
  ['Ærø', 'aeroe'],
  ['Ærø', 'aro'],
  ['Österåker', 'osteraker'],
  ['Östersund', 'Øster-sund'.replace('-', '')],
  ['Kárášjohka', 'karasjohka'],
  ['cafe\u0301', 'café'],
  ['ŊŦĐ', 'ntd'],
])('foldAnswer treats %j and %j as equal', (one, other) => {
  expect(foldAnswer(one)).toBe(foldAnswer(other));
});

it.each([
  ['drage', 'dragen'],
  ['1130', '1131'],
  ['to ord', 'toord'],
])('foldAnswer distinguishes %j and %j', (one, other) => {
  expect(foldAnswer(one)).not.toBe(foldAnswer(other));
});

it('folding is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldAnswer(foldAnswer(text))).toBe(foldAnswer(text));
    }),
  );
});

describe('numbers', () => {
  it.each([
    ['tre', '3'],
    ['Tre', 'three'],
    ['én', '1'],
    ['ETT', 'one'],
    ['två', 'to'],
    ['seks', 'sex'],
    ['sju', 'syv'],
    ['åtta', '8'],
    ['aatte', 'eight'],
    ['elleve', 'elva'],
    ['sytten', 'sjutton'],
    ['arton', 'atten'],
    ['tjugo', '20'],
    ['tjue', 'twenty'],
    ['Tre tårn', '3 taarn'],
    ['to-tre', '2-3'],
  ])('are equal: %j and %j', (one, other) => expect(foldAnswer(one)).toBe(foldAnswer(other)));

  it.each([
    ['trehus', '3hus'],
    ['tolvte', '12te'],
    ['2en', '21'],
    ['tre fire', '34'],
    ['tre', '13'],
  ])('are distinguished: %j and %j', (one, other) => {
    expect(foldAnswer(one)).not.toBe(foldAnswer(other));
  });

  const LANGUAGES: readonly (readonly string[])[] = [
    'null en to tre fire fem seks sju åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tjue',
    'noll ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo',
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  ].map((words) => words.split(' '));

  it('up to twenty are recognised as words of every language in any context', () => {
    const around = fc.stringMatching(/^(?:[a-zæøå]{5,9} )?$/);
    const language = fc.constantFrom(...LANGUAGES);
    const number = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(language, number, around, fc.boolean(), (words, nr, before, isLoud) => {
        const text = `${before}${words[nr]}`;
        expect(foldAnswer(isLoud ? text.toUpperCase() : text)).toBe(foldAnswer(`${before}${nr}`));
      }),
    );
  });

  it('remain words in foldText', () => expect(foldText('Tre')).toBe('tre'));
});
