import { expect, it } from 'vitest';
import { pageSearch } from './page-search.ts';

it.each([
  [2, { page: 2 }],
  ['3', { page: 3 }],
  [1, {}],
  [0, {}],
  [-1, {}],
  [1.5, {}],
  [1e9, {}],
  ['x', {}],
  [undefined, {}],
  [['2', '3'], {}],
])('pageSearch reads %j', (page, expected) => {
  expect(pageSearch({ page })).toStrictEqual({ page: undefined, ...expected });
});
