/** Two servers with their own folders share a bucket and a database. */
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Media } from '@varde/contract/media';
import { openApp, type TestApp } from '#test/app.ts';
import { apiPackForAll } from '#test/api-pack.ts';
import { bucketForAll } from '#test/bucket.ts';
import { describeWithDatabase } from '#test/database.ts';
import { videoFiles } from '#test/video-pack.ts';
import { folderForAll } from '#test/folder.ts';
import { createFfmpeg } from '#media/videos/ffmpeg.ts';
import { createVideoEncoder } from '#media/videos/video-encoder.ts';
import type { MediaStore } from './media.store.ts';

const SEGMENT = 'a piece of the film';
const VIDEO = 5301;
const AUDIO = 5104;

describeWithDatabase('media in a bucket', (open) => {
  const bucket = bucketForAll();
  const tools = folderForAll();
  const importer = apiPackForAll(open, async () => ({
    files: videoFiles(),
    store: await bucket.storeOf('importer'),
  }));
  let other: TestApp;
  let otherStore: MediaStore;
  beforeAll(async () => {
    otherStore = await bucket.storeOf('other');
    other = await openApp(importer.database, { mediaStore: otherStore });
  });

  /** As on a server that has sent nothing yet. */
  async function loseLocalFiles(): Promise<void> {
    await rm(join(otherStore.folder, '..'), { recursive: true });
    await mkdir(join(otherStore.folder, 'incoming'), { recursive: true });
  }

  const media = async (id: number): Promise<Media> =>
    (await other.get(`/api/v3/media/${id}`)).json<Media>();

  it.each([
    ['bytes=0-3', 206, 'bytes 0-3/844', 4],
    ['bytes=-2', 206, 'bytes 842-843/844', 2],
  ])('a server sends range %s of another’s file', async (range, status, part, bytes) => {
    const { src } = await media(AUDIO);
    await loseLocalFiles();
    const { statusCode, headers, rawPayload } = await other.get(src, { range });
    expect(statusCode).toBe(status);
    expect(headers['content-range']).toBe(part);
    expect(rawPayload).toHaveLength(bytes);
  });

  it('a server refuses a range outside a file that another server stored', async () => {
    const { headers, statusCode } = await other.get((await media(AUDIO)).src, {
      range: 'bytes=900-',
    });
    expect([statusCode, headers['content-range']]).toEqual([416, 'bytes */844']);
  });

  it('every server renders images of a shared original', async () => {
    const { url } = await media(5101);
    const { statusCode, rawPayload } = await other.get(`${url}?dimension=167x167`);
    expect(statusCode).toBe(200);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 167 });
  });

  /** Encodes the video, unless it has been. */
  async function encodeVideo(): Promise<void> {
    await createVideoEncoder(importer, createFfmpeg(await writeFakeFfmpeg()), (error) => {
      throw error;
    }).wake();
    await expect.poll(async () => (await media(VIDEO)).adaptiveUrl).not.toBeNull();
  }

  it('a server sends the stream that another server encoded', async () => {
    await encodeVideo();
    const { adaptiveUrl, thumbUrl } = await media(VIDEO);
    const url = String(adaptiveUrl).replace('master.m3u8', '360p/00000.m4s');
    expect(existsSync(join(otherStore.folder, '../videos'))).toBe(false);
    const { statusCode, body, headers } = await other.get(url, { range: 'bytes=2-6' });
    expect([statusCode, body]).toEqual([206, SEGMENT.slice(2, 7)]);
    expect(headers['content-range']).toBe(`bytes 2-6/${SEGMENT.length}`);
    expect((await other.get(String(adaptiveUrl))).statusCode).toBe(200);
    expect((await other.get(String(thumbUrl))).statusCode).toBe(200);
  });

  it('originals missing from the bucket return 404 and are reported', async () => {
    await encodeVideo();
    const url = String((await media(VIDEO)).adaptiveUrl).replace('master', '360p/index');
    onTestFinished(await bucket.loseAll());
    await loseLocalFiles();
    expect((await other.get(url)).statusCode).toBe(404);
    expect((await other.get((await media(AUDIO)).src)).statusCode).toBe(404);
  });

  /** Writes what ffmpeg would. */
  async function writeFakeFfmpeg(): Promise<string> {
    const poster = { width: 64, height: 36, channels: 3 as const, background: '#123' };
    await writeFile(join(tools, 'still.jpg'), await sharp({ create: poster }).jpeg().toBuffer());
    const program = join(tools, 'ffmpeg');
    const script = `#!/bin/sh
case "$*" in
  *master.m3u8*) printf "#EXTM3U\\n" > master.m3u8; printf "#EXTM3U\\n" > 360p/index.m3u8; printf '${SEGMENT}' > 360p/00000.m4s ;;
  *poster.jpg*) cp ${tools}/still.jpg poster.jpg ;;
  *) echo "Stream #0:0: Video: h264, yuv420p, 640x360 [SAR 1:1], 25 fps" >&2; exit 1 ;;
esac`;
    await writeFile(program, script);
    await chmod(program, 0o755);
    expect(await readdir(tools)).toContain('ffmpeg');
    return program;
  }
});
