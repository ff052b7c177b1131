import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('editDistance', () => {
  it.each([
    ['bryggen', 'bryggen', 0],
    ['brygen', 'bryggen', 1],
    ['bryggenn', 'bryggen', 1],
    ['brugge', 'brygge', 1],
    ['stavkrike', 'stavkirke', 1],
    ['stavkyrkja', 'stavkirke', 3],
    ['', 'ab', 2],
  ])('from %s to %s is %i', (one, other, distance) => {
    expect(editDistance(one, other, 5)).toBe(distance);
  });

  it('gives up one above the limit', () => {
    expect(editDistance('urnes', 'undredal', 2)).toBe(3);
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
  });

  it('is the same both ways, nought for equals only, and never more than the longer word', () => {
    const word = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distance = editDistance(one, other, 99);
        expect(distance).toBe(editDistance(other, one, 99));
        expect(distance === 0).toBe(one === other);
        expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });
});
