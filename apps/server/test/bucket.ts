/** An S3-compatible server for a test, and media stores that use it. */
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll } from 'vitest';
import { openMediaStore, type MediaStore } from '#media/storage/media.store.ts';
import type { S3Settings } from '#config/media-settings.ts';
import { withRemote } from '#media/storage/open-store.ts';
import { openS3Files } from '#media/storage/s3-files.ts';
import { folderForAll } from './folder.ts';

interface TestBucket {
  readonly settings: S3Settings;
  /** Contains the bucket, and a folder for each server. */
  readonly folder: string;
  /** A server's local store in front of the bucket. @param maxBytes of the local copies */
  readonly storeOf: (name: string, maxBytes?: number) => Promise<MediaStore>;
  /** Removes the bucket's content without notifying the servers; the result restores it. */
  readonly loseAll: () => Promise<() => Promise<void>>;
}

/** Shared by all tests of the calling suite. */
export function bucketForAll(): TestBucket {
  const folder = folderForAll();
  const settings = {
    endpoint: '',
    region: 'us-east-1',
    bucket: 'museum',
    prefix: 'varde/',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  let server: S3rver;
  beforeAll(async () => {
    server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: join(folder, 'bucket'),
      configureBuckets: [{ name: 'museum', configs: [] }],
    });
    settings.endpoint = `http://127.0.0.1:${(await server.run()).port}`;
  });
  afterAll(() => server.close());
  return {
    settings,
    folder,
    storeOf: async (name, maxBytes = 1e9) =>
      withRemote(await openMediaStore(join(folder, name)), openS3Files(settings), maxBytes),
    loseAll: async () => {
      const content = join(folder, 'bucket/museum/varde');
      const lost = join(folder, 'lost');
      await rename(content, lost);
      return async () => {
        await rm(content, { recursive: true, force: true });
        await rename(lost, content);
      };
    },
  };
}
