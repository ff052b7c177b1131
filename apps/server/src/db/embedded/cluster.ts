/**
 * The files and the server process of an embedded PostgreSQL: a cluster in `<data folder>/postgres`
 * with one database, which its owner reaches by a Unix socket (on Windows by a port of this
 * machine). Who shares a running server, and who stops it, is decided in `attach.ts`.
 */
import { createHash, randomBytes } from 'node:crypto';
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
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fullDiskMessage, isFullDisk } from '#full-disk.ts';
import { DatabaseProblem } from '../database-problem.ts';
import { accountFor, POSTGRES_MAJOR, runTool, ToolError } from './postgres-tools.ts';
import { DEFAULT_PORT, disown, isPostmasterOf, readPostmaster } from './postmaster.ts';

/** Name of the database, and of the role that owns it and may do nothing outside it. */
const NAME = 'varde';
/** A path to a socket may have 104 bytes on macOS, 108 on Linux. */
const SOCKET_PATH_MAX = 100;
const START_WITHIN_S = 300;
const STOP_WITHIN_S = 60;
const IS_WINDOWS = process.platform === 'win32';

/** For a small machine: some 100 MB beside the server at 100,000 documents. */
const SETTINGS: Readonly<Record<string, string | number>> = {
  max_connections: 60,
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  maintenance_work_mem: '64MB',
  random_page_cost: 1.1,
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  // Without helper processes for reading: the file system's cache holds a museum's content.
  io_method: 'sync',
  // There is no replica; a copy is made of a stopped server's folder.
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  max_wal_size: '512MB',
  log_checkpoints: 'off',
  // No values of rows in the log.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_line_prefix: '',
  lc_messages: 'C',
  datestyle: 'iso',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

export const clusterFolder = (dataFolder: string): string => join(dataFolder, 'postgres');

/** What PostgreSQL says, since its last start. */
export const logFile = (cluster: string): string => join(cluster, 'server.log');

/** Makes the cluster when there is none. Throws a `DatabaseProblem` for one that cannot be used. */
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
    await makeCluster(cluster);
  }
  refuseOtherOwner(cluster);
  refuseOtherVersion(cluster);
  handOver(cluster);
}

