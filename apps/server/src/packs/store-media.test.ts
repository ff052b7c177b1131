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
const DRAWING = 'bryggen.svg';
const AUDIO = 'bryggen-fortalt.mp3';

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

/** One file of the demo, as a second import finds it. */
async function sourceOf(name: string) {
  const probe = (await probeMedia(join(PACK, 'media', name))) as ValidMedia;
  const { pack } = await readPack(PACK);
  return {
    packFolder: PACK,
    media: pack.media.filter((medium) => medium.name === name),
    probes: new Map([[name, probe]]),
    unchanged: remember(),
  };
}

it.each<[string, (path: string) => Promise<void>]>([
  ['removed', (path) => rm(path)],
  ['damaged', (path) => truncate(path, 10)],
])('a file that was %s since an earlier import is stored again', async (_, change) => {
  const store = await openMediaStore(await folderForTest());
  const source = await sourceOf(DRAWING);
  const storeAll = async () => [...(await storeMedia(store, source, () => {})).values()];
  const [first] = await storeAll();
  const path = store.pathOf(first?.sha256 ?? '');
  await change(path);
  expect(await storeAll()).toEqual([first]);
  expect((await stat(path)).size).toBe(first?.bytes);
});

it('a duration that was corrected in the sidecar since an earlier import replaces the former', async () => {
  const store = await openMediaStore(await folderForTest());
  const source = await sourceOf(AUDIO);
  const durationsWith = async (duration: number | undefined) => {
    const media = source.media.map((medium) => ({ ...medium, duration }));
    const stored = await storeMedia(store, { ...source, media }, () => {});
    return [...stored.values()].map((one) => one.duration);
  };
  const [own] = await durationsWith(undefined);
  expect(own).toBeGreaterThan(0);
  expect(await durationsWith(12)).toEqual([12]);
  expect(await durationsWith(34)).toEqual([34]);
  expect(await durationsWith(undefined)).toEqual([own]);
});
