/** The full server on a test's database, called in process: no port, and no site by default. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { beforeAll } from 'vitest';
import type { CallName, CallResponse } from '@varde/contract/calls';
import { buildApp, type AppOptions } from '#app.ts';
import { loadConfig, type Env } from '#config/config.ts';
import type { Context } from '#context.ts';
import { openMediaStore } from '#media/storage/media.store.ts';
import { bodyOf } from './responses.ts';
import { onClose, type OpenDatabase } from './database.ts';

export const API_KEY = 'varde-local';
export const PREVIEW_KEY = 'preview-key-of-the-tests';
/** Request headers of an editor, who also sees drafts. */
export const EDITOR = { 'preview-key': PREVIEW_KEY };

export interface TestApp {
  readonly app: FastifyInstance;
  readonly log: string[];
  /** GET with the API key; `headers` override it. */
  readonly get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  /** POST with the API key; `headers` override it. */
  readonly post: (
    url: string,
    payload?: object,
    more?: Pick<InjectOptions, 'headers' | 'remoteAddress'>,
  ) => Promise<LightMyRequestResponse>;
  /** The valid body of a successful response. @param path below `/api/v3/` */
  readonly read: <N extends CallName>(
    name: N,
    path: string,
    headers?: Record<string, string>,
  ) => Promise<CallResponse<N>>;
  readonly close: () => Promise<void>;
  /** Contains the sent emails. */
  readonly dataFolder: string;
}

interface TestAppOptions extends Pick<AppOptions, 'site' | 'server'> {
  readonly mediaStore?: Context['mediaStore'];
  readonly env?: Env;
}

/**
 * Closed with the suite's database at the latest.
 * @param options.mediaStore default: an empty one in a temporary folder
 */
export async function openApp(
  database: Context['database'],
  { mediaStore, env = {}, site, server }: TestAppOptions = {},
): Promise<TestApp> {
  const log: string[] = [];
  const folder = await mkdtemp(join(String(process.env['TEST_FOLDER']), 'app-'));
  const config = loadConfig({
    VARDE_LOG_LEVEL: 'info',
    VARDE_DATA: folder,
    VARDE_PREVIEW_KEY: PREVIEW_KEY,
    ...env,
  });
  const context = { config, database, mediaStore: mediaStore ?? (await openMediaStore(folder)) };
  const target = { write: (line: string) => log.push(line) };
  const app = await buildApp(context, { site, server, log: target });
  const close = async (): Promise<void> => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  };
  onClose(database, close);
  const get: TestApp['get'] = (url, headers = {}) =>
    app.inject({ url, headers: { 'api-key': API_KEY, ...headers } });
  return {
    app,
    log,
    dataFolder: folder,
    get,
    post: (url, payload = {}, { headers, ...more } = {}) => {
      const sent = { 'api-key': API_KEY, ...headers };
      return app.inject({ method: 'POST', url, headers: sent, payload, ...more });
    },
    read: async (name, path, headers) => bodyOf(name, await get(`/api/v3/${path}`, headers)),
    close,
  };
}

/** Shared by all tests of the calling suite, with an empty database. */
export function appForAll(open: OpenDatabase): TestApp & Pick<Context, 'database'> {
  const app = {} as TestApp & { database: Context['database'] };
  beforeAll(async () => {
    const database = await open();
    Object.assign(app, await openApp(database), { database });
  });
  return app;
}
