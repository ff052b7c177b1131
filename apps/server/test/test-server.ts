/** Global setup: starts the packaged PostgreSQL, prepares the template, and stops it afterwards. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { openDatabase } from '#db/database.ts';
import { attach } from '#db/embedded/attach.ts';
import { clusterUrl } from '#db/embedded/cluster-settings.ts';
import { clusterFolder } from '#db/embedded/cluster.ts';
import { migrate } from '#db/migrate.ts';
import { runOnServer, TEMPLATE, urlOf } from './database.ts';

export default async function startTestServer(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'varde-test-'));
  env['TEST_FOLDER'] = folder;
  const stop = env['TEST_DATABASE_URL'] ? async () => {} : await startEmbedded(folder);
  await runOnServer(
    `drop database if exists ${TEMPLATE} with (force)`,
    `create database ${TEMPLATE}`,
  );
  const database = await openDatabase({ dataFolder: '', databaseUrl: urlOf(TEMPLATE) });
  await migrate(database);
  await database.close();
  return async () => {
    await stop();
    await rm(folder, { recursive: true });
  };
}

async function startEmbedded(folder: string): Promise<() => Promise<void>> {
  const cluster = clusterFolder(folder);
  const attachment = await attach(cluster);
  env['TEST_DATABASE_URL'] = clusterUrl(cluster, 'postgres');
  // Test data need not survive a power failure.
  await runOnServer(
    ...['fsync', 'synchronous_commit', 'full_page_writes'].map(
      (name) => `alter system set ${name} = off`,
    ),
    'select pg_reload_conf()',
  );
  return () => {
    delete env['TEST_DATABASE_URL'];
    return attachment.leave();
  };
}
