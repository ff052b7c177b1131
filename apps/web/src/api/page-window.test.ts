import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastPage, pageWindow, previousPage, pageSearch } from './page-window.ts';

it.each([
  [0, 1],
  [10, 1],
  [11, 2],
])('lastPage of %i rows is correct', (total, expected) => expect(lastPage(total)).toBe(expected));

describe('pageWindow', () => {
  it.each([
    [1, { query: { page: 1, page_size: 10 }, shown: 10, skipped: 0 }],
    [3, { query: { page: 1, page_size: 30 }, shown: 30, skipped: 0 }],
    [15, { query: { page: 1, page_size: 150 }, shown: 150, skipped: 0 }],
    [16, { query: { page: 2, page_size: 150 }, shown: 10, skipped: 150 }],
    [31, { query: { page: 3, page_size: 150 }, shown: 10, skipped: 300 }],
  ])('returns rows and query of page %i', (page, expected) => {
    expect(pageWindow(page)).toEqual(expected);
  });

  it('ends with the last row of its page and never exceeds the page size of the API', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (page) => {
        const { query, shown, skipped } = pageWindow(page);
        expect(skipped + shown).toBe(page * 10);
        expect(query.page_size).toBeLessThanOrEqual(150);
        expect((query.page - 1) * query.page_size).toBe(skipped);
      }),
    );
  });

  it.each([
    [1, undefined],
    [15, undefined],
    [16, 15],
    [30, 15],
    [31, 30],
  ])('finds the page before the screen of page %i', (page, expected) => {
    expect(previousPage(page)).toBe(expected);
  });
});

it.each([
  [2, 2],
  ['3', 3],
  [1, undefined],
  [0, undefined],
  [-1, undefined],
  [1.5, undefined],
  [1e9, undefined],
  ['x', undefined],
  [undefined, undefined],
  [['2', '3'], undefined],
])('pageSearch reads %j as page %j', (page, expected) => {
  expect(pageSearch({ page })).toStrictEqual({ page: expected });
});
