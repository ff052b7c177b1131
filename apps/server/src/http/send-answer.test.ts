import { expect, it } from 'vitest';
import { knownTag } from './send-answer.ts';

it.each([
  [undefined, undefined],
  ['"abc"', '"abc"'],
  ['W/"abc"', '"abc"'],
  ['"x", "abc-br"', '"abc-br"'],
  ['*', '"abc"'],
  ['"abcd"', undefined],
  ['abc', undefined],
])('If-None-Match %j stands for %j', (header, tag) => {
  expect(knownTag(header, 'abc')).toBe(tag);
});
