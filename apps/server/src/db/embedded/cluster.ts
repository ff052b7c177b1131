/**
 * Files and server process of an embedded PostgreSQL: a cluster in `<data folder>/postgres` with one
 * database. `cluster-settings.ts` decides where it listens, `attach.ts` which processes share the
 * running server and which one stops it.
 */
import { msg } from '@varde/domain/message';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  truncateSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fullDiskMessage, isFullDisk } from '#full-disk.ts';
import { DatabaseProblem } from '#db/database-errors.ts';
import {
  IS_WINDOWS,
  NAME,
  passwordFile,
  socketFolder,
  temporarySocketFolder,
  writeSettings,
} from './cluster-settings.ts';
import { accountFor, POSTGRES_MAJOR, runTool, ToolError } from './postgres-tools.ts';
import { removeStaleState, isPostmasterOf, readPostmaster } from './postmaster.ts';

const START_WITHIN_S = 300;
const STOP_WITHIN_S = 60;

export const clusterFolder = (dataFolder: string): string => join(dataFolder, 'postgres');

/** PostgreSQL's log since its last start. */
export const logFile = (cluster: string): string => join(cluster, 'server.log');

/** Creates a missing cluster. @throws DatabaseProblem for an unusable one */
export async function ensureCluster(cluster: string): Promise<void> {
  const dataFolder = dirname(cluster);
  refuseUnquotable(cluster);
  try {
    mkdirSync(dataFolder, { recursive: true });
  } catch (error) {
    throw unusable(dataFolder, error);
  }
  if (isMissing(cluster)) {
    refuseFormerEngine(dataFolder);
    await createCluster(cluster);
  }
  refuseOtherOwner(cluster);
  refuseOtherVersion(cluster);
  handOver(cluster);
}

/** Creates it in a temporary folder, then renames: an interrupted start leaves no half of it. */
async function createCluster(cluster: string): Promise<void> {
  try {
    const folder = makeFolder(`${cluster}-new-`);
    const password = IS_WINDOWS ? randomBytes(24).toString('base64url') : undefined;
    await initialise(folder, password);
    renameSync(folder, cluster);
  } catch (error) {
    // Another process created it first.
    if (!isMissing(cluster)) return;
    if (error instanceof DatabaseProblem) throw error;
    throw unusable(dirname(cluster), error);
  } finally {
    removeUnfinished(cluster);
  }
}

function makeFolder(prefix: string): string {
  try {
    const folder = mkdtempSync(prefix);
    const account = accountFor(folder);
    if (account) chownSync(folder, account.uid, account.gid);
    return folder;
  } catch (error) {
    if (error instanceof DatabaseProblem) throw error;
    throw unusable(dirname(prefix), error);
  }
}

const REMOVALS = 5;

/** Removes leftovers of interrupted starts; a process that loses its folder fails and uses ours. */
function removeUnfinished(cluster: string): void {
  const prefix = `${basename(cluster)}-new-`;
  for (const name of readdirSync(dirname(cluster)).filter((one) => one.startsWith(prefix))) {
    const folder = join(dirname(cluster), name);
    // Fails where another process writes to it, or removes it at the same time.
    for (let attempt = 0; attempt < REMOVALS && existsSync(folder); attempt += 1)
      try {
        rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
      } catch {
        // Still being written to at last: the next creation removes it.
      }
  }
}

async function initialise(folder: string, password: string | undefined): Promise<void> {
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const args = ['-D', folder, '--encoding=UTF8', ...locale, '--username=postgres', '--auth=trust'];
  await runTool('initdb', args, { folder });
  // The role has minimal privileges, so that no statement could reach files or programs.
  const statements = [
    'create extension earthdistance cascade',
    `create role ${NAME} login${password ? ` password '${password}'` : ''}`,
    `grant pg_read_all_settings to ${NAME}`,
    // The client that sent a failed statement reports it.
    `alter role ${NAME} set log_min_messages = 'panic'`,
    `create database ${NAME} owner ${NAME}`,
  ];
  const input = `${statements.join(';\n')};\n`;
  const output = await runTool('postgres', ['--single', '-D', folder, 'template1'], {
    folder,
    input,
  });
  // Single-user mode continues after an error and exits with 0.
  const failed = /^(?:ERROR|FATAL|PANIC):.*$/m.exec(output);
  if (failed) throw new ToolError(failed[0]);
  if (!password) return;
  writeFileSync(passwordFile(folder), password, { mode: 0o600 });
  writeFileSync(join(folder, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n');
}

/** Starts the server. @throws DatabaseProblem with the reason */
export async function startCluster(cluster: string): Promise<void> {
  await removeStaleState(cluster, socketFolder(cluster));
  await writeSettings(cluster);
  // Truncated, not removed: a process that starts it at the same time may have it open.
  if (existsSync(logFile(cluster))) truncateSync(logFile(cluster));
  const args = ['-D', cluster, '-l', logFile(cluster), '-w', '-t', String(START_WITHIN_S), '-s'];
  try {
    await runTool('pg_ctl', [...args, 'start'], { folder: cluster });
  } catch (error) {
    if (error instanceof ToolError) throw notStarted(cluster, error);
    throw error;
  }
}

/** Stops the server in fast mode, which disconnects clients; waits for its end. */
export async function stopCluster(cluster: string): Promise<void> {
  const postmaster = readPostmaster(cluster);
  // A process with that id on another machine that shares the folder must not be signalled.
  if (!postmaster || !(await isPostmasterOf(postmaster.pid, cluster))) return;
  const args = ['-D', cluster, '-m', 'fast', '-w', '-t', String(STOP_WITHIN_S), '-s'];
  await runTool('pg_ctl', [...args, 'stop'], { folder: cluster });
  removeIfEmpty(temporarySocketFolder(cluster));
}

/** Fails silently when a starting server uses the folder again. */
function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It does not exist, or is in use.
  }
}

