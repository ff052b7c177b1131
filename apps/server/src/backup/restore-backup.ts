/**
 * Makes database and media what they were in a backup. The file is read twice: once to find out
 * whether it is undamaged, before anything is touched, then to restore it in one transaction.
 */
import { msg } from '@varde/domain/message';
import { createGunzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { DirectConnection } from '#db/database.ts';
import { dropSchema, migrateWithin, migrationNames } from '#db/migrate.ts';
import type { Context } from '#context.ts';
import type { Progress } from '#packs/packs.service.ts';
import { BackupProblem, readBackupFile } from './backup-file.ts';
import {
  analyze,
  beginRestore,
  checkReferences,
  commit,
  copyIn,
  countServers,
  digestTable,
  findLosses,
  lastMigration,
  type Losses,
  type TableContent,
} from './backup.repository.ts';
import { type Manifest, MANIFEST } from './manifest.ts';

type Database = Context['database'];

interface RestoreOptions {
  /** Whether to go on, given what would be lost. Not called for an empty database or the demo. */
  readonly confirm: (losses: Losses) => Promise<boolean>;
  /** Absent: media stay in the backup. */
  readonly mediaStore?: Context['mediaStore'];
  readonly onProgress?: Progress | undefined;
}

/**
 * Reads all of a backup. @throws BackupProblem when it is damaged, incomplete, not a backup, or of
 * a newer version
 */
export async function checkBackup(
  file: string,
  onProgress: Progress = () => {},
): Promise<Manifest> {
  let first: string | undefined;
  const entries = readBackupFile(file, (done, total) =>
    onProgress(done, total, msg`Checking the backup, megabytes`),
  );
  for await (const { name, content } of entries) {
    if (first === undefined && name !== MANIFEST) throw notBackup(file);
    first ??= await text(content);
  }
  const manifest = parseManifest(file, first);
  const known = await migrationNames();
  if (manifest.format !== 1 || !known.includes(manifest.migration))
    throw new BackupProblem(
      msg`${file} was made by a newer version of Varde (its database has the step ${manifest.migration}, which this version does not know). Nothing was changed; restore it with that version.`,
    );
  return manifest;
}

function parseManifest(file: string, json = ''): Manifest {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a file whose checksum is right
    return JSON.parse(json) as Manifest;
  } catch {
    throw notBackup(file);
  }
}

const notBackup = (file: string): BackupProblem =>
  new BackupProblem(msg`${file} is not a backup of Varde. Nothing was changed.`);

/** Undefined when it was not confirmed. @throws BackupProblem; nothing is changed then */
export async function restoreBackup(
  database: Database,
  file: string,
  { confirm, mediaStore, onProgress = () => {} }: RestoreOptions,
): Promise<Manifest | undefined> {
  const manifest = await checkBackup(file, onProgress);
  const connection = await database.connectDirectly();
  try {
    if ((await countServers(connection)) > 0)
      throw new BackupProblem(
        msg`A server uses this database: stop it, restore, and start it again. Nothing was changed.`,
      );
    const found = await lastMigration(connection);
    if (found !== undefined && !(await migrationNames()).includes(found))
      throw new BackupProblem(
        msg`The database was made by a newer version of Varde (${found}): restore with that version. Nothing was changed.`,
      );
    const losses = await findLosses(connection);
    if (hasLosses(losses) && !(await confirm(losses))) return undefined;
    await beginRestore(connection);
    // Tables of another program stay, and make the migrations fail.
    if (found !== undefined) await dropSchema(connection.kysely);
    await migrateWithin(connection.kysely, manifest.migration);
    await copyEntries(connection, file, manifest, { mediaStore, onProgress });
    await checkReferences(connection);
    await migrateWithin(connection.kysely);
    await commit(connection);
    await analyze(connection);
    return manifest;
  } finally {
    await connection.end();
  }
}

/** Nobody misses the invented museums of the demo. */
const DEMO = 'demo';

const hasLosses = ({ pack, accounts, visitors, visit_days }: Losses): boolean =>
  (pack !== null && pack !== DEMO) || accounts + visitors + visit_days > 0;

const TABLE_PART = /^tables\/(\w+)\.\d+\.copy\.gz$/;
const MEDIUM = /^media\/([0-9a-f]{64})$/;

async function copyEntries(
  connection: DirectConnection,
  file: string,
  manifest: Manifest,
  { mediaStore, onProgress = () => {} }: Pick<RestoreOptions, 'mediaStore' | 'onProgress'>,
): Promise<void> {
  const entries = readBackupFile(file, (done, total) =>
    onProgress(done, total, msg`Restoring, megabytes`),
  );
  let entry = await entries.next();
  /** All parts of a table are one COPY. */
  async function* rowsOf(name: string): AsyncGenerator<Buffer> {
    while (!entry.done && TABLE_PART.exec(entry.value.name)?.[1] === name) {
      const rows = createGunzip();
      // Errors are thrown by the iteration.
      pipeline(Readable.from(entry.value.content), rows).catch(() => {});
      yield* rows as AsyncIterable<Buffer>;
      entry = await entries.next();
    }
  }
  try {
    while (!entry.done) {
      const name = TABLE_PART.exec(entry.value.name)?.[1];
      if (name !== undefined) {
        const table = manifest.tables.find((one) => one.name === name);
        if (!table) throw new BackupProblem(msg`${file} holds an unknown table ${name}.`);
        await copyIn(connection, table, rowsOf(name));
        continue;
      }
      if (mediaStore && MEDIUM.test(entry.value.name))
        await mediaStore.putStream(entry.value.content);
      entry = await entries.next();
    }
  } finally {
    await entries.return(undefined);
  }
  for (const table of manifest.tables) await compareTable(connection, file, table);
}

async function compareTable(
  connection: DirectConnection,
  file: string,
  table: TableContent,
): Promise<void> {
  const { rows, digest } = await digestTable(connection, table);
  if (rows === table.rows && digest === table.digest) return;
  throw new BackupProblem(
    msg`The table ${table.name} of ${file} has ${rows} rows that differ from the ${table.rows} that were backed up. Nothing was changed; use another backup.`,
  );
}
