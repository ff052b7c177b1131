import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderForTest } from '#test/folder.ts';
import { openDerivedFolder, type Bytes, type DerivedFolder } from './derived-folder.ts';

const KB = 1024;
const HOUR_S = 3600;

describe('the folder of derived images', () => {
  let folder: string;
  let derived: DerivedFolder;
  beforeEach(async () => {
    folder = await folderForTest();
    derived = openDerivedFolder(folder, 100 * KB);
  });

  const names = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort();
  const read = async (bytes: Bytes | undefined) => {
    if (!bytes) return undefined;
    if (Buffer.isBuffer(bytes.body)) return bytes.body;
    const parts: Buffer[] = [];
    for await (const part of bytes.body) parts.push(part as Buffer);
    return Buffer.concat(parts);
  };
  const useAt = (name: string, hoursAgo: number) => {
    const time = Date.now() / 1000 - hoursAgo * HOUR_S;
    return utimes(join(folder, name.slice(0, 2), name), time, time);
  };

  it.each([
    ['small', 5 * KB],
    ['large', 300 * KB],
  ])('returns the complete bytes of a %s image', async (_what, length) => {
    const bytes = Buffer.alloc(length, 7);
    const roomy = openDerivedFolder(folder, 10_000 * KB);
    await roomy.store('aa1.webp', bytes);
    const found = await roomy.open('aa1.webp');
    expect(found?.length).toBe(length);
    expect((await read(found))?.equals(bytes)).toBe(true);
  });

  it('returns nothing for an image that is not stored', async () => {
    expect(await derived.open('aa2.webp')).toBeUndefined();
  });

  it('evicts the least recently used images above the limit', async () => {
    for (const [index, name] of ['aa.jpg', 'bb.jpg', 'cc.jpg', 'dd.jpg'].entries()) {
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
      await writeFile(join(folder, name.slice(0, 2), name), Buffer.alloc(30 * KB));
      await useAt(name, 10 - index);
    }
    // Used again: now the most recently used.
    await read(await derived.open('aa.jpg'));
    await derived.sweep();
    expect(await names()).toEqual(['aa.jpg', 'cc.jpg', 'dd.jpg']);
  });

  it('below the limit removes only partial files of a killed process', async () => {
    await derived.store('aa.jpg', Buffer.alloc(4 * KB));
    for (const [name, hoursAgo] of [
      ['aa.jpg.1.part', 5],
      ['aa.jpg.2.part', 0],
    ] as const) {
      await writeFile(join(folder, 'aa', name), 'x');
      await useAt(name, hoursAgo);
    }
    await derived.sweep();
    expect(await names()).toEqual(['aa.jpg', 'aa.jpg.2.part']);
  });

  it('enforces its limit while images are written', async () => {
    for (let nr = 10; nr < 60; nr += 1) await derived.store(`${nr}.jpg`, Buffer.alloc(10 * KB));
    // A sweep that started before the last writes may still run.
    await derived.sweep();
    await derived.sweep();
    let total = 0;
    for (const name of await names())
      total += (await stat(join(folder, name.slice(0, 2), name))).size;
    expect(total).toBeLessThanOrEqual(100 * KB);
    expect(total).toBeGreaterThan(50 * KB);
  });

  it('sends the complete bytes of an image that is evicted meanwhile', async () => {
    const bytes = Buffer.alloc(500 * KB, 3);
    // Evicted by the test alone, and not by a sweep before it is opened.
    const roomy = openDerivedFolder(folder, 10_000 * KB);
    await roomy.store('ee.png', bytes);
    const found = await roomy.open('ee.png');
    await rm(join(folder, 'ee'), { recursive: true, force: true });
    expect(await roomy.open('ee.png')).toBeUndefined();
    expect((await read(found))?.equals(bytes)).toBe(true);
  });
});
