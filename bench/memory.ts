/** Memory and processor time of processes. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { clusterFolder } from '../apps/server/src/db/embedded/cluster.ts';
import { readPostmaster } from '../apps/server/src/db/embedded/postmaster.ts';

const EVERY_MS = 200;

/**
 * Megabytes; on Linux shared memory is divided among processes (PSS), elsewhere it is not (RSS).
 */
function sizeOf(pid: number): number {
  if (process.platform !== 'linux')
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readProc(`${pid}/smaps_rollup`)) ?? [];
  return Number(kilobytes ?? 0) / 1024;
}

/** Empty for a process that has ended. */
function readProc(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Process ids of a data folder's embedded database, including one process per connection. */
export function databasePids(dataFolder: string): number[] {
  const { pid } = readPostmaster(clusterFolder(dataFolder)) ?? {};
  return pid === undefined ? [] : withChildren(pid);
}

/** A process and those that it has started itself. */
export function withChildren(pid: number): number[] {
  const children = readProc(`${pid}/task/${pid}/children`).split(' ');
  return [pid, ...children.filter(Boolean).map(Number)];
}

/** Of the kernel's clock in /proc, on every architecture of Linux. */
const TICKS_PER_S = 100;
/** Fields of /proc/PID/stat behind the name: utime, stime, and cutime, cstime of ended children. */
const TIME_FIELDS = [11, 12, 13, 14];

/** Seconds that the processes, and children of theirs that have ended, have used a processor. */
export function processorSeconds(pids: readonly number[]): number {
  const ticks = pids.flatMap((pid) => {
    const fields = readProc(`${pid}/stat`)
      .replace(/^.*\) /, '')
      .split(' ');
    return TIME_FIELDS.map((field) => Number(fields[field] ?? 0));
  });
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_S;
}

/** Same, to the nanosecond, of one process and its threads that have not ended. */
export function threadSeconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const times = threads.map((id) => Number(readProc(`${pid}/task/${id}/schedstat`).split(' ')[0]));
  return times.reduce((sum, one) => sum + one, 0) / 1_000_000_000;
}

export interface MemoryUse {
  readonly atStart: number;
  readonly peak: number;
  /** When the load is over. */
  readonly atEnd: number;
}

/** `stop` returns the memory at the start and now, and the peak in between. */
export function watchMemory(pids: () => readonly number[]): { stop(): MemoryUse } {
  const size = (): number => pids().reduce((sum, pid) => sum + sizeOf(pid), 0);
  const atStart = size();
  let peak = atStart;
  const timer = setInterval(() => {
    peak = Math.max(peak, size());
  }, EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return { atStart, peak, atEnd: size() };
    },
  };
}
