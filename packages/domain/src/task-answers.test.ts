import { describe, expect, it } from 'vitest';
import { choiceAnswer, hashAnswer, numberAnswer, orderAnswer, textAnswer } from './task-answers.ts';

it.each([
  ['drage', '7562c167bbcb21e24ed469fd0571e3b5587a01e8169d7e2ff7b3bc340d0db024'],
  ['blåbær 7', '1858ee8b50a1a660dd15c8f606cab4fc2efb7e1a9d9a32c28a7992c291bde919'],
  ['', '855a27bce91e03f78f0ba488d2afcff3a4e4312d3622d992a38cdf50c8eea054'],
  ['a'.repeat(200), 'f28ba6ef23bc88fa74f26602ab1bb5aa1da4406a1400fafc237d304527451aa8'],
])('hashes salt, colon and answer %j with SHA-256 over UTF-8', (answer, hash) => {
  expect(hashAnswer('post-4011', answer)).toBe(hash);
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
