import { describe, expect, it } from 'vitest';
import { LISTED_MAX, listIds, listedFor } from './list-ids.ts';

const many = Array.from({ length: 80 }, (_, index) => index + 1);

describe('listIds', () => {
  it('follows the order of the map', () => {
    expect(listIds([3, 1, 2], undefined)).toEqual([3, 1, 2]);
  });

  it('is limited to the size of the list', () => {
    expect(listIds(many, undefined)).toEqual(many.slice(0, listedFor(1)));
  });

  it('does not move a selected place that is listed', () => {
    expect(listIds([3, 1, 2], 2)).toEqual([3, 1, 2]);
  });

  it('puts a selected place first if it is out of view or beyond the limit', () => {
    expect(listIds([3, 1], 9)).toEqual([9, 3, 1]);
    expect(listIds(many, 77)).toEqual([77, ...many.slice(0, listedFor(1) - 1)]);
  });

  it('grows by one page with each unfold, up to its limit', () => {
    expect(listIds(many, undefined, 2)).toEqual(many);
    expect(listedFor(2)).toBe(2 * listedFor(1));
    expect(listedFor(2_000)).toBe(LISTED_MAX);
  });
});
