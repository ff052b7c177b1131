/**
 * Lets one process at a time use a data folder. The embedded engine has no lock of its own: two processes on one
 * folder would overwrite each other's rows.
 *
 * The lock is the operating system's lock on `varde.lock`, taken by SQLite's exclusive transaction. It goes with the process,
 * however that ends, so there is never a stale one to take over, and it also holds between containers that share a
 * folder, where process ids mean nothing. `varde.pid` only tells who holds it.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseProblem } from './database-problem.ts';

const SQLITE_BUSY = 5;

/** Keeps the locks from the garbage collector, which would close their files and so let them go. */
const held = new Set<DatabaseSync>();

/** Takes the folder, creating it when missing, and returns the function that lets it go. */
export function lockFolder(folder: string): () => void {
  const lock = openLockFile(folder);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw taken(folder);
    throw unusable(folder, error);
  }
  held.add(lock);
  writeHolder(folder);
  return () => {
    if (!held.delete(lock)) return;
    rmSync(holderFile(folder), { force: true });
    lock.close();
  };
}

function openLockFile(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true });
    return new DatabaseSync(join(folder, 'varde.lock'), { timeout: 0 });
  } catch (error) {
    throw unusable(folder, error);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

const holderFile = (folder: string): string => join(folder, 'varde.pid');

function writeHolder(folder: string): void {
  const temporary = `${holderFile(folder)}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify({ pid: process.pid, host: hostname() }));
  renameSync(temporary, holderFile(folder));
}

function readHolder(folder: string): string {
  try {
    const { pid, host } = JSON.parse(readFileSync(holderFile(folder), 'utf8')) as {
      pid: number;
      host: string;
    };
    return host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`;
  } catch {
    // The holder is between taking the lock and writing its name.
    return 'another process';
  }
}

function taken(folder: string): DatabaseProblem {
  return new DatabaseProblem(
    'taken',
    `The data folder ${folder} is in use by ${readHolder(folder)}: stop that one first, or choose another folder with VARDE_DATA.`,
  );
}

function unusable(folder: string, error: unknown): DatabaseProblem {
  const reason = error instanceof Error ? error.message : String(error);
  return new DatabaseProblem(
    'folder',
    `The data folder ${folder} cannot be used: ${reason}. Choose another one with VARDE_DATA, or make it writable.`,
    { cause: error },
  );
}
