/** Generated sets to measure on, made by the same command that anybody can run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase, type Database } from '../apps/server/src/db/database.ts';
import { root } from './processes.ts';

/** None is cut short by it. */
const STATEMENT_WITHIN_MS = 60_000;

/** A database filled with a set; `databaseUrl` is empty for the embedded engine. */
export interface DataSet {
  readonly engine: 'embedded' | 'PostgreSQL';
  readonly documents: number;
  readonly folder: string;
  readonly databaseUrl: string;
  /** Seconds that filling it took. */
  readonly fillS: number;
  open(): Promise<Database>;
  remove(): Promise<void>;
}

/** @param server address of a PostgreSQL where databases may be made; without one the set is embedded */
export async function makeDataSet(documents: number, server?: string): Promise<DataSet> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'varde-bench-'));
  const name = `varde_bench_${process.pid}_${documents}`;
  const databaseUrl = server ? await createDatabase(server, name) : '';
  const started = performance.now();
  await generate(documents, folder, databaseUrl);
  return {
    engine: server ? 'PostgreSQL' : 'embedded',
    documents,
    folder,
    databaseUrl,
    fillS: (performance.now() - started) / 1000,
    open: async () => {
      const database = await openDatabase({ dataFolder: folder, databaseUrl });
      // As while serving: the same settings of the connections.
      database.limitStatements?.(STATEMENT_WITHIN_MS);
      return database;
    },
    remove: async () => {
      if (server) await runOn(server, `drop database ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(server: string, name: string): Promise<string> {
  await runOn(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function generate(documents: number, folder: string, databaseUrl: string): Promise<void> {
  const words = ['apps/server/src/cli.ts', 'generate', '--documents', String(documents)];
  const child = spawn(process.execPath, words, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, VARDE_DATA: folder, DATABASE_URL: databaseUrl },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The set could not be generated; the reason stands above.');
}
