/** Limits the size of a folder (`<aa>/<name>`) by evicting the least recently used files. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface CachedFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  /** Unix time in milliseconds. */
  readonly usedAt: number;
}

interface SweepRules {
  /** Whether the file may be evicted; called for the oldest files only. */
  readonly isEvictable?: (file: CachedFile) => boolean | Promise<boolean>;
  /** Removed even below the limit. */
  readonly isLeftover?: (file: CachedFile) => boolean;
}

/** Evicts below the limit, so that the next file does not start another sweep. */
const LEAVE_SHARE = 0.9;

/** A sweep runs whenever this share of the limit was added. */
const SWEEP_AFTER_SHARE = 0.05;

interface Sweeper {
  /** Registers added bytes; starts a background sweep when there are enough. */
  readonly added: (bytes: number) => void;
  readonly sweep: () => Promise<void>;
}

export function createSweeper(folder: string, maxBytes: number, rules: SweepRules): Sweeper {
  let fresh = 0;
  let sweeping: Promise<void> | undefined;
  const sweep = (): Promise<void> => {
    if (sweeping) return sweeping;
    fresh = 0;
    sweeping = removeOldest(folder, maxBytes, rules).finally(() => (sweeping = undefined));
    return sweeping;
  };
  return {
    added(bytes) {
      fresh += bytes;
      // The next sweep retries files that could not be removed.
      if (fresh > maxBytes * SWEEP_AFTER_SHARE) void sweep().catch(() => {});
    },
    sweep,
  };
}

async function removeOldest(
  folder: string,
  maxBytes: number,
  { isEvictable = () => true, isLeftover = () => false }: SweepRules,
): Promise<void> {
  const files = await listFiles(folder);
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const targetBytes = total > maxBytes ? maxBytes * LEAVE_SHARE : maxBytes;
  for (const file of files.sort((a, b) => a.usedAt - b.usedAt)) {
    if (total <= targetBytes ? !isLeftover(file) : !(await isEvictable(file))) continue;
    await rm(file.path, { force: true });
    total -= file.bytes;
  }
}

/** One folder at a time, so that a sweep does not flood the disk with requests. */
async function listFiles(folder: string): Promise<CachedFile[]> {
  const files: CachedFile[] = [];
  for (const part of await readdir(folder).catch(() => [])) {
    const names = await readdir(join(folder, part)).catch(() => []);
    for (const name of names) {
      const path = join(folder, part, name);
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) continue;
      const usedAt = Math.max(found.atimeMs, found.mtimeMs);
      files.push({ name, path, bytes: found.size, usedAt });
    }
  }
  return files;
}
