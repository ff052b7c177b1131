import { expect, it } from 'vitest';
import { isKnown } from './send-response.ts';

it.each([
  [undefined, false],
  ['"abc-br"', true],
  ['W/"abc-br"', true],
  ['"x", "abc-br"', true],
  ['"x",W/"abc-br" , "y"', true],
  ['*', true],
  ['"abc"', false],
  ['"abc-gzip"', false],
  ['"abc-brx"', false],
  ['abc-br', false],
  ['', false],
])('If-None-Match %j matches "abc-br": %s', (header, known) => {
  expect(isKnown(header, '"abc-br"')).toBe(known);
});
