import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A file system in memory that Linux has. */
const MEMORY = '/dev/shm';
/** Five times what `npm test` takes at most. */
const NEEDED_BYTES = 6e9;
const PREFIX = 'varde-run-';
/** Longer than any run: where containers share this memory, one does not see the other's processes. */
const MAX_RUN_MS = 2 * 3_600_000;
const FOLDER = new RegExp(`^${PREFIX}(\\d+)-`);

/**
 * Makes the folder for temporary files of this run, which is removed with them when this process
 * ends: in memory where there is room, as tests create thousands of files and databases.
 */
export function makeTemporaryFolder(): string {
  const base = hasMemory() ? MEMORY : tmpdir();
  removeLeft(base);
  const folder = mkdtempSync(path.join(base, `${PREFIX}${process.pid}-`));
  // As /tmp: databases run as another user.
  chmodSync(folder, 0o1777);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  return folder;
}

function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, process.availableMemory()) >= NEEDED_BYTES;
}

/** Removes the folders of this user's runs that were killed. */
function removeLeft(base: string): void {
  for (const name of readdirSync(base)) {
    const [, pid] = FOLDER.exec(name) ?? [];
    const folder = path.join(base, name);
    const stats = pid ? statSync(folder, { throwIfNoEntry: false }) : undefined;
    const isOwn = stats?.uid === process.getuid?.();
    if (stats && isOwn && stats.mtimeMs < Date.now() - MAX_RUN_MS && !isRunning(Number(pid)))
      rmSync(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
