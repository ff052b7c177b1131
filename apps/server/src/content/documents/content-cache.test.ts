import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createContentCaches, type ContentCaches } from './content-cache.ts';

describe('a content cache', () => {
  let caches: ContentCaches;
  let changed: () => void;
  let lost: () => void;
  beforeEach(async () => {
    caches = await createContentCaches({
      listen: async (_channel, onNotify, onLost = () => {}) => {
        changed = onNotify;
        lost = onLost;
      },
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

  it('computes a value again after a failure', async () => {
    const cache = caches.createCache<string>();
    const failing = cache('public', 'a', () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(await cache('public', 'a', async () => 'value')).toBe('value');
  });
});