/** True also for an empty folder that was created in advance. */
function isMissing(cluster: string): boolean {
  if (!existsSync(cluster)) return true;
  try {
    return readdirSync(cluster).length === 0;
  } catch {
    // Not readable: of another user.
    return false;
  }
}

/** `pg_ctl` passes the path to a shell in double quotes. */
function refuseUnquotable(cluster: string): void {
  if (IS_WINDOWS || !/["$`\\]/.test(cluster)) return;
  throw new DatabaseProblem(
    'folder',
    msg`PostgreSQL cannot be started in ${cluster}: its path has one of the characters " $ \` \\. Choose another folder with VARDE_DATA.`,
  );
}

function refuseFormerEngine(dataFolder: string): void {
  const former = join(dataFolder, 'database');
  if (!existsSync(join(former, 'PG_VERSION'))) return;
  throw new DatabaseProblem(
    'folder',
    msg`${former} holds a database of an earlier version of Varde, which this version does not read; it is left as it is. To bring the content over: run npx varde export with the earlier version, move that folder away, and run npx varde import with this one. Accounts, favourites and progress of visitors are not part of a pack and stay in that folder.`,
  );
}

function refuseOtherVersion(cluster: string): void {
  const major = readVersion(cluster);
  if (major === String(POSTGRES_MAJOR)) return;
  throw new DatabaseProblem(
    'folder',
    major
      ? msg`${cluster} was made by PostgreSQL ${major}; this version of Varde brings PostgreSQL ${POSTGRES_MAJOR}. It is left as it is. Start the version of Varde that made it and run npx varde export there, move the folder away, and import the pack with this version.`
      : msg`${cluster} holds no complete PostgreSQL database; this version of Varde brings PostgreSQL ${POSTGRES_MAJOR}. It is left as it is. Restore it from a backup, or move it away to start with an empty database.`,
  );
}

function readVersion(cluster: string): string {
  const file = join(cluster, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

function refuseOtherOwner(cluster: string): void {
  const { uid } = lstatSync(cluster);
  const own = process.getuid?.() ?? uid;
  if (own === uid || accountFor(cluster)) return;
  throw new DatabaseProblem(
    'folder',
    msg`${cluster} belongs to another user (${uid}): run Varde as that user, or hand the folder over with chown -R.`,
  );
}

/** Under root, files that root restored from a backup are given to the account. */
function handOver(cluster: string): void {
  const account = accountFor(cluster);
  if (!account || lstatSync(cluster).uid === account.uid) return;
  for (const name of ['', ...readdirSync(cluster, { recursive: true, encoding: 'utf8' })])
    lchownSync(join(cluster, name), account.uid, account.gid);
}

function notStarted(cluster: string, { message }: ToolError): DatabaseProblem {
  // On a full disk the log may be missing.
  if (statfsSync(cluster).bavail === 0) return fullDisk(cluster);
  const log = existsSync(logFile(cluster)) ? readFileSync(logFile(cluster), 'utf8') : '';
  const reason =
    /^(?:FATAL|PANIC|postgres: error):\s(.*)$/m.exec(log)?.[1]?.trim() ?? lastLine(message);
  return clusterProblem(cluster, reason);
}

/** The reason why an embedded database is unusable, as one sentence. */
export function clusterProblem(cluster: string, reason: unknown): DatabaseProblem {
  if (isFullDisk(reason)) return fullDisk(cluster);
  const message = reason instanceof Error ? reason.message : String(reason);
  return new DatabaseProblem(
    'folder',
    msg`The database in ${cluster} could not be started: ${message}. Its log is ${logFile(cluster)}.`,
  );
}

function unusable(folder: string, error: unknown): DatabaseProblem {
  if (isFullDisk(error)) return fullDisk(folder);
  const reason = lastLine(error instanceof Error ? error.message : String(error));
  return new DatabaseProblem(
    'folder',
    msg`The data folder ${folder} cannot be used: ${reason}. Choose another one with VARDE_DATA, or make it writable.`,
    { cause: error },
  );
}

const fullDisk = (folder: string): DatabaseProblem =>
  new DatabaseProblem('folder', fullDiskMessage(msg`The disk that holds ${folder}`));

const lastLine = (text: string): string => text.trim().split('\n').at(-1)?.replace(/\.$/, '') ?? '';
