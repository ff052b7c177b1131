import { beforeEach, describe, expect, it } from 'vitest';
import { SegmentedCache } from './segmented-cache.ts';

const MAX = 100;

describe('a segmented cache', () => {
  let cache: SegmentedCache<{ size: number }>;
  beforeEach(() => {
    cache = new SegmentedCache({ maxSize: MAX, sizeCalculation: ({ size }) => size });
  });

  const fill = (prefix: string, count: number) => {
    for (let index = 0; index < count; index += 1) cache.set(`${prefix}${index}`, { size: 5 });
  };

  it('keeps what is read again while others are stored once', () => {
    fill('popular', 5);
    const values = [0, 1, 2, 3, 4].map((index) => cache.get(`popular${index}`));
    fill('once', 1_000);
    expect([0, 1, 2, 3, 4].map((index) => cache.get(`popular${index}`))).toEqual(values);
    expect(values).not.toContain(undefined);
  });

  it('keeps what is stored again', () => {
    const [first, second] = [{ size: 5 }, { size: 6 }];
    cache.set('a', first);
    cache.set('a', second);
    fill('once', 1_000);
    expect(cache.get('a')).toBe(second);
    expect(cache.calculatedSize).toBeLessThanOrEqual(6 + MAX / 4);
  });

  it('gives a quarter to what is stored once, and the rest to what is read', () => {
    fill('once', 1_000);
    expect([cache.size, cache.calculatedSize]).toEqual([5, 25]);
    expect(cache.get('once999')).toEqual({ size: 5 });
    for (let index = 0; index < 1_000; index += 1) {
      cache.set(`read${index}`, { size: 5 });
      cache.get(`read${index}`);
    }
    fill('later', 1_000);
    expect([cache.size, cache.calculatedSize]).toEqual([20, MAX]);
    expect([cache.get('read984'), cache.get('read985')]).toEqual([undefined, { size: 5 }]);
  });

  it('stores no entry larger than a quarter', () => {
    cache.set('a', { size: MAX / 4 + 1 });
    expect([cache.get('a'), cache.calculatedSize]).toEqual([undefined, 0]);
  });

  it('can be emptied', () => {
    fill('a', 5);
    cache.get('a0');
    cache.clear();
    expect([cache.size, cache.calculatedSize, cache.get('a0')]).toEqual([0, 0, undefined]);
  });
});
