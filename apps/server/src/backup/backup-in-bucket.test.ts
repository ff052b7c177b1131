import { glob, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#db/database.ts';
import { apiPackForAll } from '#test/api-pack.ts';
import { openApp } from '#test/app.ts';
import { bucketForAll } from '#test/bucket.ts';
import { contentOf } from '#test/content-digest.ts';
import { createDatabase, describeWithDatabase } from '#test/database.ts';
import { folderForAll } from '#test/folder.ts';
import { readBackupFile } from './backup-file.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** Of local copies of a bucket: less than any of the pack's images. */
const NO_ROOM = 1;

const WITH_MEDIA = {
  withSecrets: false,
  withMedia: true,
  settings: '',
  readPages: async () => [],
};

describeWithDatabase('a backup of media in a bucket', (open) => {
  const bucket = bucketForAll();
  const folder = folderForAll();
  const museum = apiPackForAll(open, async () => ({ store: await bucket.storeOf('importer') }));

  it('holds what this machine has no copy of, and restores into an empty bucket', async () => {
    const file = join(folder, 'museum.tar');
    const { identifier } = await museum.read('getMedia', 'media/5101');
    const original = await museum.get(`/media/file/${identifier}`);
    expect(original.statusCode).toBe(200);
    const source = {
      database: museum.database,
      mediaStore: await bucket.storeOf('backup', NO_ROOM),
    };
    const { manifest, missing } = await writeBackup(source, file, WITH_MEDIA);
    expect([manifest.media, missing]).toMatchObject([{ files: 4, missing: [] }, []]);

    const { url, drop } = await createDatabase();
    const database = await openDatabase({ dataFolder: '', databaseUrl: url });
    const restoreBucket = await bucket.loseAll();
    onTestFinished(async () => {
      await restoreBucket();
      await database.close();
      await drop();
    });
    const mediaStore = await bucket.storeOf('restorer');
    await restoreBackup(database, file, { confirm: async () => true, mediaStore });
    expect(await contentOf(database)).toBe(await contentOf(museum.database));

    // A server that shares only the bucket.
    const app = await openApp(database, { mediaStore: await bucket.storeOf('other') });
    const { rawPayload } = await app.get(`/media/file/${identifier}`);
    expect(rawPayload).toEqual(original.rawPayload);
  });

  it('holds media whose local copies are evicted after they were found', async () => {
    const file = join(folder, 'evicted.tar');
    const mediaStore = await bucket.storeOf('evicting');
    const evicted: string[] = [];
    // Pages are read after the media have been found, before they are written.
    const readPages = async () => {
      for await (const path of glob(join(mediaStore.folder, '??/*'))) {
        evicted.push(`media/${basename(path)}`);
        await rm(path);
      }
      return [];
    };
    const source = { database: museum.database, mediaStore };
    const { missing } = await writeBackup(source, file, { ...WITH_MEDIA, readPages });
    const names: string[] = [];
    for await (const { name } of readBackupFile(file)) names.push(name);
    expect(evicted).toHaveLength(4);
    expect([names, missing]).toEqual([expect.arrayContaining(evicted), []]);
  });
});
