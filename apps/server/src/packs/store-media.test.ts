import { rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { probeMedia, type ValidMedia } from '@varde/content-pack/probe-media';
import { readPack } from '@varde/content-pack/read-pack';
import { expect, it } from 'vitest';
import { openMediaStore } from '#media/storage/media.store.ts';
import { folderForTest } from '#test/folder.ts';
import { PROJECT_ROOT } from '#config/config.ts';
import type { Unchanged } from './media-cache.ts';
import { storeMedia } from './store-media.ts';

const PACK = join(PROJECT_ROOT, 'content/demo');
const NAME = 'bryggen.svg';

/** Knows what it was asked once, as of an earlier import. */
function remember(): Unchanged {
  const known = new Map<string, unknown>();
  return async <T>(file: string, what: string, find: () => Promise<T>): Promise<T> => {
    const key = `${what} ${file}`;
    if (!known.has(key)) known.set(key, await find());
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `what` names the type
    return known.get(key) as T;
  };
}

it.each<[string, (path: string) => Promise<void>]>([
  ['removed', (path) => rm(path)],
  ['damaged', (path) => truncate(path, 10)],
])('a file that was %s since an earlier import is stored again', async (_, change) => {
  const store = await openMediaStore(await folderForTest());
  const probe = (await probeMedia(join(PACK, 'media', NAME))) as ValidMedia;
  const { pack } = await readPack(PACK);
  const source = {
    packFolder: PACK,
    media: pack.media.filter(({ name }) => name === NAME),
    probes: new Map([[NAME, probe]]),
    unchanged: remember(),
  };
  const storeAll = async () => [...(await storeMedia(store, source, () => {})).values()];
  const [first] = await storeAll();
  const path = store.pathOf(first?.sha256 ?? '');
  await change(path);
  expect(await storeAll()).toEqual([first]);
  expect((await stat(path)).size).toBe(first?.bytes);
});
