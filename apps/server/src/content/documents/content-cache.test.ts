import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConnectionCallbacks } from '#db/postgres-listener.ts';
import { createDatedCaches, type ContentCaches } from './content-cache.ts';

describe('a content cache', () => {
  let caches: ContentCaches;
  let changed: () => void;
  let lost: () => void;
  let time: number;
  let msToPublication: () => Promise<number>;
  beforeEach(async () => {
    time = 0;
    msToPublication = async () => Infinity;
    const database = {
      listen: async (
        _channel: string,
        onNotify: () => void,
        { onLost = () => {} }: ConnectionCallbacks = {},
      ) => {
        changed = onNotify;
        lost = onLost;
      },
    };
    caches = await createDatedCaches(database, {
      msToPublication: () => msToPublication(),
      now: () => time,
    });
  });

  it('computes a value once per key, also for concurrent requests', async () => {
    const cache = caches.createCache<string>();
    const compute = vi.fn(async () => 'value');
    expect(await Promise.all([1, 2].map(() => cache('public', 'a', compute)))).toEqual([
      'value',
      'value',
    ]);
    await cache('public', 'a', compute);
    expect(compute).toHaveBeenCalledTimes(1);
    await cache('public', 'b', compute);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('computes a value each time for editors, and gives theirs to nobody else', async () => {
    const cache = caches.createCache<string>();
    expect(await cache('editor', 'a', async () => 'draft')).toBe('draft');
    expect(await cache('public', 'a', async () => 'published')).toBe('published');
    expect(await cache('editor', 'a', async () => 'another draft')).toBe('another draft');
  });

  it.each([
    ['the content changes', () => changed()],
    ['changes may be missed', () => lost()],
  ])('computes a value again when %s', async (_, happen) => {
    const [one, other] = [caches.createCache<string>(), caches.createCache<string>()];
    for (const cache of [one, other]) await cache('public', 'a', async () => 'old');
    happen();
    for (const cache of [one, other])
      expect(await cache('public', 'a', async () => 'new')).toBe('new');
  });

  const HOUR_MS = 3_600_000;
  it.each([
    ['a date of publication', 5_000, 5_000],
    ['an hour', Infinity, HOUR_MS],
  ])('computes a value again after %s has passed, not before', async (_, ms, passed) => {
    msToPublication = async () => ms;
    const cache = caches.createCache<string>();
    await cache('public', 'a', async () => 'old');
    time = passed - 1;
    expect(await cache('public', 'a', async () => 'new')).toBe('old');
    time = passed;
    for (const value of ['new', 'newer'])
      expect(await cache('public', 'a', async () => value)).toBe('new');
  });

  it('keeps no value while the next date of publication is unknown', async () => {
    const cache = caches.createCache<string>();
    msToPublication = async () => {
      throw new Error('cancelled');
    };
    expect(await cache('public', 'a', async () => 'one')).toBe('one');
    msToPublication = async () => Infinity;
    expect(await cache('public', 'a', async () => 'other')).toBe('other');
    expect(await cache('public', 'a', async () => 'third')).toBe('other');
  });

  it('computes a value again after a failure', async () => {
    const cache = caches.createCache<string>();
    const failing = cache('public', 'a', () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(await cache('public', 'a', async () => 'value')).toBe('value');
  });
});
