/**
 * Originals of a bucket that lie in the folder because this server used them, kept below a size. One goes only when the bucket
 * has it, and never while an import or an answer may be at it.
 */
import { stat, utimes } from 'node:fs/promises';
import type { MediaStore, RemoteFiles } from './media.store.ts';
import { removeOldest, type KeptFile } from './oldest-files.ts';

export interface LocalCopies {
  /** The file is about to be read. */
  used(path: string): Promise<void>;
  /** So many bytes were brought here. Makes room in the background when there is too much. */
  added(bytes: number): void;
  sweep(): Promise<void>;
}

/** A caller on a slow line has this long to begin reading a file, and an import to draw from it. */
const IN_USE_MS = 60 * 60 * 1000;
/** Marks of use are this coarse: a busy file costs no write. */
const USED_MARK_MS = 10 * 60 * 1000;
/** The folder is looked through whenever this share of its size was brought. */
const SWEEP_AFTER_SHARE = 0.05;
const DIGEST = /^[0-9a-f]{64}$/;

export function limitCopies(
  { folder }: Pick<MediaStore, 'folder'>,
  isInBucket: (sha256: string) => ReturnType<RemoteFiles['has']>,
  maxBytes: number,
): LocalCopies {
  let brought = 0;
  let sweeping: Promise<void> | undefined;
  // Looked at once more at the end: it may have come into use since the folder was listed.
  const mayGo = async ({ name, path, usedAt }: KeptFile): Promise<boolean> =>
    DIGEST.test(name) && isIdle(usedAt) && (await isInBucket(name)) && isIdle(await lastUse(path));
  const sweep = (): Promise<void> => {
    brought = 0;
    sweeping ??= removeOldest(folder, maxBytes, { mayGo }).finally(() => (sweeping = undefined));
    return sweeping;
  };
  return {
    async used(path) {
      const { atimeMs, mtime } = await stat(path);
      if (Date.now() - atimeMs > USED_MARK_MS) await utimes(path, new Date(), mtime);
    },
    added(bytes) {
      brought += bytes;
      // What cannot be removed now is found again the next time.
      if (brought > maxBytes * SWEEP_AFTER_SHARE) void sweep().catch(() => {});
    },
    sweep,
  };
}

const isIdle = (usedAt: number): boolean => usedAt < Date.now() - IN_USE_MS;

async function lastUse(path: string): Promise<number> {
  const { atimeMs, mtimeMs } = await stat(path);
  return Math.max(atimeMs, mtimeMs);
}
