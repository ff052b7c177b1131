/** The whole server over a test's database, called in process: no port, no site unless given. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildApp, type AppOptions } from '#app.ts';
import { loadConfig, type Env } from '#config.ts';
import type { Context } from '#context.ts';
import { openMediaStore } from '#modules/media/media.store.ts';
import type { OpenDatabase } from './database.ts';

export const API_KEY = 'varde-local';

export interface TestApp {
  readonly app: FastifyInstance;
  /** Lines that the server logged. */
  readonly log: string[];
  /** GET with the right key; headers win over it. */
  readonly get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  readonly close: () => Promise<void>;
  /** Mails land in it. */
  readonly dataFolder: string;
}

interface TestAppOptions extends Pick<AppOptions, 'site'> {
  readonly mediaStore?: Context['mediaStore'];
  readonly env?: Env;
}

/** @param options.mediaStore an empty one in a folder of its own when absent */
export async function openApp(
  database: Context['database'],
  { mediaStore, env = {}, site }: TestAppOptions = {},
): Promise<TestApp> {
  const log: string[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'varde-app-'));
  const config = loadConfig({ VARDE_LOG_LEVEL: 'info', VARDE_DATA: folder, ...env });
  const context = { config, database, mediaStore: mediaStore ?? (await openMediaStore(folder)) };
  const app = await buildApp(context, { site, log: { write: (line) => log.push(line) } });
  return {
    app,
    log,
    dataFolder: folder,
    get: (url, headers = {}) => app.inject({ url, headers: { 'api-key': API_KEY, ...headers } }),
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** One over an empty database, for all tests of the suite that calls this at its top. */
export function appForAll(open: OpenDatabase): TestApp & Pick<Context, 'database'> {
  const app = {} as TestApp & { database: Context['database'] };
  beforeAll(async () => {
    const database = await open();
    Object.assign(app, await openApp(database), { database });
  });
  afterAll(() => app.close());
  return app;
}
