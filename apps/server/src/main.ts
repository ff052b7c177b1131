/** Starts the server: settings, port, database, content, site, in this order, saying in plain words what it does. */
import { join, relative } from 'node:path';
import { formatFault } from '@varde/content-pack/fault';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#app.ts';
import type { Context } from '#context.ts';
import { ConfigError, loadConfig, PROJECT_ROOT, readEnvironment, type Config } from '#config.ts';
import { showProgress } from '#console-progress.ts';
import { DatabaseProblem } from '#db/database-problem.ts';
import { openDatabase, type Database } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { ensurePortIsFree, explainListening, PortProblem } from '#http/port.ts';
import { openMediaStore, type MediaStore } from '#modules/media/media.store.ts';
import { createMediaService } from '#modules/media/media.service.ts';
import { createOperationService } from '#modules/operation/operation.service.ts';
import { loadSiteBundle } from '#modules/site/site-bundle.ts';

/** Accepted requests may take this long to end after a stop was asked for. */
const STOP_WITHIN_MS = 10_000;

const say = (words: string): void => console.log(words);

class StartProblem extends Error {}

async function start(): Promise<void> {
  const config = loadConfig(readEnvironment());
  await ensurePortIsFree(config.host, config.port);
  const database = await openMigrated(config);
  try {
    const mediaStore = await openMediaStore(config.dataFolder);
    const context = { config, database, mediaStore };
    if (!(await createOperationService(context).isReady()))
      await importFirst(config, database, mediaStore);
    await renewAfterUpgrade(context);
    await tellMissingMedia(context);
    const site = await loadSiteBundle(join(PROJECT_ROOT, 'apps/web/dist'));
    if (!site)
      say('The site has not been built, so only the API is served. `npm start` builds it.');
    const app = await buildApp(context, { site });
    stopOnSignal(app, database);
    say(`Varde is ready: ${await listen(app, config)}`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What an older program worked out of the content is worked out anew. */
async function renewAfterUpgrade(context: Context): Promise<void> {
  if (!(await createOperationService(context).isOutdated())) return;
  say('Bringing the content up to this version …');
  const { renewDerived } = await import('#modules/packs/packs.service.ts');
  await renewDerived(context.database);
}

/** The words are in the database, the media in a folder: several servers must share both. */
async function tellMissingMedia(context: Context): Promise<void> {
  const missing = await createMediaService(context).countMissing();
  if (missing === 0) return;
  say(
    `${missing} media files of the content are not in ${join(context.config.dataFolder, 'media')}, so they cannot be shown. ` +
      'Servers that share a database must share that folder too; or bring the files back with npx varde import.',
  );
}

async function openMigrated(config: Config): Promise<Database> {
  say(config.databaseUrl ? 'Connecting to PostgreSQL …' : 'Opening the database …');
  const database = await openDatabase(config);
  try {
    await migrate(database, (done, total) =>
      say(`Preparing the database, step ${done} of ${total} …`),
    );
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** An empty database is filled from the configured pack; later the content changes only when somebody imports. */
async function importFirst(
  config: Config,
  database: Database,
  mediaStore: MediaStore,
): Promise<void> {
  const folder = relative(PROJECT_ROOT, config.contentFolder) || '.';
  say(`The database is empty: importing ${folder} …`);
  // Only a first start needs the importer, so later starts need not wait for it to load.
  const { importPack } = await import('#modules/packs/packs.service.ts');
  const progress = showProgress(process.stdout);
  const result = await importPack(database, mediaStore, config.contentFolder, {
    onProgress: progress.report,
  });
  progress.end();
  if (result.status === 'refused') {
    const errors = result.faults.filter(({ severity }) => severity === 'error');
    throw new StartProblem(
      ['The content pack has faults, so nothing was imported:', ...errors.map(formatFault)].join(
        '\n',
      ),
    );
  }
  const first = config.databaseUrl ? '' : 'stop the server, then ';
  say(`Imported. When the pack changes: ${first}npx varde import ${folder}`);
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  const { level } = app.log;
  // The framework announces its address in the log; people get it in words, last.
  app.log.level = 'warn';
  const listening = await app.listen({ host, port }).catch((error: unknown) => {
    throw explainListening(error, host, port);
  });
  const address = new URL(listening);
  app.log.level = level;
  const isThisMachine = ['127.0.0.1', '0.0.0.0', 'localhost', '::1', '::'].includes(host);
  return `http://${isThisMachine ? 'localhost' : address.hostname}:${address.port || '80'}`;
}

function stopOnSignal(app: FastifyInstance, database: Database): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    // Asked a second time, it does not wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await app.close();
    await database.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void stop().catch(fail));
}

function fail(error: unknown): void {
  const isExpected = [ConfigError, DatabaseProblem, PortProblem, StartProblem].some(
    (kind) => error instanceof kind,
  );
  console.error(isExpected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

await start().catch(fail);
