/** Runs `varde import --from` in process, then checks, imports and serves the written pack. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished } from 'vitest';
import type { Env } from '#config/config.ts';
import type { HarvestClientOptions } from '#integrations/harvest/harvest.client.ts';
import { runHarvest } from '#integrations/harvest/harvest.service.ts';
import { openMediaStore } from '#media/storage/media.store.ts';
import { importPack } from '#packs/packs.service.ts';
import { checkPack } from '@varde/content-pack/check-pack';
import { openApp, type TestApp } from './app.ts';
import { folderForTest } from './folder.ts';
import { openMockServer, type MockServer } from './mock-server.ts';
import { runVarde } from './run-varde.ts';
import type { OpenDatabase } from './database.ts';

interface HarvestFolder {
  readonly path: string;
  /** @param name relative to the pack */
  read(name: string): Promise<string>;
}

/** A mock server and an empty folder, new for every test. */
interface HarvestFixture {
  readonly server: MockServer;
  readonly folder: HarvestFolder;
}

/** @param prepare sets up the server's replies for every test */
export function harvestForEach(
  prepare: (server: MockServer) => Promise<void> | void = () => {},
): HarvestFixture {
  const fixture = {} as { server: MockServer; folder: HarvestFolder };
  beforeEach(async () => {
    fixture.server = await openMockServer();
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

interface ImportOptions {
  readonly env?: Env;
  readonly client?: Partial<HarvestClientOptions>;
  readonly onProgress?: (done: number) => void;
}

/** @returns the output of the command. @param args after `varde import` */
export async function runImport(
  args: readonly string[],
  folder: HarvestFolder,
  { env = {}, client = {}, onProgress = () => {} }: ImportOptions = {},
): Promise<string> {
  const { code, out, err } = await runVarde(
    ['import', ...args, '--into', folder.path, '--delay', '0'],
    { VARDE_CONTACT: 'mailto:post@museum.example', ...env },
    {
      harvest: (request, config, handlers) =>
        runHarvest(request, config, {
          ...handlers,
          onProgress,
          client: { sleep: async () => {}, ...client },
        }),
    },
  );
  if (code !== 0) throw new Error(err);
  return out;
}

export async function errorsOf({ path }: HarvestFolder): Promise<string[]> {
  const { issues } = await checkPack(path);
  return issues
    .filter(({ severity }) => severity === 'error')
    .map(({ file, message }) => `${file}: ${message}`);
}

/** A server with the imported pack in a new database, until the test ends. */
export async function serveHarvest(open: OpenDatabase, folder: HarvestFolder): Promise<TestApp> {
  expect(await errorsOf(folder)).toEqual([]);
  const database = await open();
  const mediaStore = await openMediaStore(join(folder.path, '../store'));
  const { status, issues } = await importPack(database, mediaStore, folder.path);
  expect({ status, issues: issues.filter(({ severity }) => severity === 'error') }).toEqual({
    status: 'imported',
    issues: [],
  });
  const app = await openApp(database, { mediaStore });
  onTestFinished(() => app.close());
  return app;
}
