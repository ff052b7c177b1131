import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderForTest } from '#test/folder.ts';
import { openMediaStore } from './media.store.ts';
import type { MediaStore } from './media.store.ts';

const BYTES = Buffer.from('a picture');
const SHA256 = createHash('sha256').update(BYTES).digest('hex');

describe('the media store', () => {
  let folder: string;
  let store: MediaStore;
  beforeEach(async () => {
    folder = await folderForTest();
    store = await openMediaStore(folder);
  });

  const incoming = () => readdir(join(folder, 'media/incoming'));

  it('names a file by its digest, in a folder named by its first two digits', async () => {
    await writeFile(join(folder, 'source'), BYTES);
    expect(await store.put(join(folder, 'source'))).toEqual({ sha256: SHA256, bytes: 9 });
    expect(store.pathOf(SHA256)).toBe(join(folder, 'media', SHA256.slice(0, 2), SHA256));
    expect(await readFile(store.pathOf(SHA256))).toEqual(BYTES);
    expect(await incoming()).toEqual([]);
  });

  it('reports the files it has', async () => {
    expect(await store.has(SHA256)).toBe(false);
    await store.putBytes(BYTES);
    expect(await store.has(SHA256)).toBe(true);
  });

  it('stores concurrent copies of equal content once', async () => {
    const stored = await Promise.all(Array.from({ length: 20 }, () => store.putBytes(BYTES)));
    expect(new Set(stored.map(({ sha256 }) => sha256))).toEqual(new Set([SHA256]));
    expect(await incoming()).toEqual([]);
  });

  it('replaces a file that was damaged on disk', async () => {
    await mkdir(join(folder, 'media', SHA256.slice(0, 2)));
    await writeFile(store.pathOf(SHA256), 'a pict');
    await store.putBytes(BYTES);
    expect(await readFile(store.pathOf(SHA256))).toEqual(BYTES);
  });

  it('leaves no partial file when the source cannot be read', async () => {
    await expect(store.put(join(folder, 'missing'))).rejects.toThrow('ENOENT');
    expect(await incoming()).toEqual([]);
  });

  it('removes partial files and folders older than a day', async () => {
    const left = (name: string) => join(folder, 'media/incoming', name);
    await writeFile(left('old'), 'x');
    await writeFile(left('young'), 'x');
    const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 3600;
    await mkdir(left('encoded/360p'), { recursive: true });
    await writeFile(left('encoded/360p/0.m4s'), 'x');
    for (const name of ['old', 'encoded']) await utimes(left(name), twoDaysAgo, twoDaysAgo);
    await openMediaStore(folder);
    expect(await incoming()).toEqual(['young']);
  });
});
