/** How much memory processes take. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { clusterFolder } from '../apps/server/src/db/embedded/cluster.ts';
import { readPostmaster } from '../apps/server/src/db/embedded/postmaster.ts';

const EVERY_MS = 200;

/** Megabytes; on Linux memory that processes share is divided among them (PSS), elsewhere it is not (RSS). */
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

/** Of the embedded database of a data folder, one process for each connection included. */
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

/** `stop` answers what was taken at the beginning and now, and the most that was seen in between. */
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
