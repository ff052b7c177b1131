/** Reads `postmaster.pid` of PostgreSQL's main process, and verifies that the process exists. */
import { execFile } from 'node:child_process';
import {
  existsSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

export interface Postmaster {
  readonly pid: number;
  /** Seconds since 1970. */
  readonly startedAt: number;
  readonly port: number;
  readonly socketFolder: string;
}

export const DEFAULT_PORT = 5432;

/** How long a server may take to write its id into the file that it has created. */
const WRITE_WITHIN_MS = 5_000;
const POLL_MS = 20;
/** No process has this id. */
const UNUSED_PID = 2_147_483_647;

/** From the file; undefined when no server runs, or while one starts. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const [pid = '', , startedAt, port, socketFolder = ''] = readLines(pidFile(cluster));
  if (!/^-?\d+$/.test(pid)) return undefined;
  return {
    pid: Math.abs(Number(pid)),
    startedAt: Number(startedAt ?? 0),
    port: Number(port ?? 0),
    socketFolder,
  };
}

const pidFile = (cluster: string): string => join(cluster, 'postmaster.pid');

/**
 * Removes what PostgreSQL would take for a running server, once none runs. The file of a dead
 * process is left to PostgreSQL, as another process may be starting a server at the same time.
 */
export async function removeStaleState(cluster: string, socketFolder: string): Promise<void> {
  rmSync(join(socketFolder, `.s.PGSQL.${DEFAULT_PORT}.lock`), { force: true });
  const file = pidFile(cluster);
  const until = Date.now() + WRITE_WITHIN_MS;
  // Empty after a crash of the machine, or until the server that has created it writes it.
  while (existsSync(file) && !readPostmaster(cluster)) {
    if (Date.now() > until) return rmSync(file, { force: true });
    await setTimeout(POLL_MS);
  }
  const { pid } = readPostmaster(cluster) ?? {};
  if (pid === undefined || !isAlive(pid) || (await isPostmasterOf(pid, cluster))) return;
  if (readPostmaster(cluster)?.pid !== pid) return;
  // The rest of the file stays: PostgreSQL uses it to detect processes with its shared memory.
  writeFileSync(file, [UNUSED_PID, ...readLines(file).slice(1)].join('\n'));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Of another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/**
 * Whether a process is the PostgreSQL server of this cluster. The id alone proves nothing: after a
 * crash, or in a restarted container, it may belong to another process.
 */
export async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux' && worksIn(pid, cluster)) return true;
  const command = await commandLine(pid).catch(() => '');
  return (
    /postgres/.test(command) &&
    [cluster, realpathSync(cluster)].some((one) => command.includes(one))
  );
}

/** The server's working directory is the cluster folder, even after a rename. */
function worksIn(pid: number, cluster: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux')
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  const [command, args] =
    process.platform === 'win32'
      ? [
          'powershell',
          [
            '-NoProfile',
            '-Command',
            `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`,
          ],
        ]
      : ['ps', ['-ww', '-o', 'command=', '-p', String(pid)]];
  return (await promisify(execFile)(command, args)).stdout;
}