/** Made beside and moved when it is complete, so that an interrupted start leaves none that is half. */
async function makeCluster(cluster: string): Promise<void> {
  const folder = makeFolder(`${cluster}-new-`);
  try {
    const password = IS_WINDOWS ? randomBytes(24).toString('base64url') : undefined;
    await initialise(folder, password);
    renameSync(folder, cluster);
  } catch (error) {
    // Another process was faster.
    if (existsSync(cluster)) return;
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

/** Also what an interrupted start left; one that another process is at fails there, and finds ours. */
function removeUnfinished(cluster: string): void {
  const prefix = `${basename(cluster)}-new-`;
  for (const name of readdirSync(dirname(cluster)).filter((one) => one.startsWith(prefix))) {
    try {
      rmSync(join(dirname(cluster), name), { recursive: true, force: true });
    } catch {
      // Still being written to; the next cluster that is made here removes it.
    }
  }
}

async function initialise(folder: string, password: string | undefined): Promise<void> {
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const how = ['-D', folder, '--encoding=UTF8', ...locale, '--username=postgres', '--auth=trust'];
  await runTool('initdb', how, { folder });
  // Its owner needs no more rights, so that no statement of ours could reach files or programs.
  const statements = [
    'create extension earthdistance cascade',
    `create role ${NAME} login${password ? ` password '${password}'` : ''}`,
    `grant pg_read_all_settings to ${NAME}`,
    // The client that sent a failed statement reports it.
    `alter role ${NAME} set log_min_messages = 'panic'`,
    `create database ${NAME} owner ${NAME}`,
  ];
  const input = `${statements.join(';\n')};\n`;
  const printed = await runTool('postgres', ['--single', '-D', folder, 'template1'], {
    folder,
    input,
  });
  // It goes on after an error, and ends as if there had been none.
  const failed = /^(?:ERROR|FATAL|PANIC):.*$/m.exec(printed);
  if (failed) throw new ToolError(failed[0]);
  if (!password) return;
  writeFileSync(passwordFile(folder), password, { mode: 0o600 });
  writeFileSync(join(folder, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n');
}

const passwordFile = (cluster: string): string => join(cluster, 'varde-password');

/** Starts the server; throws a `DatabaseProblem` that says why it could not. */
export async function startCluster(cluster: string): Promise<void> {
  await disown(cluster, socketFolder(cluster));
  await writeSettings(cluster);
  // Emptied, not removed: a process that starts it at the same time may have it open for appending.
  if (existsSync(logFile(cluster))) truncateSync(logFile(cluster));
  const how = ['-D', cluster, '-l', logFile(cluster), '-w', '-t', String(START_WITHIN_S), '-s'];
  try {
    await runTool('pg_ctl', [...how, 'start'], { folder: cluster });
  } catch (error) {
    if (error instanceof ToolError) throw notStarted(cluster, error);
    throw error;
  }
}

/** Stops the server as it is meant to be stopped while clients are connected; waits for its end. */
export async function stopCluster(cluster: string): Promise<void> {
  const postmaster = readPostmaster(cluster);
  // A process of that number on another machine that shares the folder is not ours to signal.
  if (!postmaster || !(await isPostmasterOf(postmaster.pid, cluster))) return;
  const how = ['-D', cluster, '-m', 'fast', '-w', '-t', String(STOP_WITHIN_S), '-s'];
  await runTool('pg_ctl', [...how, 'stop'], { folder: cluster });
  removeIfEmpty(temporarySocketFolder(cluster));
}

/** Not when a server that is just being started uses it again. */
function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // None was needed, or it is in use.
  }
}

/** Address for `pg` of the running server, as `postmaster.pid` tells it. */
export function clusterUrl(cluster: string, role = NAME): string {
  const { port = DEFAULT_PORT, socketFolder = '' } = readPostmaster(cluster) ?? {};
  if (!IS_WINDOWS)
    return `postgresql://${role}@/${NAME}?host=${encodeURIComponent(socketFolder)}&port=${port}`;
  const password = readFileSync(passwordFile(cluster), 'utf8');
  return `postgresql://${role}:${password}@127.0.0.1:${port}/${NAME}`;
}

/** Written at each start; what an operator sets with `alter system` stays in postgresql.auto.conf. */
async function writeSettings(cluster: string): Promise<void> {
  const where = IS_WINDOWS
    ? { listen_addresses: '127.0.0.1', port: await freePort(cluster) }
    : {
        listen_addresses: '',
        port: DEFAULT_PORT,
        unix_socket_directories: socketFolder(cluster),
        unix_socket_permissions: '0700',
      };
  const lines = Object.entries({ ...SETTINGS, ...where }).map(
    ([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'`,
  );
  const file = join(cluster, 'postgresql.conf');
  writeFileSync(file, `# Written by Varde at each start.\n${lines.join('\n')}\n`);
}

/** The cluster's own folder, or a folder of the account's own in the system's temporary one. */
function socketFolder(cluster: string): string {
  if (Buffer.byteLength(join(cluster, `.s.PGSQL.${DEFAULT_PORT}`)) <= SOCKET_PATH_MAX)
    return cluster;
  const folder = temporarySocketFolder(cluster);
  const { uid, gid } = lstatSync(cluster);
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 });
    chownSync(folder, uid, gid);
  }
  const found = lstatSync(folder);
  if (found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0) return folder;
  throw new DatabaseProblem(
    'folder',
    `The folder ${folder}, for the connections to the database, belongs to somebody else. ` +
      'Remove it, or choose a shorter path with VARDE_DATA.',
  );
}

function temporarySocketFolder(cluster: string): string {
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16);
  return join(tmpdir(), `varde-${name}`);
}

