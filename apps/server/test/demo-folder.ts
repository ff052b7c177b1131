/** The imported demo pack, cached by pack, migrations and importer, because the import is slow. */
import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#config/config.ts';
import { openDatabase } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { openMediaStore } from '#media/storage/media.store.ts';
import { importPack } from '#packs/packs.service.ts';

const CACHE = join(PROJECT_ROOT, 'node_modules/.cache/varde');
/** Files that determine the database's content. */
const SOURCES = [
  'content/demo/**/*.*',
  'apps/server/src/db/{migrations/*.sql,embedded/cluster.ts}',
  'apps/server/src/packs/*.ts',
  'apps/server/src/content/documents/content-media.ts',
  'apps/server/src/media/{content-type,derive-image,open-image}.ts',
  'packages/content-pack/src/**/*.ts',
  'packages/domain/src/{document-kinds,languages,search-languages,search-words,title-sort}.ts',
];

/** Shared: callers may only derive media and add visitors. */
export async function demoFolder(): Promise<string> {
  const folder = join(CACHE, `demo-${await fingerprint()}`);
  if (!existsSync(folder)) await makeFolder(folder);
  return folder;
}

/** Created under a temporary name and renamed when complete; safe with concurrent processes. */
async function makeFolder(target: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const dataFolder = await mkdtemp(join(CACHE, 'new-'));
  const database = await openDatabase({ dataFolder });
  await migrate(database);
  const mediaStore = await openMediaStore(dataFolder);
  const { status } = await importPack(database, mediaStore, join(PROJECT_ROOT, 'content/demo'));
  await database.close();
  if (status !== 'imported')
    throw new Error('The demo pack was refused: npx varde check content/demo');
  await rename(dataFolder, target).catch(() => rm(dataFolder, { recursive: true }));
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => globSync(source, { cwd: PROJECT_ROOT })).sort())
    hash.update(file).update(await readFile(join(PROJECT_ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}
