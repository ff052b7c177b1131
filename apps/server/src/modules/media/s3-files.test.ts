import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMediaStore } from './media.store.ts';
import { withRemote } from './open-store.ts';
import type { S3Settings } from './media-url.ts';
import { openS3Files, StorageProblem } from './s3-files.ts';

describe('media in a bucket', () => {
  let folder: string;
  let bucket: InstanceType<typeof S3rver>;
  let settings: S3Settings;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'varde-s3-'));
    bucket = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: join(folder, 'bucket'),
      configureBuckets: [{ name: 'museum', configs: [] }],
    });
    const { port } = await bucket.run();
    settings = {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'museum',
      prefix: 'varde/',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    };
  });
  afterAll(async () => {
    await bucket.close();
    await rm(folder, { recursive: true });
  });

  const serverIn = async (name: string) =>
    withRemote(await openMediaStore(join(folder, name)), openS3Files(settings));

  it('that one server stored are there for another one', async () => {
    const [first, second] = [await serverIn('first'), await serverIn('second')];
    const original = Buffer.alloc(3_000_000, 'film');
    await writeFile(join(folder, 'film'), original);
    const { sha256 } = await first.put(join(folder, 'film'));
    expect(await second.has(sha256)).toBe(true);
    expect(await second.bring(sha256)).toBe(true);
    expect((await readFile(second.pathOf(sha256))).equals(original)).toBe(true);
  });

  it('that nobody stored are nowhere', async () => {
    const store = await serverIn('first');
    expect(await store.has('0'.repeat(64))).toBe(false);
    expect(await store.bring('0'.repeat(64))).toBe(false);
  });

  it('are stored again when the bucket has lost them', async () => {
    const store = await serverIn('third');
    const { sha256 } = await store.putBytes(Buffer.from('a picture'));
    await rm(join(folder, 'bucket/museum/varde'), { recursive: true });
    expect(await store.touch(sha256)).toBe(false);
    await store.putBytes(Buffer.from('a picture'));
    expect(await (await serverIn('fourth')).bring(sha256)).toBe(true);
  });

  it.each([
    ['the key is unknown', { accessKeyId: 'NOBODY' }, 'AWS_SECRET_ACCESS_KEY'],
    ['there is no such bucket', { bucket: 'elsewhere' }, 'bucket in MEDIA_URL'],
    ['nobody answers', { endpoint: 'http://127.0.0.1:9' }, 'endpoint in MEDIA_URL'],
  ])('say what to do when %s', async (_why, wrong, words) => {
    await writeFile(join(folder, 'file'), 'file');
    const uploading = openS3Files({ ...settings, ...wrong }).upload('file', join(folder, 'file'));
    await expect(uploading).rejects.toThrow(StorageProblem);
    await expect(uploading).rejects.toThrow(words);
  });
});
