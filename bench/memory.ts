/** Memory of processes. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
  if (pid === undefined) return [];
  const children = readProc(`${pid}/task/${pid}/children`).split(' ');
  return [pid, ...children.filter(Boolean).map(Number)];
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
