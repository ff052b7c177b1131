import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderForTest } from '#test/folder.ts';
import { WAIT } from '#test/wait.ts';
import { watchPack, type PackWatch } from './watch-pack.ts';

let folder: string;
let watcher: PackWatch;
let changes: number;

beforeEach(async () => {
  folder = await folderForTest();
  await mkdir(join(folder, 'articles'));
  await writeFile(join(folder, 'articles/101.md'), 'en');
  changes = 0;
});
afterEach(() => watcher.close());

/** Starts watching and waits for the first scan, which is the baseline of later changes. */
async function startWatching(onChange: () => Promise<void> = async () => void (changes += 1)) {
  watcher = watchPack(folder, onChange);
  await watcher.ready;
}

it.each([
  ['a file that is overwritten', () => writeFile(join(folder, 'articles/101.md'), 'to ord')],
  [
    'a file that replaces another, as editors save',
    async () => {
      await writeFile(join(folder, 'articles/.101.md.swp'), 'nytt');
      await rename(join(folder, 'articles/.101.md.swp'), join(folder, 'articles/101.md'));
    },
  ],
  ['a deleted file', () => rm(join(folder, 'articles/101.md'))],
  [
    'a file in a new folder',
    async () => {
      await mkdir(join(folder, 'themes'));
      await writeFile(join(folder, 'themes/kirker.md'), 'tema');
    },
  ],
])('detects %s', async (_what, change) => {
  await startWatching();
  await change();
  await expect.poll(() => changes, WAIT).toBe(1);
});

it('ignores hidden and temporary files of other programs', async () => {
  await startWatching();
  await writeFile(join(folder, '.DS_Store'), 'x');
  await writeFile(join(folder, 'articles/101.md~'), 'x');
  await writeFile(join(folder, 'articles/102.md'), 'ny');
  await expect.poll(() => changes, WAIT).toBe(1);
});

it('rescans after a change during the callback, and never runs the callback concurrently', async () => {
  let working = 0;
  let most = 0;
  let finish: () => void = () => undefined;
  await startWatching(async () => {
    changes += 1;
    working += 1;
    most = Math.max(most, working);
    if (changes === 1) await new Promise<void>((resolve) => (finish = resolve));
    working -= 1;
  });
  await writeFile(join(folder, 'articles/102.md'), 'en');
  await expect.poll(() => changes, WAIT).toBe(1);
  await writeFile(join(folder, 'articles/103.md'), 'to');
  finish();
  await expect.poll(() => changes, WAIT).toBe(2);
  expect(most).toBe(1);
});
