import { expect, it } from 'vitest';
import { isFinished, readNumericCode } from './numeric-code.ts';

it.each([
  ['1002', '1002'],
  [' 10 02 ', '1002'],
  ['0012', '0012'],
  ['', undefined],
  ['bryggen', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1'.repeat(65), undefined],
])('readNumericCode(%j) is %j', (typed, code) => expect(readNumericCode(typed)).toBe(code));

it.each([
  ['1002', 4, 'insertText', true],
  ['10 02', 4, 'insertFromPaste', true],
  ['100', 4, 'insertText', false],
  ['1002', 4, 'deleteContentBackward', false],
  ['1002', 4, 'deleteContentForward', false],
  ['1002', undefined, 'insertText', false],
  ['b', undefined, 'insertText', false],
  ['', undefined, 'deleteByCut', false],
])('isFinished of %j with length %s after %s is %s', (typed, length, inputType, finished) => {
  expect(isFinished(typed, length, inputType)).toBe(finished);
});
