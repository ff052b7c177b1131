/** Runs the server: settings, port, database, content, site, in this order; prints each step. */
import { msg } from '@varde/domain/message';
import { flushCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { catalogOf, translatorOf } from '#cli/catalog.ts';
import { terminalLanguageOf } from '#config/terminal-language.ts';
import { openPrepared } from '#start/open-prepared.ts';
import {
  loadConfig,
  MAX_RENDER_THREADS,
  PROJECT_ROOT,
  readEnvironment,
  type Config,
} from './config/config.ts';
import { securityHeaders } from './http/response-headers.ts';
import { createStartupServer, type StartupServer } from './http/startup-server.ts';
import type { SiteBundle } from './site/site-bundle.ts';
import { endOnSignal, print, printIn } from './start/process-lifecycle.ts';

/**
 * Serves until a signal stops the process.
 * @param loadSite renders the pages; nothing but the API is served without it
 * @param onReady receives the port
 */
export async function runServer(
  loadSite: LoadSite,
  onReady: (port: number, config: Config) => void,
): Promise<void> {
  const env = readEnvironment();
  printIn(translatorOf(await catalogOf(terminalLanguageOf(env).language), env));
  const config = loadConfig(env);
  const starting = endOnSignal();
  const server = createStartupServer(config.trustedProxies, undefined, securityHeaders(config));
  const listen = () => server.listen(config.host, config.port);
  // One of several servers listens when it is ready: until then the others serve its visitors.
  const isAlone = config.sharedCaches === undefined;
  const early = isAlone ? await listen() : undefined;
  const stop = await serve(config, server, loadSite).catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  const port =
    early ??
    (await listen().catch(async (error: unknown) => {
      await stop();
      throw error;
    }));
  starting.release();
  onReady(port, config);
  // A killed process would leave nothing for the next start.
  flushCompileCache();
}

type LoadSite = (config: Config) => Promise<SiteBundle | undefined>;

/** Serves the built site until a signal stops the process. */
export const serveBuiltSite = (): Promise<void> =>
  runServer(
    async ({ renderThreads: max = defaultRenderThreads() }) => {
      const { loadSiteBundle } = await import('./site/site-bundle.ts');
      const onError = (error: unknown) =>
        print(msg`A thread that renders pages has ended: ${String(error)}`);
      return loadSiteBundle(join(PROJECT_ROOT, 'apps/web/dist'), { max, onError });
    },
    (port, config) => print(msg`Varde is ready: ${urlOf(config, port)}`),
  );

/** One for each core, as pages are what a server spends its time on. */
function defaultRenderThreads(): number {
  const cores = availableParallelism();
  return cores > 1 ? Math.min(cores, MAX_RENDER_THREADS) : 0;
}

function urlOf({ host }: Config, port: number): string {
  const isThisMachine = ['127.0.0.1', '0.0.0.0', 'localhost', '::1', '::'].includes(host);
  const name = isThisMachine ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

async function serve(
  config: Config,
  server: StartupServer,
  loadSite: LoadSite,
): Promise<() => Promise<void>> {
  print(config.databaseUrl ? msg`Connecting to PostgreSQL …` : msg`Opening the database …`);
  const opening = openPrepared(config);
  opening.catch(() => {
    // Reported below.
  });
  // Loading blocks this thread: the database's process is started first.
  await setImmediate();
  // Most of the modules, and the site's, load while the database starts.
  const loading = Promise.all([import('#start/run-app.ts'), loadSite(config)]);
  loading.catch(() => {
    // Reported below, once the database is open and can be closed.
  });
  const database = await opening;
  try {
    const [{ runApp }, site] = await loading;
    return await runApp({ config, server, database, site });
  } catch (error) {
    await database.close();
    throw error;
  }
}
