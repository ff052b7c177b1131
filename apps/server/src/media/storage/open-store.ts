import { stat, utimes } from 'node:fs/promises';
import type { Config } from '#config/config.ts';
import {
  type MediaStore,
  type RemoteFiles,
  openMediaStore,
  type StoredFile,
} from './media.store.ts';
import { createSweeper, type CachedFile } from './oldest-files.ts';
import { openS3Files } from './s3-files.ts';
import { SharedWork } from '#http/shared-work.ts';

const MEGABYTE = 1_048_576;

/** The local folder; with MEDIA_URL a bucket, with the folder as its cache. */
export async function openStore({
  dataFolder,
  media,
  copiesMaxMb,
}: Pick<Config, 'dataFolder' | 'media' | 'copiesMaxMb'>): Promise<MediaStore> {
  const local = await openMediaStore(dataFolder);
  return media ? withRemote(local, openS3Files(media), copiesMaxMb * MEGABYTE) : local;
}

const keyOf = (sha256: string): string => `media/${sha256.slice(0, 2)}/${sha256}`;

/** @param maxBytes limit of the local copies */
export function withRemote(local: MediaStore, remote: RemoteFiles, maxBytes: number): MediaStore {
  const downloads = new SharedWork<boolean>();
  // Evicts only copies that the bucket has and that no import or response may be using. The access
  // time is checked again at the end: the file may have been used since the folder was listed.
  const isEvictable = async ({ name, path, usedAt }: CachedFile): Promise<boolean> =>
    DIGEST.test(name) &&
    isIdle(usedAt) &&
    (await remote.has(keyOf(name))) &&
    isIdle(await lastUse(path));
  const { added, sweep } = createSweeper(local.folder, maxBytes, { isEvictable });
  const upload = async (stored: StoredFile): Promise<StoredFile> => {
    const key = keyOf(stored.sha256);
    if (!(await remote.has(key))) await remote.upload(key, local.pathOf(stored.sha256));
    added(stored.bytes);
    return stored;
  };
  const download = async (sha256: string): Promise<boolean> => {
    const path = local.pathOf(sha256);
    if (!(await remote.download(keyOf(sha256), path))) return false;
    added((await stat(path)).size);
    return true;
  };
  const ensureLocal = async (sha256: string): Promise<boolean> => {
    // Marked as used before it is read, so that it is not evicted; downloaded if it was.
    const isHere = await markUsed(local.pathOf(sha256)).then(
      () => true,
      () => false,
    );
    return isHere || downloads.join(sha256, () => download(sha256));
  };
  return {
    ...local,
    remote,
    ensureLocal,
    has: async (sha256) => (await local.has(sha256)) || remote.has(keyOf(sha256)),
    put: async (path, patches) => upload(await local.put(path, patches)),
    putBytes: async (bytes) => upload(await local.putBytes(bytes)),
    putStream: async (chunks) => upload(await local.putStream(chunks)),
    touch: async (sha256) =>
      (await ensureLocal(sha256)) && (await local.touch(sha256)) && remote.has(keyOf(sha256)),
    touchStored: async (file) => {
      // Its local copy may have been evicted.
      const isHere = await local.has(file.sha256);
      return (!isHere || (await local.touchStored(file))) && remote.has(keyOf(file.sha256));
    },
    sweep,
  };
}

/** Time for a slow caller to start reading a file, and for an import to render from it. */
const IN_USE_MS = 60 * 60 * 1000;
/** Granularity of access times: a frequently used file costs no write. */
const USED_MARK_MS = 10 * 60 * 1000;
const DIGEST = /^[0-9a-f]{64}$/;

/** Called before the file is read. */
async function markUsed(path: string): Promise<void> {
  const { atimeMs, mtime } = await stat(path);
  if (Date.now() - atimeMs > USED_MARK_MS) await utimes(path, new Date(), mtime);
}

const isIdle = (usedAt: number): boolean => usedAt < Date.now() - IN_USE_MS;

async function lastUse(path: string): Promise<number> {
  const { atimeMs, mtimeMs } = await stat(path);
  return Math.max(atimeMs, mtimeMs);
}
