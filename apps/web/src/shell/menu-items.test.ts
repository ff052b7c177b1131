import { expect, it } from 'vitest';
import { MAIN_ITEMS, TAB_ITEMS, currentMark } from './menu-items.tsx';

const [home, explore] = MAIN_ITEMS;

it('the tab bar links to home, map, code and scanner, in this order', () => {
  expect(TAB_ITEMS.map(({ href }) => href)).toEqual(['/', '/explore/map', '/code', '/scan']);
});

it.each([
  [home, '/', 'page'],
  [home, '/about', undefined],
  [explore, '/explore/map', 'page'],
  [explore, '/explore/list/articles', 'true'],
  [explore, '/explorer', undefined],
])('currentMark of %o at %s', (item, pathname, expected) => {
  expect(item && currentMark(item, pathname)).toBe(expected);
});
