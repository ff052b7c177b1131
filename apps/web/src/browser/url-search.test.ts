import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseUrlSearch, readNumber, readable, writeSearch } from './url-search.ts';

describe('URL parameters', () => {
  it.each([
    [{ c: '60.39,5.32', z: 12 }, '?c=60.39,5.32&z=12'],
    [{ q: 'rød & blå' }, '?q=r%C3%B8d+%26+bl%C3%A5'],
    [{ page: undefined }, ''],
    [{}, ''],
  ])('are written readably: %j', (search, written) => {
    expect(readable(writeSearch(search))).toBe(written);
  });

  it.each([
    ['?c=60.39%2C5.32&z=12', { c: '60.39,5.32', z: 12 }],
    ['q=1e3', { q: '1e3' }],
    ['q=007', { q: '007' }],
    ['q=', { q: '' }],
    ['loc=false', { loc: false }],
  ])('are parsed: %s', (text, search) => expect(parseUrlSearch(text)).toEqual(search));

  it('preserve any typed text', () => {
    fc.assert(
      fc.property(fc.string(), (q) => {
        expect(String(parseUrlSearch(readable(writeSearch({ q }))).q)).toBe(q);
      }),
    );
  });
});

it('readable decodes lower-case escapes', () => expect(readable('?c=60%2c5')).toBe('?c=60,5'));

describe('readNumber', () => {
  it.each([
    [12, 12],
    ['12.5', 12.5],
    ['', NaN],
    [' ', NaN],
    [true, NaN],
    [['12'], NaN],
    ['near', NaN],
  ])('reads %j as %j', (value, number) => expect(readNumber(value)).toBe(number));

  it('accepts any value', () => {
    fc.assert(fc.property(fc.anything(), (value) => typeof readNumber(value) === 'number'));
    expect(readNumber(Symbol('s'))).toBeNaN();
    expect(readNumber({ toString: 0 })).toBeNaN();
  });
});