/** The port of the last start, so that processes that are attached find the server again. */
async function freePort(cluster: string): Promise<number> {
  const file = join(cluster, 'postgresql.conf');
  const last = existsSync(file) ? /^port = '(\d+)'/m.exec(readFileSync(file, 'utf8')) : undefined;
  const isOurs = Number(last?.[1] ?? DEFAULT_PORT) !== DEFAULT_PORT;
  return (isOurs && (await tryPort(Number(last?.[1])))) || (await tryPort(0)) || DEFAULT_PORT;
}

function tryPort(port: number): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().on('error', () => resolve(0));
    probe.listen(port, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => resolve(free));
    });
  });
}

/** Or empty, as a folder that was made for it beforehand. */
function isMissing(cluster: string): boolean {
  if (!existsSync(cluster)) return true;
  try {
    return readdirSync(cluster).length === 0;
  } catch {
    // Of another user.
    return false;
  }
}

/** `pg_ctl` hands the path to a shell, in double quotes. */
function refuseUnquotable(cluster: string): void {
  if (IS_WINDOWS || !/["$`\\]/.test(cluster)) return;
  throw new DatabaseProblem(
    'folder',
    `PostgreSQL cannot be started in ${cluster}: its path has one of the characters " $ \` \\. ` +
      'Choose another folder with VARDE_DATA.',
  );
}

function refuseFormerEngine(dataFolder: string): void {
  const former = join(dataFolder, 'database');
  if (!existsSync(join(former, 'PG_VERSION'))) return;
  throw new DatabaseProblem(
    'folder',
    `${former} holds a database of an earlier version of Varde, which this version does not read; it is left as it is. ` +
      'To bring the content over: run npx varde export with the earlier version, move that folder away, and run npx varde import with this one. ' +
      'Accounts, favourites and progress of visitors are not part of a pack and stay in that folder.',
  );
}

function refuseOtherVersion(cluster: string): void {
  const major = readVersion(cluster);
  if (major === String(POSTGRES_MAJOR)) return;
  const what = major ? `was made by PostgreSQL ${major}` : 'holds no complete PostgreSQL database';
  throw new DatabaseProblem(
    'folder',
    `${cluster} ${what}; this version of Varde brings PostgreSQL ${POSTGRES_MAJOR}. It is left as it is. ` +
      (major
        ? 'Start the version of Varde that made it and run npx varde export there, move the folder away, and import the pack with this version.'
        : 'Restore it from a backup, or move it away to start with an empty database.'),
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
    `${cluster} belongs to another user (${uid}): run Varde as that user, or hand the folder over with chown -R.`,
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
  // Then the log may be missing too.
  if (statfsSync(cluster).bavail === 0) return fullDisk(cluster);
  const log = existsSync(logFile(cluster)) ? readFileSync(logFile(cluster), 'utf8') : '';
  const reason = /^(?:FATAL|PANIC|postgres: error):\s+(.*)$/m.exec(log)?.[1] ?? lastLine(message);
  return clusterProblem(cluster, reason);
}

/** What keeps an embedded database from being used, in a sentence. */
export function clusterProblem(cluster: string, reason: unknown): DatabaseProblem {
  if (isFullDisk(reason)) return fullDisk(cluster);
  const message = reason instanceof Error ? reason.message : String(reason);
  return new DatabaseProblem(
    'folder',
    `The database in ${cluster} could not be started: ${message}. Its log is ${logFile(cluster)}.`,
  );
}

function unusable(folder: string, error: unknown): DatabaseProblem {
  if (isFullDisk(error)) return fullDisk(folder);
  const reason = lastLine(error instanceof Error ? error.message : String(error));
  return new DatabaseProblem(
    'folder',
    `The data folder ${folder} cannot be used: ${reason}. Choose another one with VARDE_DATA, or make it writable.`,
    { cause: error },
  );
}

const fullDisk = (folder: string): DatabaseProblem =>
  new DatabaseProblem('folder', fullDiskMessage(`The disk that holds ${folder}`));

const lastLine = (text: string): string => text.trim().split('\n').at(-1)?.replace(/\.$/, '') ?? '';
