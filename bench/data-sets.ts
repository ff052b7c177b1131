/** Databases with a synthetic corpus to measure on. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase, type Database } from '../apps/server/src/db/database.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { fillDatabase } from './corpus/fill-database.ts';

/** None is cut short by it. */
const STATEMENT_WITHIN_MS = 60_000;
/** PostgreSQL's code of the error (appendix A of its manual): a set that was kept. */
const DUPLICATE_DATABASE = '42P04';

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

export interface Place {
  /** Address of a PostgreSQL where databases may be made; without one the set is embedded. */
  readonly server?: string | undefined;
  /** Folder for sets that stay, and are taken again by the next run; without one a set is removed after use. */
  readonly keptIn?: string | undefined;
}

export async function makeDataSet(documents: number, { server, keptIn }: Place): Promise<DataSet> {
  const name = keptIn ? `varde_bench_${documents}` : `varde_bench_${process.pid}_${documents}`;
  const folder = keptIn
    ? path.join(keptIn, `${server ? 'postgres' : 'embedded'}-${documents}`)
    : mkdtempSync(path.join(os.tmpdir(), 'varde-bench-'));
  const databaseUrl = server ? await createDatabase(server, name) : '';
  const started = performance.now();
  await fill(documents, { dataFolder: folder, databaseUrl });
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
      if (keptIn) return;
      if (server) await runOn(server, `drop database ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(server: string, name: string): Promise<string> {
  await runOn(server, `create database ${name}`).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError && error.code === DUPLICATE_DATABASE)) throw error;
  });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Of a PostgreSQL server, as it says it. */
export async function versionOf(server: string): Promise<string> {
  const [row] = await runOn(server, 'show server_version');
  return String(row?.['server_version']);
}

async function runOn(server: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end();
  }
}

async function fill(documents: number, config: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = await openDatabase(config);
  try {
    await migrate(database);
    await fillDatabase(database, { documents, owners: 500, seed: 1 });
  } finally {
    await database.close();
  }
}
