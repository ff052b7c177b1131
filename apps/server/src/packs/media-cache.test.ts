import { rename, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { folderForTest } from '#test/folder.ts';
import { openMediaCache } from './media-cache.ts';

const STORED = 'imported-media.json';

let folder: string;
let file: string;
let find: () => Promise<object>;
beforeEach(async () => {
  folder = await folderForTest();
  file = join(folder, 'photo.jpg');
  await writeFile(file, 'a photo');
  find = vi.fn<() => Promise<object>>(async () => ({ width: 3 }));
  // The file is older than the precision of clocks.
  later(60_000);
});

const later = (ms: number) =>
  vi.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + performance.now() + ms);

/** An import that requests the file once. */
async function request(what = 'probe'): Promise<object> {
  const cache = await openMediaCache(folder);
  const found = await cache.unchanged(file, what, find);
  await cache.save();
  return found;
}

const changedAt = async () => (await stat(file, { bigint: true })).ctimeNs;

it('a file that is as it was is not read by the next import', async () => {
  expect([await request(), await request()]).toEqual([{ width: 3 }, { width: 3 }]);
  expect(find).toHaveBeenCalledTimes(1);
});

it.each<[string, () => Promise<unknown>]>([
  ['other bytes', () => writeFile(file, 'other')],
  [
    'other bytes of the same number and time',
    async () => {
      const before = await changedAt();
      // Clocks of file systems are coarse.
      do await writeFile(file, 'b photo');
      while ((await changedAt()) === before);
      await utimes(file, 0, 0);
    },
  ],
  [
    'another file in its place',
    async () => {
      await writeFile(join(folder, 'new.jpg'), 'a photo');
      await rename(join(folder, 'new.jpg'), file);
    },
  ],
  ['a damaged store', () => writeFile(join(folder, STORED), '{')],
  [
    'a store of another version',
    () => writeFile(join(folder, STORED), JSON.stringify({ version: 'earlier', files: [] })),
  ],
])('a file is read again after %s', async (_, change) => {
  await utimes(file, 0, 0);
  await request();
  await change();
  await request();
  expect(find).toHaveBeenCalledTimes(2);
});

it('a file that may be changed again within the precision of clocks is read again', async () => {
  later(0);
  await request();
  await request();
  expect(find).toHaveBeenCalledTimes(2);
});

it('a file that was found invalid is read again', async () => {
  find = vi.fn<() => Promise<object>>(async () => ({ status: 'invalid' }));
  await request();
  await request();
  expect(find).toHaveBeenCalledTimes(2);
});

it('an import that requests less of a file forgets nothing of it', async () => {
  await request();
  await request('digest');
  await request('probe');
  await request('digest');
  expect(find).toHaveBeenCalledTimes(2);
});

it('a file that an import does not request is forgotten', async () => {
  await request();
  await (await openMediaCache(folder)).save();
  await request();
  expect(find).toHaveBeenCalledTimes(2);
});
