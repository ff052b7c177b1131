/**
 * Creates the database, fills it when it is empty and renews derived content of older versions.
 * Runs as a process of its own (`open-prepared.ts`), so that the server does not retain the memory.
 */
import { type Catalog, joined, msg } from '@varde/domain/message';
import { relative } from 'node:path';
import { formatIssue } from '@varde/content-pack/pack-issue';
import { catalogOf, translatorOf } from '#cli/catalog.ts';
import { showProgress } from '#cli/console-progress.ts';
import { loadConfig, PROJECT_ROOT, readEnvironment, type Config } from '#config/config.ts';
import { terminalLanguageOf } from '#config/terminal-language.ts';
import type { Database } from '#db/database.ts';
import { openStore } from '#media/storage/open-store.ts';
import { isOutdated, readPackDigest } from '#packs/packs.repository.ts';
import { importPack, renewDerived } from '#packs/packs.service.ts';
import { openMigrated } from './open-prepared.ts';
import { endOnSignal, fail, print, printed, printIn, StartProblem } from './process-lifecycle.ts';

async function prepareContent(): Promise<void> {
  const env = readEnvironment();
  const catalog = await catalogOf(terminalLanguageOf(env).language);
  printIn(translatorOf(catalog, env));
  const config = loadConfig(env);
  const database = await openMigrated(config);
  try {
    const { contentFolder } = config;
    if (contentFolder !== undefined && (await readPackDigest(database)) === undefined)
      await importFirst({ ...config, contentFolder }, database, catalog);
    else if (await isOutdated(database)) await renew(database);
  } finally {
    await database.close();
  }
}

/** Fills an empty database from the configured pack; later only an import changes the content. */
async function importFirst(
  config: Config & { readonly contentFolder: string },
  database: Database,
  catalog: Catalog,
): Promise<void> {
  const { contentFolder } = config;
  const folder = relative(PROJECT_ROOT, contentFolder) || '.';
  print(msg`The database is empty: importing ${folder} …`);
  const progress = showProgress(process.stdout, printed);
  const mediaStore = await openStore(config);
  const result = await importPack(database, mediaStore, contentFolder, {
    onProgress: progress.report,
    catalog,
  });
  progress.end();
  if (result.status === 'refused') {
    const errors = result.issues.filter(({ severity }) => severity === 'error');
    throw new StartProblem(
      joined(
        [
          msg`The content pack has errors, so nothing was imported:`,
          ...errors.map((issue) => formatIssue(issue, catalog)),
        ],
        '\n',
      ),
    );
  }
  print(msg`Imported. When the pack changes: npx varde import ${folder}`);
}

/** Recomputes data that an older version derived from the content. */
async function renew(database: Database): Promise<void> {
  print(msg`Updating the content to this version …`);
  await renewDerived(database);
}

const { end, release } = endOnSignal();
// The parent server has ended, so nothing uses the result.
process.on('disconnect', end);
await prepareContent().catch(fail);
process.off('disconnect', end);
process.disconnect?.();
release();
