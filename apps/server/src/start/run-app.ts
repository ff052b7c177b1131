/** The serving part of a process, once its database is open: media, app, background work, stop. */
import { msg } from '@varde/domain/message';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#app.ts';
import { type NightlyBackup, startNightlyBackups } from '#backup/nightly-backup.ts';
import { readPages } from '#backup/read-pages.ts';
import { describeSettings } from '#config/backup-settings.ts';
import { type Config, readEnvironment } from '#config/config.ts';
import type { Context } from '#context.ts';
import type { Database } from '#db/database.ts';
import type { StartupServer } from '#http/startup-server.ts';
import { mailFolder } from '#identity/mail/mail.service.ts';
import { createMediaService } from '#media/media.service.ts';
import { openStore } from '#media/storage/open-store.ts';
import { createFfmpeg } from '#media/videos/ffmpeg.ts';
import { createVideoEncoder, type VideoEncoder } from '#media/videos/video-encoder.ts';
import { countVideos } from '#media/videos/videos.repository.ts';
import type { SiteBundle } from '#site/site-bundle.ts';
import { print, stopOnSignal } from './process-lifecycle.ts';
import { openServiceManager } from './service-manager.ts';

/**
 * In front of several servers a proxy notices within this time that `/readyz` returns 503, and sends
 * no more requests: one that arrives as the port is closed would get no response.
 */
const DRAIN_MS = 2_500;
/** Upper limit of one database statement while serving. */
const STATEMENT_WITHIN_MS = 5_000;

export interface Opened {
  readonly config: Config;
  readonly server: StartupServer;
  readonly database: Database;
  /** Absent: only the API is served. */
  readonly site: SiteBundle | undefined;
}

/**
 * Answers requests from now on; the first signal stops the process.
 * @returns what the signal does
 */
export async function runApp({
  config,
  server,
  database,
  site,
}: Opened): Promise<() => Promise<void>> {
  const mediaStore = await openStore(config);
  const context = { config, database, mediaStore };
  await reportMissingMedia(context);
  reportMailFolder(config);
  if (!site)
    print(msg`The site has not been built, so only the API is served. \`npm start\` builds it.`);
  const app = await buildApp(context, { site, server });
  await app.ready();
  database.limitStatements(STATEMENT_WITHIN_MS);
  await database.followLog((level, message) => app.log[level]({ source: 'postgres' }, message));
  const streams = await makeStreams(context);
  const backups = makeBackups(context, app);
  const serviceManager = openServiceManager(readEnvironment());
  const stop = async (): Promise<void> => {
    serviceManager.stopping();
    await server.close(config.sharedCaches && DRAIN_MS);
    await streams?.close();
    await backups?.close();
    await app.close();
    await database.close();
  };
  stopOnSignal(stop);
  server.open();
  serviceManager.ready();
  return stop;
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
