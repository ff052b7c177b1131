import { describe, expect, it } from 'vitest';
import { LISTED_MAX, listIds, listedFor } from './list-ids.ts';

const many = Array.from({ length: 80 }, (_, index) => index + 1);

describe('listIds', () => {
  it('keeps the order of the map', () => {
    expect(listIds([3, 1, 2], undefined)).toEqual([3, 1, 2]);
  });

  it('holds no more than the list does', () => {
    expect(listIds(many, undefined)).toEqual(many.slice(0, listedFor(1)));
  });

  it('leaves a selected place where it stands', () => {
    expect(listIds([3, 1, 2], 2)).toEqual([3, 1, 2]);
  });

  it('puts a selected place first when it is out of view or too far down', () => {
    expect(listIds([3, 1], 9)).toEqual([9, 3, 1]);
    expect(listIds(many, 77)).toEqual([77, ...many.slice(0, listedFor(1) - 1)]);
  });

  it('holds one more page each time it is unfolded, up to its end', () => {
    expect(listIds(many, undefined, 2)).toEqual(many);
    expect(listedFor(2)).toBe(2 * listedFor(1));
    expect(listedFor(2_000)).toBe(LISTED_MAX);
  });
});
