/** Databases on the packaged PostgreSQL (started by test-server.ts), or on TEST_DATABASE_URL. */
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from 'node:process';
import pg from 'pg';
import { afterAll, describe } from 'vitest';
import { openDatabase, type Database } from '#db/database.ts';

/** @param template default: the empty one */
export type OpenDatabase = (template?: string) => Promise<Database>;

/** A migrated, empty database: the template of the others. */
export const TEMPLATE = 'varde_test_template';

const cleanups = new WeakMap<Database, (() => Promise<void>)[]>();

/** Runs before the suite closes the database, in reverse order. */
export function onClose(database: Database, cleanup: () => Promise<void>): void {
  cleanups.set(database, [cleanup, ...(cleanups.get(database) ?? [])]);
}

/**
 * `open()` returns a new migrated database, empty by default; all are closed and dropped after the
 * suite.
 */
export function describeWithDatabase(name: string, suite: (open: OpenDatabase) => void): void {
  // oxlint-disable-next-line vitest/valid-title -- the caller passes the title
  describe(name, () => {
    suite(databases());
  });
}

function databases(): OpenDatabase {
  const all: { database: Database; drop: () => Promise<void> }[] = [];
  afterAll(async () => {
    for (const { database, drop } of all) {
      for (const cleanup of cleanups.get(database) ?? []) await cleanup();
      await database.close();
      await drop();
    }
  });
  return async (template = TEMPLATE) => {
    const { url, drop } = await createDatabase(template);
    const database = await openDatabase({ dataFolder: '', databaseUrl: url });
    all.push({ database, drop });
    return database;
  };
}

/** A filled database, with a folder of files that belong to its content. */
interface Filled {
  readonly template: string;
  readonly files: string;
}

const filled = new Map<string, Promise<Filled>>();

/**
 * Fills a database once in each worker, because an import takes ten times as long as a copy, and
 * copies the files of its content to `folder`.
 * @returns the name of the filled database, a template of others
 */
export async function fillOnce(
  name: string,
  folder: string,
  fill: (database: Database, folder: string) => Promise<void>,
): Promise<string> {
  const made = filled.get(name) ?? fillTemplate(name, fill);
  filled.set(name, made);
  // The next file tries again.
  made.catch(() => filled.delete(name));
  const { template, files } = await made;
  await cp(files, folder, { recursive: true });
  return template;
}

async function fillTemplate(
  name: string,
  fill: (database: Database, folder: string) => Promise<void>,
): Promise<Filled> {
  const template = `${TEMPLATE}_${name}_${env['VITEST_POOL_ID']}`;
  const files = await mkdtemp(join(String(env['TEST_FOLDER']), `${name}-`));
  await runOnServer(
    `drop database if exists ${template} with (force)`,
    `create database ${template} template ${TEMPLATE} strategy file_copy`,
  );
  const database = await openDatabase({ dataFolder: '', databaseUrl: urlOf(template) });
  try {
    await fill(database, files);
  } finally {
    await database.close();
  }
  return { template, files };
}

/** As after an import of a pack without content. */
export async function importNothing({ kysely }: Database): Promise<void> {
  const source = JSON.stringify({ name: 'empty' });
  const site = JSON.stringify({ profile: {}, texts: {} });
  const about = { name: 'empty', default_language: 'no', digest: '0', derived_version: 1 };
  const row = { ...about, source, site };
  await kysely.insertInto('pack').values(row).execute();
}

/** A new database, for tests that open it from several processes. */
export async function createDatabase(
  template = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `varde_test_${randomUUID().replaceAll('-', '')}`;
  // A third of the time of copying page by page through the log.
  await runOnServer(`create database ${name} template ${template} strategy file_copy`);
  return { url: urlOf(name), drop: () => runOnServer(`drop database ${name} with (force)`) };
}

export async function runOnServer(...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The URL of a database on the server. */
export const urlOf = (name: string): string =>
  serverUrl().replace(/^(\w+:\/\/[^/?]*)\/[^?]*/, `$1/${name}`);

/** For a process: the configuration requires a host, which a socket's URL lacks; `?host=` wins. */
export const withHost = (url: string): string => url.replace('@/', '@localhost/');

function serverUrl(): string {
  const url = env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is missing: vitest.config.ts sets it for the API.');
  return url;
}
