import { msg } from '@varde/domain/message';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Config } from '#config/config.ts';
import { openDatabase, type Database, type DatabaseOptions } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { isOutdated, readPackDigest } from '#packs/packs.repository.ts';
import { print, ReportedProblem } from './process-lifecycle.ts';

/**
 * Opens a database with this version's content; a child process creates what is missing. Without a
 * configured pack an empty database stays empty.
 */
export async function openPrepared(config: Config): Promise<Database> {
  const database = await openMigrated({ ...config, replicaUrl: config.databaseReplicaUrl });
  try {
    const isEmpty = (await readPackDigest(database)) === undefined;
    if (isEmpty && config.contentFolder === undefined)
      print(
        msg`The database is empty. Import a content pack, also while the server runs: npx varde import FOLDER`,
      );
    else if (isEmpty || (await isOutdated(database))) await prepareInChild();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

export async function openMigrated(options: DatabaseOptions): Promise<Database> {
  const database = await openDatabase(options);
  try {
    await migrate(database, (done, total) =>
      print(msg`Preparing the database, step ${done} of ${total} …`),
    );
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The child prints its own messages. When this process ends, the child ends too. */
async function prepareInChild(): Promise<void> {
  const file = fileURLToPath(new URL('prepare-content.ts', import.meta.url));
  const child = fork(file, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [code]: readonly unknown[] = await once(child, 'exit');
  if (code !== 0) throw new ReportedProblem('The content could not be prepared.');
}
