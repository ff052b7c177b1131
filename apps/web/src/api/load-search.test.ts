import { describe, expect, it } from 'vitest';
import { countsOf } from './load-search.ts';
import { cleanQuery, isSearchTab } from './tabs.ts';

it.each([
  ['  bryggen ', 'bryggen'],
  ['', ''],
  ['stav\0kirke\r\n', 'stav kirke'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('cleanQuery normalizes "%s" to the query', (typed, query) => {
  expect(cleanQuery(typed)).toBe(query);
});

describe('countsOf', () => {
  it('counts by tab and in total', () => {
    expect(countsOf({ article: 6, group: 1, rebus: 2, owner: 3, theme: 4, selection: 5 })).toEqual({
      all: 21,
      articles: 6,
      museums: 3,
      themes: 4,
      rebus: 2,
      presentations: 1,
      selections: 5,
    });
  });

  it('returns 0 for every tab when the response has no counts', () => {
    expect(new Set(Object.values(countsOf(undefined)))).toEqual(new Set([0]));
  });
});

it.each([
  ['all', true],
  ['museums', true],
  ['nothing', false],
  [undefined, false],
])('isSearchTab recognizes %s', (tab, expected) => expect(isSearchTab(tab)).toBe(expected));
