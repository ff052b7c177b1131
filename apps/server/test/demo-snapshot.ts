/**
 * An embedded database and a data folder that hold the demo pack, made once for each state of pack, migrations and importer:
 * drawing the pack's pictures takes long.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#config.ts';
import { createKysely } from '#db/create-kysely.ts';
import type { Database } from '#db/database.ts';
import { startEmbedded } from '#db/embedded-engine.ts';
import { migrate } from '#db/migrate.ts';
import type { Tables } from '#db/tables.ts';
import { openMediaStore } from '#modules/media/media.store.ts';
import { importPack } from '#modules/packs/packs.service.ts';

/** In the snapshot's folder, beside the media. */
export const SNAPSHOT_FILE = 'database.tar';

const CACHE = join(PROJECT_ROOT, 'node_modules/.cache/varde');
/** What the database's content depends on. */
const SOURCES = [
  'content/demo/**/*.*',
  'apps/server/src/db/migrations/*.sql',
  'apps/server/src/modules/packs/*.ts',
  'apps/server/src/modules/documents/content-media.ts',
  'apps/server/src/modules/media/{content-type,derive-image,prepare-picture}.ts',
  'packages/content-pack/src/**/*.ts',
  'packages/domain/src/{document-kinds,fold-search,languages,search-languages,search-words,title-sort}.ts',
];

export interface DemoSnapshot {
  readonly database: Uint8Array;
  /** Holds the media; whatever is derived from them may be written there. */
  readonly folder: string;
}

export async function demoSnapshot(): Promise<DemoSnapshot> {
  const folder = join(CACHE, `demo-${await fingerprint()}`);
  const file = join(folder, SNAPSHOT_FILE);
  if (!existsSync(file)) await makeSnapshot(folder);
  return { database: await readFile(file), folder };
}

/** Made beside and moved when it is whole; another process may be as far. */
async function makeSnapshot(target: string): Promise<void> {
  const folder = join(CACHE, randomUUID());
  await mkdir(folder, { recursive: true });
  const pool = await startEmbedded({});
  const kysely = await createKysely<Tables>(pool);
  const close = async (): Promise<void> => {};
  const database: Database = { kysely, engine: 'embedded', listen: close, close };
  await migrate(database);
  const { status } = await importPack(
    database,
    await openMediaStore(folder),
    join(PROJECT_ROOT, 'content/demo'),
  );
  if (status !== 'imported')
    throw new Error('The demo pack was refused: npx varde check content/demo');
  await writeFile(join(folder, SNAPSHOT_FILE), await pool.dump());
  await kysely.destroy();
  await rename(folder, target).catch(() => rm(folder, { recursive: true }));
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => globSync(source, { cwd: PROJECT_ROOT })).sort())
    hash.update(file).update(await readFile(join(PROJECT_ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}
