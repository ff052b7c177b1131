import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddressSearch, readable, writeSearch } from './address-search.ts';

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
    expect(parseAddressSearch(text)).toEqual(search);
  });

  it('hold every word that somebody types', () => {
    fc.assert(
      fc.property(fc.string(), (q) => {
        const back = parseAddressSearch(readable(writeSearch({ q })));
        expect(String(back.q)).toBe(q);
      }),
    );
  });
});
