import { describe, expect, it } from 'vitest';
import { readHarvestWish } from './read-harvest-wish.ts';

const read = (...words: string[]) => readHarvestWish(['--into', 'my-museum', ...words]);

describe('the words after varde import', () => {
  it('tell source, what, where to and how much', () => {
    expect(
      read('--from=digitaltmuseum', 'ovn', 'takke', '--code', 'S-NM', '--limit', '5'),
    ).toMatchObject({
      status: 'wish',
      wish: { named: 'my-museum', wish: { what: ['ovn', 'takke'], code: 'S-NM', limit: 5 } },
    });
  });

  it('are gentle without more: a hundred things, a second apart, nothing replaced, only what a licence frees', () => {
    expect(read('--from', 'csv', 'a.csv')).toMatchObject({
      wish: { delayMs: 1_000, replaces: false, withUnlicensed: false, wish: { limit: 100 } },
    });
  });

  it('may name an area west of Greenwich', () => {
    expect(read('--from', 'k-samsok', '--area', '-25,63,-13,67')).toMatchObject({
      wish: { wish: { area: [-25, 63, -13, 67] } },
    });
  });

  it('take another key of a language for the language', () => {
    expect(read('--from', 'csv', 'a.csv', '--language', 'nb')).toMatchObject({
      wish: { wish: { language: 'no' } },
    });
  });

  it.each([[['--from', 'help']], [['--from', 'csv', '-h']]])('ask for help by %j', (words) =>
    expect(readHarvestWish(words)).toEqual({ status: 'help' }),
  );

  it.each([
    [['--from', 'constructor'], "--from is 'constructor'"],
    [['--from', 'csv'], 'Give one file or address'],
    [['--from', 'csv', 'a', 'b'], 'Give one file or address'],
    [['--from', 'csv', 'a', '--limit', '0'], '--limit'],
    [['--from', 'csv', 'a', '--delay', 'fast'], '--delay'],
    [['--from', 'csv', 'a', '--language', 'xx'], "no language 'xx'"],
    [['--from', 'csv', 'a', '--license', 'gpl'], '--license'],
    [['--from', 'csv', 'a', '--owner', '../x'], '--owner'],
    [['--from', 'csv', 'a', '--at', 'file:///etc'], '--at'],
    [['--from', 'k-samsok', '--area', '10,60,9,61'], '--area'],
    [['--from', 'k-samsok', '--area', '10,60,11'], '--area'],
    [['--from', 'k-samsok'], 'Say what you want of K-samsök'],
    [['--from', 'digitaltmuseum', '--code', 'X*'], '--code'],
    [['--from', 'kulturnav', '--dataset', '1'], 'is no id of KulturNav'],
    [['--from', 'ogc-features'], 'Give one data set'],
  ])('are wrong with %j', (words, reason) => {
    expect(read(...words)).toMatchObject({
      status: 'wrong',
      reason: expect.stringContaining(reason) as unknown,
    });
  });
});
