import { describe, expect, it } from 'vitest';
import {
  answerToHash,
  choiceAnswer,
  numberAnswer,
  orderAnswer,
  textAnswer,
} from './task-answers.ts';

it('puts the salt before the answer', () => {
  expect(answerToHash('post-4011', 'drage')).toBe('post-4011:drage');
});

it('does not care in which order choices were pressed, nor how often', () => {
  expect(choiceAnswer(['b', 'a', 'b'])).toBe(choiceAnswer(['a', 'b']));
});

it('cares about the order where the order is the answer', () => {
  expect(orderAnswer(['b', 'a'])).not.toBe(orderAnswer(['a', 'b']));
});

it('folds free text', () => {
  expect(textAnswer(' DRAGE ')).toBe('drage');
});

describe('numbers', () => {
  it.each([
    ['1130', 0, '1130'],
    [' 1 130 ', 0, '1130'],
    ['1130,4', 0, '1130'],
    ['2,5', 1, '2.5'],
    ['2.50', 1, '2.5'],
    ['-0', 0, '0'],
    ['−3', 0, '-3'],
  ])('writes %j with %i decimals as %j', (text, decimals, written) => {
    expect(numberAnswer(text, decimals)).toBe(written);
  });

  it.each(['', 'elleve', '1e3', '1,2,3', '0x10'])('takes %j for no number', (text) => {
    expect(numberAnswer(text, 0)).toBeUndefined();
  });
});
