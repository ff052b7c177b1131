import { existsSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bucketForAll } from '#test/bucket.ts';
import type { MediaStore } from './media.store.ts';

const KB = 1_024;

describe('local copies of a bucket’s files', () => {
  const bucket = bucketForAll();

  let counter = 0;
  /** Stores a file last used the given number of hours ago. */
  async function stored(store: MediaStore, hoursAgo: number): Promise<string> {
    counter += 1;
    const { sha256 } = await store.putBytes(Buffer.alloc(40 * KB, counter));
    const time = Date.now() / 1000 - hoursAgo * 3600;
    await utimes(store.pathOf(sha256), time, time);
    return sha256;
  }
  const isHere = (store: MediaStore, sha256: string): boolean => existsSync(store.pathOf(sha256));

  it('above the limit the least recently used copies are evicted', async () => {
    const store = await bucket.storeOf('a', 100 * KB);
    const [old, older, young] = [
      await stored(store, 3),
      await stored(store, 4),
      await stored(store, 2),
    ];
    await store.sweep?.();
    expect([older, old, young].map((sha256) => isHere(store, sha256))).toEqual([false, true, true]);
    expect(await store.ensureLocal(older)).toBe(true);
    expect(isHere(store, older)).toBe(true);
  });

  it('a file that the bucket has lost does not count as stored, though a copy is here', async () => {
    const store = await bucket.storeOf('e');
    const file = await store.putBytes(Buffer.from('a file of a former bucket'));
    expect(await store.touchStored(file)).toBe(true);
    onTestFinished(await bucket.loseAll());
    expect([isHere(store, file.sha256), await store.touchStored(file)]).toEqual([true, false]);
  });

  it('below the limit all copies stay', async () => {
    const store = await bucket.storeOf('b', 100 * KB);
    const copies = [await stored(store, 9), await stored(store, 9)];
    await store.sweep?.();
    expect(copies.every((sha256) => isHere(store, sha256))).toBe(true);
  });

  it('recently used copies stay above the limit', async () => {
    const store = await bucket.storeOf('c', 10 * KB);
    const requested = await stored(store, 9);
    await store.ensureLocal(requested);
    const imported = await stored(store, 0);
    await store.sweep?.();
    expect([requested, imported].every((sha256) => isHere(store, sha256))).toBe(true);
  });

  it('copies that the bucket does not have stay', async () => {
    const store = await bucket.storeOf('d', 10 * KB);
    const only = await stored(store, 9);
    onTestFinished(await bucket.loseAll());
    await store.sweep?.();
    expect(isHere(store, only)).toBe(true);
  });
});
