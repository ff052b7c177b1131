import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { bucketForAll } from '#test/bucket.ts';
import { openMediaStore } from './media.store.ts';
import { withRemote } from './open-store.ts';
import { openS3Files, StorageProblem } from './s3-files.ts';

describe('S3 storage', () => {
  const bucket = bucketForAll();
  const { folder } = bucket;
  const cutting: Server[] = [];
  afterAll(() => cutting.forEach((server) => server.close()));

  const serverIn = (name: string) => bucket.storeOf(name);

  /** A storage that closes the connection in the middle of every response. */
  async function cuttingStorage(): Promise<string> {
    const server = createServer((request, response) => {
      if (request.method === 'HEAD') response.writeHead(404).end();
      else if (request.method === 'PUT') request.once('data', () => request.destroy());
      else {
        response.writeHead(200, { 'Content-Length': 1_000_000 }).write(Buffer.alloc(1_000));
        setImmediate(() => response.destroy());
      }
    });
    cutting.push(server);
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it('another server can read a stored file', async () => {
    const [first, second] = [await serverIn('first'), await serverIn('second')];
    const original = Buffer.alloc(3_000_000, 'film');
    await writeFile(join(folder, 'film'), original);
    const { sha256 } = await first.put(join(folder, 'film'));
    expect(await second.has(sha256)).toBe(true);
    expect(await second.ensureLocal(sha256)).toBe(true);
    expect((await readFile(second.pathOf(sha256))).equals(original)).toBe(true);
  });

  it('a file that was not stored does not exist', async () => {
    const store = await serverIn('first');
    expect(await store.has('0'.repeat(64))).toBe(false);
    expect(await store.ensureLocal('0'.repeat(64))).toBe(false);
  });

  it('a file that the bucket lost is uploaded again', async () => {
    const store = await serverIn('third');
    const { sha256 } = await store.putBytes(Buffer.from('a picture'));
    await bucket.loseAll();
    expect(await store.touch(sha256)).toBe(false);
    await store.putBytes(Buffer.from('a picture'));
    expect(await (await serverIn('fourth')).ensureLocal(sha256)).toBe(true);
  });

  it.each([
    ['the key is unknown', { accessKeyId: 'NOBODY' }, 'AWS_SECRET_ACCESS_KEY'],
    ['the bucket does not exist', { bucket: 'elsewhere' }, 'bucket in MEDIA_URL'],
    ['the endpoint is unreachable', { endpoint: 'http://127.0.0.1:9' }, 'endpoint in MEDIA_URL'],
  ])('an error names the setting to check when %s', async (_why, wrong, message) => {
    await writeFile(join(folder, 'file'), 'file');
    const uploading = openS3Files({ ...bucket.settings, ...wrong }).upload(
      'file',
      join(folder, 'file'),
    );
    await expect(uploading).rejects.toThrow(StorageProblem);
    await expect(uploading).rejects.toThrow(message);
  });

  it('a broken connection is reported and leaves no partial file', async () => {
    const files = openS3Files({ ...bucket.settings, endpoint: await cuttingStorage() });
    const target = join(folder, 'cut/original');
    await expect(files.download('original', target)).rejects.toThrow('a part of a file only');
    expect(await readdir(join(folder, 'cut'))).toEqual([]);
    await writeFile(join(folder, 'film'), Buffer.alloc(5_000_000));
    await expect(files.upload('film', join(folder, 'film'))).rejects.toThrow(StorageProblem);
  });

  it('an import completes an interrupted upload', async () => {
    const [name, bytes] = ['interrupted', Buffer.alloc(2_000_000, 'whole')];
    const endpoint = await cuttingStorage();
    const interrupted = withRemote(
      await openMediaStore(join(folder, name)),
      openS3Files({ ...bucket.settings, endpoint }),
      1e9,
    );
    await expect(interrupted.putBytes(bytes)).rejects.toThrow(StorageProblem);
    const { sha256 } = await (await serverIn(name)).putBytes(bytes);
    const other = await serverIn('other');
    expect(await other.ensureLocal(sha256)).toBe(true);
    expect((await readFile(other.pathOf(sha256))).equals(bytes)).toBe(true);
  });

  it('concurrent requests download a file once', async () => {
    const { sha256 } = await (await serverIn('first')).putBytes(Buffer.from('asked for by many'));
    const files = openS3Files(bucket.settings);
    const download = vi.fn((key: string, path: string) => files.download(key, path));
    const other = withRemote(
      await openMediaStore(join(folder, 'many')),
      { ...files, download },
      1e9,
    );
    const results = await Promise.all(Array.from({ length: 20 }, () => other.ensureLocal(sha256)));
    expect(results).not.toContain(false);
    expect(download).toHaveBeenCalledTimes(1);
  });
});
