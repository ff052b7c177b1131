import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { MediaStore } from '#media/storage/media.store.ts';
import { filesBelow } from '#media/storage/unused-files.ts';

/**
 * Version of the encoding ladder. Part of the URLs, whose bytes never change: increment it when the
 * same video is encoded differently, and all videos are encoded again.
 */
export const STREAM_VERSION = 1;

export const streamUrl = (identifier: string): string =>
  `/media/stream/${STREAM_VERSION}/${identifier}/master.m3u8`;

type Store = Pick<MediaStore, 'folder' | 'remote'>;

/** Beside the originals, not among the derived images: streams take hours to encode. */
export const streamFolder = ({ folder }: Pick<Store, 'folder'>, sha256: string): string =>
  join(dirname(folder), 'streams', String(STREAM_VERSION), sha256);

const keyOf = (sha256: string, file: string): string =>
  `streams/${STREAM_VERSION}/${sha256}/${file}`;

/** Uploads a stream for other servers; the master playlist last, because it announces the rest. */
export async function uploadStream(store: Store, sha256: string): Promise<void> {
  if (!store.remote) return;
  const folder = streamFolder(store, sha256);
  const files = (await filesBelow(folder)).map((path) => path.slice(folder.length + 1));
  const isMaster = (file: string): number => Number(file === 'master.m3u8');
  for (const file of files.sort((a, b) => isMaster(a) - isMaster(b)))
    await store.remote.upload(keyOf(sha256, file.replaceAll(sep, '/')), join(folder, file));
}

/** Local path of a stream file; `undefined` when it does not exist. */
export async function ensureStreamFile(
  store: Store,
  sha256: string,
  file: string,
): Promise<string | undefined> {
  const path = join(streamFolder(store, sha256), file);
  if (existsSync(path)) return path;
  return (await store.remote?.download(keyOf(sha256, file), path)) ? path : undefined;
}
