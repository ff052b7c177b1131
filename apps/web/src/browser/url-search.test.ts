import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseUrlSearch, readNumber, readable, writeSearch } from './url-search.ts';

describe('the parameters of an address', () => {
  it.each([
    [{ c: '60.39,5.32', z: 12 }, '?c=60.39,5.32&z=12'],
    [{ q: 'rød & blå' }, '?q=r%C3%B8d+%26+bl%C3%A5'],
    [{ page: undefined }, ''],
    [{}, ''],
  ])('are written so that a person can read them: %j', (search, written) => {
    expect(readable(writeSearch(search))).toBe(written);
  });

  it.each([
    ['?c=60.39%2C5.32&z=12', { c: '60.39,5.32', z: 12 }],
    ['q=1e3', { q: '1e3' }],
    ['q=007', { q: '007' }],
    ['q=', { q: '' }],
    ['loc=false', { loc: false }],
  ])('are read: %s', (text, search) => {
    expect(parseUrlSearch(text)).toEqual(search);
  });

  it('hold every word that somebody types', () => {
    fc.assert(
      fc.property(fc.string(), (q) => {
        const back = parseUrlSearch(readable(writeSearch({ q })));
        expect(String(back.q)).toBe(q);
      }),
    );
  });
});

it('readable knows a code in small letters, too', () => {
  expect(readable('?c=60%2c5')).toBe('?c=60,5');
});

describe('readNumber', () => {
  it.each([
    [12, 12],
    ['12.5', 12.5],
    ['', NaN],
    [' ', NaN],
    [true, NaN],
    [['12'], NaN],
    ['near', NaN],
  ])('makes of %j %j', (value, number) => {
    expect(readNumber(value)).toBe(number);
  });

  it('takes whatever stands in its place', () => {
    fc.assert(fc.property(fc.anything(), (value) => typeof readNumber(value) === 'number'));
    expect(readNumber(Symbol('s'))).toBeNaN();
    expect(readNumber({ toString: 0 })).toBeNaN();
  });
});
