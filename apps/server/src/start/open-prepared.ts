import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Config } from '#config.ts';
import { embeddedFolder, type Database } from '#db/database.ts';
import { isOutdated, readPackDigest } from '#modules/packs/packs.repository.ts';
import { openMigrated } from './open-migrated.ts';
import { ToldProblem } from './start-words.ts';

/** Opens a database that holds this version's content; what is missing is made first, by another process. */
export async function openPrepared(config: Config): Promise<Database> {
  const isNew = !config.databaseUrl && !existsSync(embeddedFolder(config.dataFolder));
  if (isNew) await prepareInChild();
  const database = await openMigrated(config);
  if (await isPrepared(database)) return database;
  await database.close();
  await prepareInChild();
  return openMigrated(config);
}

async function isPrepared(database: Database): Promise<boolean> {
  try {
    return (await readPackDigest(database)) !== undefined && !(await isOutdated(database));
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** It speaks for itself. When this process ends, it ends too. */
async function prepareInChild(): Promise<void> {
  const file = fileURLToPath(new URL('prepare-content.ts', import.meta.url));
  const child = fork(file, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new ToldProblem('The content could not be prepared.');
}
