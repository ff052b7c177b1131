import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldAnswer } from './fold-answer.ts';

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
