import { expect, it } from 'vitest';
import { readNumericCode } from './numeric-code.ts';

it.each([
  ['1002', '1002'],
  [' 10 02 ', '1002'],
  ['0012', '0012'],
  ['', undefined],
  ['bryggen', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1'.repeat(65), undefined],
])('reads %j as %j', (typed, code) => {
  expect(readNumericCode(typed)).toBe(code);
});
