/** Data folders with a synthetic corpus for measurements. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase, type Database } from '../apps/server/src/db/database.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { fillDatabase } from './corpus/fill-database.ts';

/** Long enough for every statement of the import. */
const STATEMENT_WITHIN_MS = 60_000;

export interface DataSet {
  readonly documents: number;
  readonly folder: string;
  /** Seconds that the import took. */
  readonly fillS: number;
  open(): Promise<Database>;
  remove(): void;
}

/**
 * @param cacheFolder keeps the data sets for the next run; without it they are removed after use
 */
export async function makeDataSet(documents: number, cacheFolder?: string): Promise<DataSet> {
  const folder = cacheFolder
    ? path.join(cacheFolder, String(documents))
    : mkdtempSync(path.join(os.tmpdir(), 'varde-bench-'));
  const started = performance.now();
  await fill(documents, folder);
  return {
    documents,
    folder,
    fillS: (performance.now() - started) / 1000,
    open: async () => {
      const database = await openDatabase({ dataFolder: folder });
      // The same connection settings as in the server.
      database.limitStatements(STATEMENT_WITHIN_MS);
      return database;
    },
    remove: () => {
      if (!cacheFolder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function fill(documents: number, dataFolder: string): Promise<void> {
  const database = await openDatabase({ dataFolder });
  try {
    await migrate(database);
    await fillDatabase(database, { documents, owners: 500, seed: 1 });
  } finally {
    await database.close();
  }
}
