import { beforeEach, describe, expect, it } from 'vitest';
import { stubStorage } from '#browser/testing/stub-storage.ts';
import { forgetPlace, storePlace, storeSpeed, readPlace, readSpeed } from './audio-storage.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  stubStorage(stored);
});

describe('the speed', () => {
  it('is remembered as it is written', () => {
    storeSpeed(1.5);
    expect(stored.get('audiospeed')).toBe('1.5');
    expect(readSpeed()).toBe(1.5);
  });

  it.each(['3', '0', '', 'fast', 'NaN'])('is 1 when %j is stored', (value) => {
    stored.set('audiospeed', value);
    expect(readSpeed()).toBe(1);
  });
});

describe('the place in a sound', () => {
  it.each([
    ['the middle', 61.7, 61],
    ['the first seconds', 4.9, 0],
    ['the last seconds', 116, 0],
  ])('is remembered where going back is worth it: %s', (_where, time, expected) => {
    storePlace('/a', { time, duration: 120 });
    expect(readPlace('/a')).toBe(expected);
  });

  it('is forgotten, and leaves nothing behind', () => {
    storePlace('/a', { time: 60, duration: 120 });
    forgetPlace('/a');
    expect(readPlace('/a')).toBe(0);
    expect(stored.size).toBe(0);
  });

  it('is kept for the latest twenty sounds', () => {
    for (let n = 0; n < 21; n += 1) storePlace(`/${n}`, { time: 60, duration: 120 });
    expect(readPlace('/0')).toBe(0);
    expect(readPlace('/1')).toBe(60);
    expect(readPlace('/20')).toBe(60);
  });

  it.each(['{', 'null', '[]', '{"/a":"soon"}', '{"/a":-3}'])('is 0 when %j is stored', (value) => {
    stored.set('audioposition', value);
    expect(readPlace('/a')).toBe(0);
  });
});
