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

const WRITE_WITHIN_MS = 100;
/** No process has this id. */
const UNUSED_PID = 2_147_483_647;

/** From the file; undefined when no server runs, or while one starts. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const file = join(cluster, 'postmaster.pid');
  const lines = readLines(file);
  const [pid = Number.NaN, , startedAt = 0, port = 0] = lines.map(Number);
  if (!Number.isSafeInteger(pid)) return undefined;
  return { pid: Math.abs(pid), startedAt, port, socketFolder: lines[4] ?? '' };
}

/** Removes traces that PostgreSQL would take for a running server, once none runs. */
export async function removeStaleState(cluster: string, socketFolder: string): Promise<void> {
  rmSync(join(socketFolder, `.s.PGSQL.${DEFAULT_PORT}.lock`), { force: true });
  const file = join(cluster, 'postmaster.pid');
  const lines = readLines(file);
  const { pid } = readPostmaster(cluster) ?? {};
  if (pid === undefined) {
    // Empty after a crash of the machine, or while a server writes it.
    if (existsSync(file)) await setTimeout(WRITE_WITHIN_MS);
    if (!readPostmaster(cluster)) rmSync(file, { force: true });
  } else if (!(await isPostmasterOf(pid, cluster))) {
    // The rest of the file stays: PostgreSQL uses it to detect processes with its shared memory.
    writeFileSync(file, [UNUSED_PID, ...lines.slice(1)].join('\n'));
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
