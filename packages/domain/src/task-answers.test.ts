import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceAnswer, hashAnswer, numberAnswer, orderAnswer, textAnswer } from './task-answers.ts';

it('hashes salt, colon and answer with SHA-256 over UTF-8, whatever the answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (answer) => {
      const expected = createHash('sha256').update(`post-4011:${answer}`).digest('hex');
      expect(hashAnswer('post-4011', answer)).toBe(expected);
    }),
  );
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
