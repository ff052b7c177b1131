/**
 * How the embedded PostgreSQL is set up and reached: the settings that each start writes, and where
 * the server listens: on a socket in the cluster's folder, or in a private one where its path is too
 * long; on Windows on a local port.
 */
import { msg } from '@varde/domain/message';
import { createHash } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseProblem } from '#db/database-errors.ts';
import { accountFor } from './postgres-tools.ts';
import { DEFAULT_PORT, readPostmaster } from './postmaster.ts';

/** Name of the database and of its owner role, which has no other privileges. */
export const NAME = 'varde';
/** The limit of a socket path is 104 bytes on macOS, 108 on Linux. */
const SOCKET_PATH_MAX = 100;
export const IS_WINDOWS = process.platform === 'win32';

/** For a small machine: some 100 MB besides the server at 100,000 documents. */
const SETTINGS: Readonly<Record<string, string | number>> = {
  max_connections: 60,
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  maintenance_work_mem: '64MB',
  random_page_cost: 1.1,
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  // No I/O worker processes: a museum's content fits the file system cache.
  io_method: 'sync',
  // There is no replica; backups copy rows.
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  max_wal_size: '512MB',
  log_checkpoints: 'off',
  // Row values must not reach the log.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_line_prefix: '',
  lc_messages: 'C',
  datestyle: 'iso',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

export const passwordFile = (cluster: string): string => join(cluster, 'varde-password');

/** Connection URL of the running server, from `postmaster.pid`. */
export function clusterUrl(cluster: string, role = NAME): string {
  const { port = DEFAULT_PORT, socketFolder = '' } = readPostmaster(cluster) ?? {};
  if (!IS_WINDOWS)
    return `postgresql://${role}@/${NAME}?host=${encodeURIComponent(socketFolder)}&port=${port}`;
  const password = readFileSync(passwordFile(cluster), 'utf8');
  return `postgresql://${role}:${password}@127.0.0.1:${port}/${NAME}`;
}

/** Written at each start; settings of `alter system` stay in postgresql.auto.conf. */
export async function writeSettings(cluster: string): Promise<void> {
  const listenSettings = IS_WINDOWS
    ? { listen_addresses: '127.0.0.1', port: await freePort(cluster) }
    : {
        listen_addresses: '',
        port: DEFAULT_PORT,
        unix_socket_directories: socketFolder(cluster),
        unix_socket_permissions: '0700',
      };
  const lines = Object.entries({ ...SETTINGS, ...listenSettings }).map(
    ([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'`,
  );
  const file = join(cluster, 'postgresql.conf');
  const temporary = `${file}-${process.pid}`;
  const content = `# Written by Varde at each start.\n${lines.join('\n')}\n`;
  writeFileSync(temporary, content, { mode: 0o600 });
  const account = accountFor(cluster);
  if (account) chownSync(temporary, account.uid, account.gid);
  // A server that another process starts at the same time must not read half of it.
  renameSync(temporary, file);
}

/** The cluster's folder, or a private folder in the system's temporary one. */
export function socketFolder(cluster: string): string {
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
    msg`The folder ${folder}, for the connections to the database, belongs to another account. Remove it, or choose a shorter path with VARDE_DATA.`,
  );
}

export function temporarySocketFolder(cluster: string): string {
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16);
  return join(tmpdir(), `varde-${name}`);
}

/** Prefers the port of the last start, so that attached processes find the server again. */
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
      const bound = probe.address();
      const free = typeof bound === 'object' && bound ? bound.port : 0;
      probe.close(() => resolve(free));
    });
  });
}
