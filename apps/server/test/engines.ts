/**
 * Runs a suite on both engines. Every `open()` gives a fresh, migrated, empty database of its own; all are closed (and
 * on PostgreSQL dropped) after the suite. An embedded one costs about half a second: open once in `beforeAll`.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { env } from 'node:process';
import pg from 'pg';
import { afterAll, describe } from 'vitest';
import { createKysely } from '#db/create-kysely.ts';
import { openDatabase } from '#db/database.ts';
import type { Database } from '#db/database.ts';
import { startEmbedded } from '#db/embedded-engine.ts';
import { migrate } from '#db/migrate.ts';
import type { Tables } from '#db/tables.ts';

export type OpenDatabase = () => Promise<Database>;

/** Without `TEST_DATABASE_URL` the PostgreSQL half is skipped, and says so. */
export function describeOnEachEngine(name: string, suite: (open: OpenDatabase) => void): void {
  describe(`${name} (embedded)`, () => {
    suite(closingAfterwards(openEmbedded));
  });
  describe.skipIf(!TEST_SERVER)(`${name} (PostgreSQL${HINT})`, () => {
    suite(closingAfterwards(() => openPostgres(TEST_SERVER)));
  });
}

/** A PostgreSQL server where databases may be created; empty when there is none. */
export const TEST_SERVER = env['TEST_DATABASE_URL'] ?? '';
const HINT = TEST_SERVER ? '' : ': set TEST_DATABASE_URL';

const cleanups = new WeakMap<Database, (() => Promise<void>)[]>();

/** Runs after the suite has closed the database. */
export function onClose(database: Database, cleanup: () => Promise<void>): void {
  cleanups.set(database, [...(cleanups.get(database) ?? []), cleanup]);
}

type Opened = { database: Database; remove: () => Promise<void> };

function closingAfterwards(open: () => Promise<Opened>): OpenDatabase {
  const all: Opened[] = [];
  afterAll(async () => {
    for (const { database, remove } of all) {
      await database.close();
      await remove();
      for (const cleanup of cleanups.get(database) ?? []) await cleanup();
    }
  });
  return async () => {
    const opened = await open();
    all.push(opened);
    return opened.database;
  };
}

async function openEmbedded(): Promise<Opened> {
  const database = await openDatabase({ dataFolder: ':memory:', snapshot: await snapshot() });
  return { database, remove: async () => {} };
}

async function openPostgres(server: string): Promise<Opened> {
  const { url, drop } = await createPostgresDatabase(server);
  const database = await openDatabase({ dataFolder: ':memory:', databaseUrl: url });
  await migrate(database);
  return { database, remove: drop };
}

/** An empty database of its own on the server, for tests that open it from several processes. */
export async function createPostgresDatabase(
  server: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `varde_test_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOn(server, `drop database ${name} with (force)`) };
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

const CACHE = new URL('../../../node_modules/.cache/varde/', import.meta.url);

/** A migrated, empty embedded database, made once per set of migrations: making one takes seconds. */
async function snapshot(): Promise<Uint8Array> {
  const file = new URL(`embedded-${await fingerprint()}.tar`, CACHE);
  try {
    return await readFile(file);
  } catch {
    const made = await makeSnapshot();
    await mkdir(CACHE, { recursive: true });
    const temporary = new URL(`${randomUUID()}.tmp`, CACHE);
    await writeFile(temporary, made);
    await rename(temporary, file);
    return made;
  }
}

async function makeSnapshot(): Promise<Uint8Array> {
  const pool = await startEmbedded({});
  const kysely = await createKysely<Tables>(pool);
  await migrate({ kysely, engine: 'embedded', listen: async () => {}, close: async () => {} });
  const made = await pool.dump();
  await kysely.destroy();
  return made;
}

async function fingerprint(): Promise<string> {
  const folder = new URL('../src/db/migrations/', import.meta.url);
  const hash = createHash('sha256').update(
    createRequire(import.meta.url).resolve('@electric-sql/pglite'),
  );
  for (const file of (await readdir(folder)).sort())
    hash.update(await readFile(new URL(file, folder)));
  return hash.digest('hex').slice(0, 16);
}
