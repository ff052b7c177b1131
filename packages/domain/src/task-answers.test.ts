import { describe, expect, it } from 'vitest';
import { choiceAnswer, hashAnswer, numberAnswer, orderAnswer, textAnswer } from './task-answers.ts';

it.each([
  ['drage', '7562c167bbcb21e24ed469fd0571e3b5587a01e8169d7e2ff7b3bc340d0db024'],
  ['blåbær 7', '1858ee8b50a1a660dd15c8f606cab4fc2efb7e1a9d9a32c28a7992c291bde919'],
  ['', '855a27bce91e03f78f0ba488d2afcff3a4e4312d3622d992a38cdf50c8eea054'],
  ['a'.repeat(200), 'f28ba6ef23bc88fa74f26602ab1bb5aa1da4406a1400fafc237d304527451aa8'],
])('hashAnswer hashes salt, colon and answer %j with SHA-256 over UTF-8', (answer, hash) => {
  expect(hashAnswer('post-4011', answer)).toBe(hash);
});

it('choiceAnswer ignores order and repetition', () => {
  expect(choiceAnswer(['b', 'a', 'b'])).toBe(choiceAnswer(['a', 'b']));
});

it('orderAnswer preserves the order', () => {
  expect(orderAnswer(['b', 'a'])).not.toBe(orderAnswer(['a', 'b']));
});

it('textAnswer folds free text', () => expect(textAnswer(' DRAGE ')).toBe('drage'));

describe('numbers', () => {
  it.each([
    ['1130', 0, '1130'],
    [' 1 130 ', 0, '1130'],
    ['1130,4', 0, '1130'],
    ['2,5', 1, '2.5'],
    ['2.50', 1, '2.5'],
    ['-0', 0, '0'],
    ['-0,4', 0, '0'],
    ['−3', 0, '-3'],
  ])('are written with decimals: %j with %i as %j', (text, decimals, written) => {
    expect(numberAnswer(text, decimals)).toBe(written);
  });

  it.each(['', 'elleve', '1e3', '1,2,3', '0x10'])('are rejected: %j', (text) => {
    expect(numberAnswer(text, 0)).toBeUndefined();
  });
});
