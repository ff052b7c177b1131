import type { Config } from '#config.ts';
import {
  openMediaStore,
  type MediaStore,
  type RemoteFiles,
  type StoredFile,
} from './media.store.ts';
import { openS3Files } from './s3-files.ts';
import { SharedWork } from './shared-work.ts';

/** The folder; with MEDIA_URL the bucket, of which the folder then holds what was used here. */
export async function openStore({
  dataFolder,
  media,
}: Pick<Config, 'dataFolder' | 'media'>): Promise<MediaStore> {
  const local = await openMediaStore(dataFolder);
  return media ? withRemote(local, openS3Files(media)) : local;
}

const keyOf = (sha256: string): string => `media/${sha256.slice(0, 2)}/${sha256}`;

export function withRemote(local: MediaStore, remote: RemoteFiles): MediaStore {
  const downloads = new SharedWork<boolean>();
  const upload = async (stored: StoredFile): Promise<StoredFile> => {
    const key = keyOf(stored.sha256);
    if (!(await remote.has(key))) await remote.upload(key, local.pathOf(stored.sha256));
    return stored;
  };
  const bring = async (sha256: string): Promise<boolean> => {
    if (await local.has(sha256)) return true;
    return downloads.join(sha256, () => remote.download(keyOf(sha256), local.pathOf(sha256)));
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
  };
}
