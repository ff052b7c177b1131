import { describe, expect, it } from 'vitest';
import { MAIN_ITEMS, currentMark } from './menu-items.ts';

const [home, explore] = MAIN_ITEMS;

describe('currentMark', () => {
  it.each([
    [home, '/', 'page'],
    [home, '/about', undefined],
    [explore, '/explore/map', 'page'],
    [explore, '/explore/list/articles', 'true'],
    [explore, '/explorer', undefined],
  ])('of %o on %s', (item, pathname, expected) => {
    expect(item && currentMark(item, pathname)).toBe(expected);
  });
});
