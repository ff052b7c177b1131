/**
 * `varde preview`: shows a pack while it is edited. Imports it into a temporary database, again
 * after each save; the open page then reloads its data. The operator's server is not touched.
 */
import { type Catalog, msg } from '@varde/domain/message';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatIssue } from '@varde/content-pack/pack-issue';
import { buildApp } from '#app.ts';
import { type Config, type Env, loadConfig, PROJECT_ROOT } from '#config/config.ts';
import type { Context } from '#context.ts';
import { createStartupServer, type StartupServer } from '#http/startup-server.ts';
import { openStore } from '#media/storage/open-store.ts';
import { createFileCache } from '#packs/media-cache.ts';
import { importPack, type ImportResult } from '#packs/packs.service.ts';
import { createPreviewFeed, type PreviewFeed } from '#site/preview.routes.ts';
import { loadSiteBundle, type SiteBundle } from '#site/site-bundle.ts';
import { openMigrated } from '#start/open-prepared.ts';
import {
  endOnSignal,
  print,
  printIn,
  StartProblem,
  stopOnSignal,
} from '#start/process-lifecycle.ts';
import { translatorOf } from '../catalog.ts';
import { watchPack } from './watch-pack.ts';

interface PreviewOptions {
  readonly port: number;
  readonly env: Env;
  readonly catalog: Catalog;
}

type PreviewConfig = Config &
  Pick<PreviewOptions, 'catalog'> & { readonly previewKey: string; readonly contentFolder: string };

const KEY_BYTES = 16;

/** Serves until the process is signalled. */
export async function runPreviewServer(folder: string, options: PreviewOptions): Promise<void> {
  printIn(translatorOf(options.catalog, options.env));
  const dataFolder = await mkdtemp(join(tmpdir(), 'varde-preview-'));
  const cleanUp = (): void => rmSync(dataFolder, { recursive: true, force: true });
  const starting = endOnSignal(cleanUp);
  const server = createStartupServer();
  try {
    const config = previewConfig(folder, dataFolder, options);
    const port = await server.listen(config.host, config.port);
    await serve(config, server, port, () => {
      starting.release();
      return stopRequested(cleanUp);
    });
  } finally {
    await server.close();
    cleanUp();
  }
}

/** Ignores the operator's settings except those of this machine. */
function previewConfig(
  folder: string,
  dataFolder: string,
  { port, env, catalog }: PreviewOptions,
): PreviewConfig {
  const { PATH } = env;
  const previewKey = randomBytes(KEY_BYTES).toString('hex');
  const config = loadConfig({
    PATH,
    PORT: String(port),
    VARDE_DATA: dataFolder,
    VARDE_PREVIEW_KEY: previewKey,
    VARDE_ANALYTICS: 'off',
    VARDE_SIGN_IN: 'off',
    VARDE_FFMPEG: '-',
    VARDE_LOG_LEVEL: 'error',
  });
  return { ...config, previewKey, contentFolder: folder, catalog };
}

async function serve(
  config: PreviewConfig,
  server: StartupServer,
  port: number,
  untilStopped: () => Promise<void>,
): Promise<void> {
  const database = await openMigrated(config);
  try {
    const context = { config, database, mediaStore: await openStore(config) };
    const feed = createPreviewFeed();
    const refresh = createRefresh(context, config, feed);
    print(msg`Reading the pack …`);
    const documents = await refresh();
    const site = await loadBuiltSite();
    const app = await buildApp(context, { site, server, preview: feed });
    await app.ready();
    server.open();
    print(msg`The preview is ready: ${previewUrl(port, documents, config.previewKey)}`);
    const watcher = watchPack(config.contentFolder, async () => void (await refresh()));
    await untilStopped();
    watcher.close();
    await Promise.all([server.close(), app.close()]);
  } finally {
    await database.close();
  }
}

/** Builds site and server in a fresh copy of the program, as `npm start` does. */
async function loadBuiltSite(): Promise<SiteBundle> {
  const load = () => loadSiteBundle(join(PROJECT_ROOT, 'apps/web/dist'));
  const site = await load();
  if (site) return site;
  print(msg`Building the site, once …`);
  const builder = spawn(process.execPath, [join(PROJECT_ROOT, 'tools/build.ts')], {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(builder, 'close');
  const built = await load();
  if (built) return built;
  throw new StartProblem(
    msg`The site could not be built, so there is nothing to preview the pack in: see the errors above.`,
  );
}

/** The key is in the fragment, which is never logged; the page stores it for the visit. */
function previewUrl(port: number, documentId: number | undefined, key: string): string {
  const query = documentId === undefined ? '' : `?document=${documentId}`;
  return `http://localhost:${port}/preview${query}#key=${key}`;
}

/** Imports the current pack, reports the result and returns a document to open first. */
function createRefresh(
  { database, mediaStore }: Context,
  { contentFolder, catalog }: PreviewConfig,
  feed: PreviewFeed,
) {
  const { unchanged } = createFileCache();
  return async (): Promise<number | undefined> => {
    try {
      const result = await importPack(database, mediaStore, contentFolder, { unchanged, catalog });
      printResult(result, catalog);
      feed.publish({ faults: [...result.issues] }, result.status === 'imported');
      return result.firstDocument;
    } catch (error) {
      // A file or folder was moved during the import; the next scan retries.
      print(msg`${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  };
}

function printResult({ issues, status }: ImportResult, catalog: Catalog): void {
  for (const issue of issues) print(msg`${formatIssue(issue, catalog)}`);
  if (status === 'refused')
    print(msg`The page shows the pack as it was before, until the errors are fixed.`);
  if (status === 'imported') print(msg`Updated.`);
}

function stopRequested(cleanUp: () => void): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  stopOnSignal(async () => resolve(), cleanUp);
  return promise;
}
