/** How much memory a process takes, as the system counts it (resident set). */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const EVERY_MS = 200;

/** Megabytes. */
export function residentSize(pid: number): number {
  if (process.platform !== 'linux')
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes ?? 0) / 1024;
}

export interface MemoryUse {
  readonly atStart: number;
  readonly peak: number;
  /** When the load is over. */
  readonly atEnd: number;
}

/** `stop` answers what was taken at the beginning and now, and the most that was seen in between. */
export function watchMemory(pid: number): { stop(): MemoryUse } {
  const atStart = residentSize(pid);
  let peak = atStart;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentSize(pid));
  }, EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return { atStart, peak, atEnd: residentSize(pid) };
    },
  };
}
