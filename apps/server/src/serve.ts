/** Runs the server: settings, port, database, content, site, in this order; prints each step. */
import { msg } from '@varde/domain/message';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#app.ts';
import { type NightlyBackup, startNightlyBackups } from '#backup/nightly-backup.ts';
import { readPages } from '#backup/read-pages.ts';
import { catalogOf, translatorOf } from '#cli/catalog.ts';
import { describeSettings } from '#config/backup-settings.ts';
import { terminalLanguageOf } from '#config/terminal-language.ts';
import type { Context } from '#context.ts';
import { openPrepared } from '#start/open-prepared.ts';
import { loadConfig, PROJECT_ROOT, readEnvironment, type Config } from './config/config.ts';
import { securityHeaders } from './http/response-headers.ts';
import { createStartupServer, type StartupServer } from './http/startup-server.ts';
import { mailFolder } from './identity/mail/mail.service.ts';
import { createMediaService } from './media/media.service.ts';
import { openStore } from './media/storage/open-store.ts';
import { createFfmpeg } from './media/videos/ffmpeg.ts';
import { createVideoEncoder, type VideoEncoder } from './media/videos/video-encoder.ts';
import { countVideos } from './media/videos/videos.repository.ts';
import { loadSiteBundle, type SiteBundle } from './site/site-page.ts';
import { openServiceManager } from './start/service-manager.ts';
import { endOnSignal, print, printIn, stopOnSignal } from './start/process-lifecycle.ts';

/** Upper limit of one database statement while serving. */
const STATEMENT_WITHIN_MS = 5_000;

/**
 * Serves until a signal stops the process.
 * @param loadSite renders the pages; nothing but the API is served without it
 * @param onReady receives the port
 */
export async function runServer(
  loadSite: () => Promise<SiteBundle | undefined>,
  onReady: (port: number, config: Config) => void,
): Promise<void> {
  const env = readEnvironment();
  printIn(translatorOf(await catalogOf(terminalLanguageOf(env).language), env));
  const config = loadConfig(env);
  const starting = endOnSignal();
  const server = createStartupServer(config.trustedProxies, undefined, securityHeaders(config));
  const port = await server.listen(config.host, config.port);
  await serve(config, server, loadSite).catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  starting.release();
  onReady(port, config);
}

/** Serves the built site until a signal stops the process. */
export const serveBuiltSite = (): Promise<void> =>
  runServer(
    () => loadSiteBundle(join(PROJECT_ROOT, 'apps/web/dist')),
    (port, config) => print(msg`Varde is ready: ${urlOf(config, port)}`),
  );

function urlOf({ host }: Config, port: number): string {
  const isThisMachine = ['127.0.0.1', '0.0.0.0', 'localhost', '::1', '::'].includes(host);
  const name = isThisMachine ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

async function serve(
  config: Config,
  server: StartupServer,
  loadSite: () => Promise<SiteBundle | undefined>,
): Promise<void> {
  print(config.databaseUrl ? msg`Connecting to PostgreSQL …` : msg`Opening the database …`);
  const database = await openPrepared(config);
  try {
    const mediaStore = await openStore(config);
    const context = { config, database, mediaStore };
    await reportMissingMedia(context);
    reportMailFolder(config);
    const site = await loadSite();
    if (!site)
      print(msg`The site has not been built, so only the API is served. \`npm start\` builds it.`);
    const app = await buildApp(context, { site, server });
    await app.ready();
    database.limitStatements(STATEMENT_WITHIN_MS);
    await database.followLog((level, message) => app.log[level]({ source: 'postgres' }, message));
    const streams = await makeStreams(context);
    const backups = makeBackups(context, app);
    const serviceManager = openServiceManager(readEnvironment());
    stopOnSignal(async () => {
      serviceManager.stopping();
      await server.close();
      await streams?.close();
      await backups?.close();
      await app.close();
      await database.close();
    });
    server.open();
    serviceManager.ready();
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Prepares imported videos for streaming, before and while serving. */
async function makeStreams(context: Context): Promise<VideoEncoder | undefined> {
  const { database, config } = context;
  if (config.ffmpeg === undefined) {
    if ((await countVideos(database)) > 0)
      print(
        msg`ffmpeg was not found: videos are served without streaming and without a poster of their own. See docs/operations/media.md.`,
      );
    return undefined;
  }
  const maker = createVideoEncoder(context, createFfmpeg(config.ffmpeg), (error) =>
    console.error('Preparing a video for streaming failed.', error),
  );
  await database.listen('varde_content', () => void maker.wake());
  void maker.wake();
  return maker;
}

/** Makes a backup each night, where a folder is named for it. */
function makeBackups(context: Context, app: FastifyInstance): NightlyBackup | undefined {
  const { nightlyBackup } = context.config;
  if (!nightlyBackup) return undefined;
  return startNightlyBackups(context, {
    ...nightlyBackup,
    settings: describeSettings(readEnvironment(), false),
    readPages: () => readPages(app, context),
    onDone: ({ file, bytes, missing }) => {
      app.log.info({ file, bytes }, 'backup made');
      if (missing.length > 0) app.log.warn({ missing }, 'media are missing or damaged');
    },
    onError: (err) => app.log.error({ err }, 'the nightly backup failed; it is tried again'),
  });
}

/** Without a mail server, the links that confirm accounts are written to files. */
function reportMailFolder(config: Config): void {
  if (config.signIn?.provider !== 'embedded' || config.mail) return;
  print(msg`Mail to visitors is written to ${mailFolder(config)}.`);
}

/** Text is in the database, media in a folder: several servers must share both. */
async function reportMissingMedia(context: Context): Promise<void> {
  const media = createMediaService(context);
  const [missing, unused] = [await media.countMissing(), await media.countUnused()];
  if (unused > 0)
    print(msg`${unused} media files are no longer used; npx varde prune removes them.`);
  if (missing === 0) return;
  print(
    msg`${missing} media files of the content are not in ${join(context.config.dataFolder, 'media')}, so they cannot be shown. Servers that share a database must share that folder too; or restore the files with npx varde import.`,
  );
}
