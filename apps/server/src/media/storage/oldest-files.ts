/** Keeps a folder of folders (`<aa>/<name>`) below a size: what has not been used for longest goes first. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface CachedFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly usedAt: number;
}

interface SweepRules {
  /** Whether it may be removed at all; asked of the oldest only. */
  readonly mayGo?: (file: CachedFile) => boolean | Promise<boolean>;
  /** Removed whatever there is room for. */
  readonly isLeftover?: (file: CachedFile) => boolean;
}

/** Some room is made beyond what is asked for, so that the next file does not begin it all again. */
const LEAVE_SHARE = 0.9;

/** The folder is looked through whenever this share of its size was added. */
const SWEEP_AFTER_SHARE = 0.05;

interface Sweeper {
  /** So many bytes came into the folder. Makes room in the background when there is too much. */
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
      // What cannot be removed now is found again the next time.
      if (fresh > maxBytes * SWEEP_AFTER_SHARE) void sweep().catch(() => {});
    },
    sweep,
  };
}

async function removeOldest(
  folder: string,
  maxBytes: number,
  { mayGo = () => true, isLeftover = () => false }: SweepRules,
): Promise<void> {
  const files = await listFiles(folder);
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const targetBytes = total > maxBytes ? maxBytes * LEAVE_SHARE : maxBytes;
  for (const file of files.sort((a, b) => a.usedAt - b.usedAt)) {
    if (total <= targetBytes ? !isLeftover(file) : !(await mayGo(file))) continue;
    await rm(file.path, { force: true });
    total -= file.bytes;
  }
}

/** Folder by folder, so that a sweep never floods the disk with questions. */
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
