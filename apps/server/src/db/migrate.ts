/**
 * Applies the migrations that this version needs: SQL files in `migrations/`, in the order of their
 * names and never changed afterwards. None is undone. One that is marked as backward compatible
 * leaves a database that the versions before it run on, too; for any other, an earlier version needs
 * a backup of its time (docs/decisions/0043-backward-compatible-migrations.md).
 */
import { joined, type Message, msg } from '@varde/domain/message';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import { DatabaseProblem } from './database-errors.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

export interface Migration {
  name: string;
  /** Backward compatible if its first line is `-- Backward compatible.` */
  sql: string;
}

const BACKWARD_COMPATIBLE = /^-- Backward compatible\.\r?\n/;

/** Called before each migration; `done` counts from 1. */
export type MigrationProgress = (done: number, total: number, name: string) => void;

const INSUFFICIENT_PRIVILEGE = '42501';
const EXTENSION_FILES_MISSING = ['58P01', '0A000'];

/** Applies missing migrations; safe in concurrent processes. @throws DatabaseProblem */
export async function migrate(database: Database, onProgress?: MigrationProgress): Promise<void> {
  await applyMigrations(database, await readMigrations(), onProgress);
}

/**
 * In the caller's transaction.
 * @param upTo the last migration to apply; default: all
 */
export async function migrateWithin(transaction: Kysely<Tables>, upTo?: string): Promise<void> {
  for (const migration of await readMigrations())
    if (upTo === undefined || migration.name <= upTo) await applyOne(transaction, migration);
}

/** Names of all migrations of this version, in their order. */
export async function migrationNames(): Promise<string[]> {
  return (await readMigrations()).map(({ name }) => name);
}

/** Removes all that migrations have made: tables with their rows, and functions. */
export async function dropSchema(transaction: Kysely<Tables>): Promise<void> {
  const statements = (await readMigrations()).map((migration) => migration.sql).join('\n');
  const made = (kind: string): string[] =>
    [...statements.matchAll(new RegExp(`^create ${kind} (\\w+)`, 'gm'))].map(
      ([, name = '']) => name,
    );
  for (const table of ['schema_migration', ...made('table')])
    await sql`drop table if exists ${sql.id(table)} cascade`.execute(transaction);
  for (const name of made('function'))
    await sql`drop function if exists ${sql.id(name)} cascade`.execute(transaction);
}

async function readMigrations(): Promise<Migration[]> {
  const folder = new URL('migrations/', import.meta.url);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => ({
      name: file.slice(0, -'.sql'.length),
      sql: await readFile(new URL(file, folder), 'utf8'),
    })),
  );
}

/** Same as `migrate` with the given migrations, each in its own transaction. */
export async function applyMigrations(
  database: Database,
  migrations: readonly Migration[],
  onProgress?: MigrationProgress,
): Promise<void> {
  const { kysely } = database;
  const applied = await kysely.transaction().execute(readApplied);
  refuseUnknownOrChanged(migrations, applied);
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const [index, migration] of missing.entries()) {
    onProgress?.(index + 1, missing.length, migration.name);
    await kysely.transaction().execute((transaction) => applyOne(transaction, migration));
  }
}

interface AppliedMigration {
  readonly checksum: string;
  readonly is_backward_compatible: boolean;
}

/** By name. Waits for migrations of other processes. */
async function readApplied(
  transaction: Kysely<Tables>,
): Promise<ReadonlyMap<string, AppliedMigration>> {
  await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.migrating)})`.execute(
    transaction,
  );
  await sql`create table if not exists schema_migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`.execute(transaction);
  await addMissingColumn(transaction);
  const rows = await transaction
    .selectFrom('schema_migration')
    .select(['name', 'checksum', 'is_backward_compatible'])
    .execute();
  return new Map(rows.map(({ name, ...applied }) => [name, applied]));
}

/** Tables of earlier versions lack it. An `if not exists` would wait for a backup that reads them. */
async function addMissingColumn(transaction: Kysely<Tables>): Promise<void> {
  const { rows } = await sql`select from pg_attribute
    where attrelid = 'schema_migration'::regclass and attname = 'is_backward_compatible'`.execute(
    transaction,
  );
  if (rows.length > 0) return;
  await sql`alter table schema_migration
    add column is_backward_compatible boolean not null default false`.execute(transaction);
}

async function applyOne(transaction: Kysely<Tables>, migration: Migration): Promise<void> {
  // Another process may have applied it since the first check.
  if ((await readApplied(transaction)).has(migration.name)) return;
  try {
    await sql.raw(migration.sql).execute(transaction);
  } catch (error) {
    throw toProblem(migration, error);
  }
  await transaction
    .insertInto('schema_migration')
    .values({
      name: migration.name,
      checksum: checksum(migration),
      is_backward_compatible: BACKWARD_COMPATIBLE.test(migration.sql),
    })
    .execute();
}

/** Git may convert line endings, which is not a change. */
function checksum(migration: Migration): string {
  return createHash('sha256').update(migration.sql.replaceAll('\r\n', '\n')).digest('hex');
}

function refuseUnknownOrChanged(
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, AppliedMigration>,
): void {
  const known = new Map(migrations.map((migration) => [migration.name, checksum(migration)]));
  for (const [name, one] of applied) {
    if (!known.has(name)) {
      if (one.is_backward_compatible) continue;
      throw new DatabaseProblem(
        'migration',
        msg`The database was made by a newer version (it has the migration ${name}, which this version does not know). Start the newer version, or restore a backup.`,
      );
    }
    if (known.get(name) !== one.checksum) {
      throw new DatabaseProblem(
        'migration',
        msg`The migration ${name} was changed after it was applied to this database. Put the file back as it was and add a new migration instead.`,
      );
    }
  }
}

function toProblem(migration: Migration, error: unknown): DatabaseProblem {
  const message = error instanceof Error ? error.message : String(error);
  return new DatabaseProblem(
    'migration',
    joined(
      [
        msg`The migration ${migration.name} failed and was rolled back: ${message}.`,
        ...extensionHelp(error),
      ],
      ' ',
    ),
    { cause: error },
  );
}

function extensionHelp(error: unknown): Message[] {
  if (!(error instanceof Error) || !('code' in error)) return [];
  const refused = [INSUFFICIENT_PRIVILEGE, ...EXTENSION_FILES_MISSING].includes(String(error.code));
  const extension = /extension "([^"]+)"/.exec(error.message)?.[1];
  if (!refused || !extension) return [];
  return [
    msg`Ask the operator of the PostgreSQL server to make the extension ${extension} available and to run: create extension ${extension} cascade; (needed are cube, earthdistance, btree_gist and pg_trgm).`,
  ];
}
