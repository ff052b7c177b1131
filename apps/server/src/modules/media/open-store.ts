import { stat } from 'node:fs/promises';
import type { Config } from '#config.ts';
import { limitCopies } from './local-copies.ts';
import {
  openMediaStore,
  type MediaStore,
  type RemoteFiles,
  type StoredFile,
} from './media.store.ts';
import { openS3Files } from './s3-files.ts';
import { SharedWork } from './shared-work.ts';

const MEGABYTE = 1_048_576;

/** The folder; with MEDIA_URL the bucket, of which the folder then holds what was used here. */
export async function openStore({
  dataFolder,
  media,
  copiesMaxMb,
}: Pick<Config, 'dataFolder' | 'media' | 'copiesMaxMb'>): Promise<MediaStore> {
  const local = await openMediaStore(dataFolder);
  return media ? withRemote(local, openS3Files(media), copiesMaxMb * MEGABYTE) : local;
}

const keyOf = (sha256: string): string => `media/${sha256.slice(0, 2)}/${sha256}`;

/** @param maxBytes that copies may take on the disk */
export function withRemote(local: MediaStore, remote: RemoteFiles, maxBytes: number): MediaStore {
  const downloads = new SharedWork<boolean>();
  const copies = limitCopies(local, (sha256) => remote.has(keyOf(sha256)), maxBytes);
  const upload = async (stored: StoredFile): Promise<StoredFile> => {
    const key = keyOf(stored.sha256);
    if (!(await remote.has(key))) await remote.upload(key, local.pathOf(stored.sha256));
    copies.added(stored.bytes);
    return stored;
  };
  const download = async (sha256: string): Promise<boolean> => {
    const path = local.pathOf(sha256);
    if (!(await remote.download(keyOf(sha256), path))) return false;
    copies.added((await stat(path)).size);
    return true;
  };
  const bring = async (sha256: string): Promise<boolean> => {
    // Marked as in use, so that it is not taken away between here and its reading; gone already, it is brought anew.
    const isHere = await copies.used(local.pathOf(sha256)).then(
      () => true,
      () => false,
    );
    return isHere || downloads.join(sha256, () => download(sha256));
  };
  return {
    ...local,
    remote,
    bring,
    has: async (sha256) => (await local.has(sha256)) || remote.has(keyOf(sha256)),
    put: async (path, patches) => upload(await local.put(path, patches)),
    putBytes: async (bytes) => upload(await local.putBytes(bytes)),
    touch: async (sha256) =>
      (await bring(sha256)) && (await local.touch(sha256)) && remote.has(keyOf(sha256)),
    sweep: () => copies.sweep(),
  };
}
