import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkPack } from '../check-pack.ts';
import type { Unchanged } from './pack-files.ts';
import { writeFolder } from './test-pack.ts';
import { changed, VALID_PACK, URNES } from './valid-pack.ts';

/** A cache of everything but the named changes; also returns which texts were read. */
function remember() {
  const known = new Map<string, unknown>();
  const read: string[] = [];
  const unchanged: Unchanged = async (path, what, find) => {
    const key = `${what} ${path}`;
    if (!known.has(key)) {
      if (what === 'text') read.push(path.split('/').at(-1) ?? '');
      known.set(key, await find());
    }
    return known.get(key) as Awaited<ReturnType<typeof find>>;
  };
  const forget = (path: string): void => void known.delete(`text ${path}`);
  return { unchanged, forget, read };
}

it('readPack reads only changed files, with the same result', async () => {
  const folder = writeFolder(VALID_PACK);
  const { unchanged, forget, read } = remember();
  const first = await checkPack(folder, { unchanged });
  const file = join(folder, URNES);
  await writeFile(file, String(VALID_PACK[URNES]).replace('owner: bryggen', 'owner: nobody'));
  forget(file);
  read.length = 0;
  const second = await checkPack(folder, { unchanged });
  expect(read).toEqual([URNES.split('/').at(-1)]);
  const uncached = await checkPack(folder);
  expect(second).toEqual(uncached);
  expect(second.issues).not.toEqual(first.issues);
});

it('readPack reports the issues of unchanged files again, once, with their lines', async () => {
  const files = changed({ file: URNES, from: 'owner: bryggen', to: 'owner: nobody\nowned: by' });
  const folder = writeFolder(files);
  const { unchanged } = remember();
  const results = [await checkPack(folder, { unchanged }), await checkPack(folder, { unchanged })];
  const { issues } = await checkPack(folder);
  expect(issues.map(({ line }) => line)).toContain(4);
  for (const one of results) expect(one.issues).toEqual(issues);
});
