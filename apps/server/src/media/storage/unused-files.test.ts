import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderForTest } from '#test/folder.ts';
import { openDerivedFolder } from './derived-folder.ts';
import { openMediaStore, type MediaStore } from './media.store.ts';
import { listUnused, pruneFiles } from './unused-files.ts';

describe('unused files of the media folder', () => {
  let folder: string;
  let store: MediaStore;
  const digests: Record<'named' | 'old' | 'young', string> = { named: '', old: '', young: '' };

  beforeEach(async () => {
    folder = await folderForTest();
    store = await openMediaStore(folder);
    for (const name of ['named', 'old', 'young'] as const)
      digests[name] = (await store.putBytes(Buffer.from(name))).sha256;
    await age(digests.named);
    await age(digests.old);
  });

  async function age(digest: string): Promise<void> {
    const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 3600;
    await utimes(store.pathOf(digest), twoDaysAgo, twoDaysAgo);
  }
  const findReferenced = async () => [digests.named];
  const present = async () => {
    const there = await Promise.all(Object.values(digests).map((digest) => store.has(digest)));
    return Object.keys(digests).filter((_name, index) => there[index]);
  };

  it('files that the content does not reference are unused', async () => {
    const unused = await listUnused(store, findReferenced);
    expect(unused.sort()).toEqual([digests.old, digests.young].sort());
  });

  it('unused files are removed a day after their last import, and counted', async () => {
    expect(await pruneFiles(store, { findReferenced })).toEqual({ files: 1, bytes: 3 });
    expect(await present()).toEqual(['named', 'young']);
    expect(await readdir(join(store.folder, 'incoming'))).toEqual([]);
    expect(await pruneFiles(store, { findReferenced })).toEqual({ files: 0, bytes: 0 });
  });

  it('a dry run only counts unused files', async () => {
    expect(await pruneFiles(store, { findReferenced, isDryRun: true })).toEqual({
      files: 1,
      bytes: 3,
    });
    expect(await present()).toEqual(['named', 'old', 'young']);
  });

  it.each([
    ['bytes', async () => store.putBytes(Buffer.from('old'))],
    [
      'a file',
      async () => {
        await writeFile(join(folder, 'source'), 'old');
        return store.put(join(folder, 'source'));
      },
    ],
    ['a known file', async () => store.touch(digests.old)],
  ])('files that a running import uses stay (%s)', async (_what, want) => {
    await want();
    expect((await pruneFiles(store, { findReferenced })).files).toBe(0);
    expect(await present()).toContain('old');
  });

  it('a file that an import uses during its removal stays or is stored again', async () => {
    for (let nr = 0; nr < 100; nr += 1) {
      await age(digests.old);
      await Promise.all([
        pruneFiles(store, { findReferenced }),
        ...Array.from({ length: 3 }, () => store.putBytes(Buffer.from('old'))),
      ]);
      expect(await present()).toContain('old');
    }
  });

  it('derived images are removed with their original', async () => {
    const derived = openDerivedFolder(store.derivedFolder, 1e6);
    const names = [`${digests.named}-a.webp`, `${digests.old}-a.webp`];
    for (const name of names) await derived.store(name, Buffer.from('x'));
    await pruneFiles(store, { findReferenced });
    expect(await derived.open(names[0] ?? '')).toBeDefined();
    expect(await derived.open(names[1] ?? '')).toBeUndefined();
  });
});
