/** Makes a backup of one moment, while servers and imports go on. */
import { msg } from '@varde/domain/message';
import { gzip } from 'node:zlib';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { PRODUCT_VERSION } from '@varde/domain/constants';
import type { DirectConnection } from '#db/database.ts';
import type { Context } from '#context.ts';
import { readPackDigest } from '#packs/packs.repository.ts';
import type { Progress } from '#packs/packs.service.ts';
import { DERIVED_VERSION } from '#packs/pack-rows.ts';
import { BackupProblem, writeBackupFile, type BackupWriter } from './backup-file.ts';
import {
  beginSnapshot,
  commit,
  copyOut,
  describeTables,
  findOriginals,
  lastMigration,
  type TableContent,
} from './backup.repository.ts';
import { MANIFEST, SETTINGS, type Manifest, type PageDigest } from './manifest.ts';

export interface BackupOptions {
  /** Also keys and sessions, with which visitors stay signed in. */
  readonly withSecrets: boolean;
  readonly withMedia: boolean;
  /** The settings of this deployment as text. */
  readonly settings: string;
  /** What some pages show now; compared after a trial restore. */
  readonly readPages: () => Promise<readonly PageDigest[]>;
  /** Default: a connection of its own. */
  readonly connection?: DirectConnection;
  /** Stops it; no file is left. */
  readonly signal?: AbortSignal;
  readonly onProgress?: Progress;
}

export interface BackupReport {
  readonly file: string;
  readonly bytes: number;
  readonly manifest: Manifest;
  /** Digests of originals that the store has no longer, or not as they were. */
  readonly missing: readonly string[];
}

/** Rows of a table are compressed in parts of about this size. */
const PART_BYTES = 4 * 1024 * 1024;
const compress = promisify(gzip);

export async function writeBackup(
  { database, mediaStore }: Pick<Context, 'database' | 'mediaStore'>,
  file: string,
  options: BackupOptions,
): Promise<BackupReport> {
  const connection = options.connection ?? (await database.connectDirectly());
  try {
    await beginSnapshot(connection);
    const migration = await lastMigration(connection);
    if (migration === undefined)
      throw new BackupProblem(
        msg`There is nothing to back up: Varde has not used this database yet.`,
      );
    const originals = options.withMedia ? await findOriginals(connection) : [];
    const missing: string[] = [];
    let bytes = 0;
    const { onProgress = () => {} } = options;
    for (const [index, sha256] of originals.entries()) {
      onProgress(index + 1, originals.length, msg`Looking for media`);
      if (await mediaStore.ensureLocal(sha256))
        bytes += (await stat(mediaStore.pathOf(sha256))).size;
      else missing.push(sha256);
    }
    const manifest: Manifest = {
      format: 1,
      version: PRODUCT_VERSION,
      migration,
      derived_version: DERIVED_VERSION,
      made_at: new Date().toISOString(),
      with_secrets: options.withSecrets,
      media: options.withMedia
        ? { files: originals.length - missing.length, bytes, missing: [...missing] }
        : null,
      tables: await describeTables(connection, options.withSecrets),
      pages: await readPagesOf(connection, database, options.readPages),
    };
    const write = async (writer: BackupWriter): Promise<void> => {
      await writer.add(MANIFEST, Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`));
      await writer.add(SETTINGS, Buffer.from(options.settings));
      for (const [index, table] of manifest.tables.entries()) {
        onProgress(index + 1, manifest.tables.length, msg`Writing tables`);
        await writeTable(writer, connection, table);
      }
      await commit(connection);
      const found = originals.filter((one) => !missing.includes(one));
      for (const [index, sha256] of found.entries()) {
        onProgress(index + 1, found.length, msg`Writing media`);
        await mediaStore.ensureLocal(sha256);
        const path = mediaStore.pathOf(sha256);
        const sum = await writer.addFile(`media/${sha256}`, path);
        if (sum !== sha256) missing.push(sha256);
      }
    };
    const size = await writeBackupFile(file, write, options.signal);
    return { file, bytes: size, manifest, missing };
  } finally {
    if (!options.connection) await connection.end();
  }
}

async function writeTable(
  writer: BackupWriter,
  connection: DirectConnection,
  table: TableContent,
): Promise<void> {
  let parts: Buffer[] = [];
  let bytes = 0;
  let nr = 0;
  const flush = async (): Promise<void> => {
    if (bytes === 0) return;
    nr += 1;
    const name = `tables/${table.name}.${String(nr).padStart(5, '0')}.copy.gz`;
    const part = Buffer.concat(parts);
    [parts, bytes] = [[], 0];
    await writer.add(name, await compress(part));
  };
  for await (const chunk of copyOut(connection, table)) {
    parts.push(chunk);
    bytes += chunk.length;
    if (bytes >= PART_BYTES) await flush();
  }
  await flush();
}

/** None when an import came between the snapshot and the pages. */
async function readPagesOf(
  snapshot: DirectConnection,
  database: Context['database'],
  readPages: BackupOptions['readPages'],
): Promise<readonly PageDigest[]> {
  const digest = await readPackDigest(snapshot);
  const pages = await readPages();
  return digest === (await readPackDigest(database)) ? pages : [];
}
