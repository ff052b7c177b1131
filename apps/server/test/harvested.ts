/** Runs `varde import --from` in process, and brings what it wrote through check and import to the API. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished } from 'vitest';
import { runCli } from '#cli/run-cli.ts';
import type { Env } from '#config/config.ts';
import type { HarvestClientOptions } from '#integrations/harvest/harvest.client.ts';
import { runHarvest } from '#integrations/harvest/harvest.service.ts';
import { openMediaStore } from '#media/storage/media.store.ts';
import { importPack } from '#packs/packs.service.ts';
import { checkPack } from '@varde/content-pack/check-pack';
import { openApp, type TestApp } from './app.ts';
import { folderForTest } from './folder.ts';
import { openPlayed, type PlayedServer } from './mock-server.ts';
import type { OpenDatabase } from './database.ts';

interface HarvestFolder {
  readonly path: string;
  /** @param name relative to the pack */
  read(name: string): Promise<string>;
}

/** A collection's server and an empty folder, new for every test of the file that calls this at its top. */
interface HarvestFixture {
  readonly server: PlayedServer;
  readonly folder: HarvestFolder;
}

/** @param prepare what the server plays in every test */
export function harvestForEach(
  prepare: (server: PlayedServer) => Promise<void> | void = () => {},
): HarvestFixture {
  const fixture = {} as { server: PlayedServer; folder: HarvestFolder };
  beforeEach(async () => {
    fixture.server = await openPlayed();
    fixture.folder = await openHarvestFolder();
    await prepare(fixture.server);
  });
  afterEach(() => fixture.server.close());
  return fixture;
}

async function openHarvestFolder(): Promise<HarvestFolder> {
  const path = join(await folderForTest(), 'my-museum');
  return { path, read: (name) => readFile(join(path, name), 'utf8') };
}

interface Bringing {
  readonly env?: Env;
  readonly client?: Partial<HarvestClientOptions>;
  readonly onProgress?: (done: number) => void;
}

/** What the command says. @param args after `varde import` */
export async function runImport(
  args: readonly string[],
  folder: HarvestFolder,
  { env = {}, client = {}, onProgress = () => {} }: Bringing = {},
): Promise<string> {
  let output = '';
  let wrong = '';
  const code = await runCli(['import', ...args, '--into', folder.path, '--delay', '0'], {
    out: (text) => (output += text),
    err: (text) => (wrong += text),
    env: { VARDE_CONTACT: 'mailto:post@museum.example', ...env },
    harvest: (request, config, talk) =>
      runHarvest(request, config, {
        ...talk,
        onProgress,
        client: { sleep: async () => {}, ...client },
      }),
  });
  if (code !== 0) throw new Error(wrong);
  return output;
}

/** Errors that `check` finds. */
export async function errorsOf({ path }: HarvestFolder): Promise<string[]> {
  const { issues } = await checkPack(path);
  return issues
    .filter(({ severity }) => severity === 'error')
    .map(({ file, message }) => `${file}: ${message}`);
}

/** A server over a fresh database that holds what was brought, until the test ends. */
export async function serveHarvest(open: OpenDatabase, folder: HarvestFolder): Promise<TestApp> {
  expect(await errorsOf(folder)).toEqual([]);
  const database = await open();
  const store = join(folder.path, '../store');
  const mediaStore = await openMediaStore(store);
  const { status, issues } = await importPack(database, mediaStore, folder.path);
  expect({ status, issues: issues.filter(({ severity }) => severity === 'error') }).toEqual({
    status: 'imported',
    issues: [],
  });
  const app = await openApp(database, { mediaStore });
  onTestFinished(() => app.close());
  return app;
}
