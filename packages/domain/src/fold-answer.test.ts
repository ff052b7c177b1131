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
])('takes %j and %j for the same word', (one, other) => {
  expect(foldAnswer(one)).toBe(foldAnswer(other));
});

it.each([
  ['drage', 'dragen'],
  ['1130', '1131'],
  ['to ord', 'toord'],
])('keeps %j and %j apart', (one, other) => {
  expect(foldAnswer(one)).not.toBe(foldAnswer(other));
});

it('changes nothing when folded twice', () => {
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
  ])('takes %j for %j', (one, other) => {
    expect(foldAnswer(one)).toBe(foldAnswer(other));
  });

  it.each([
    ['trehus', '3hus'],
    ['tolvte', '12te'],
    ['2en', '21'],
    ['tre fire', '34'],
    ['tre', '13'],
  ])('keeps %j and %j apart', (one, other) => {
    expect(foldAnswer(one)).not.toBe(foldAnswer(other));
  });

  const LANGUAGES: readonly (readonly string[])[] = [
    'null en to tre fire fem seks sju åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tjue',
    'noll ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo',
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  ].map((words) => words.split(' '));

  it('up to twenty are the same in words of every language, whatever stands around them', () => {
    const around = fc.stringMatching(/^(?:[a-zæøå]{5,9} )?$/);
    const language = fc.constantFrom(...LANGUAGES);
    const number = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(language, number, around, fc.boolean(), (words, nr, before, isLoud) => {
        const text = `${before}${words[nr]}`;
        const typed = isLoud ? text.toUpperCase() : text;
        expect(foldAnswer(typed)).toBe(foldAnswer(`${before}${nr}`));
      }),
    );
  });

  it('stay words where only letters are folded', () => {
    expect(foldText('Tre')).toBe('tre');
  });
});
