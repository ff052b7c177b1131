import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { env } from 'node:process';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderForAll } from '#test/folder.ts';
import { openMediaStore } from '#media/storage/media.store.ts';
import { storeStripped } from '#packs/store-media.ts';
import { findFfmpeg } from '#config/media-settings.ts';
import {
  createFfmpeg,
  longestRun,
  posterArguments,
  STREAM_FILE,
  streamArguments,
} from './ffmpeg.ts';

const run = promisify(execFile);
const LANDSCAPE = { width: 1280, height: 720, hasAudio: true };
const { signal } = new AbortController();
const LIMITS = { signal, maxMs: longestRun(3) };

const folder = folderForAll();

async function written(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  await chmod(path, 0o755);
  return path;
}

describe('the ffmpeg process', () => {
  it('does not see the server’s secrets', async () => {
    env['AWS_SECRET_ACCESS_KEY'] = 'a-secret-of-the-test';
    const program = await written('tell', `#!/bin/sh\nenv > ${folder}/environment\n`);
    await createFfmpeg(program).run([], folder, LIMITS);
    delete env['AWS_SECRET_ACCESS_KEY'];
    const seen = await readFile(join(folder, 'environment'), 'utf8');
    expect(seen).toContain('PATH=');
    expect(seen).not.toContain('a-secret-of-the-test');
  });

  it('is killed and reported after its time limit', async () => {
    const program = await written('wait', '#!/bin/sh\nexec sleep 60\n');
    const running = createFfmpeg(program).run([], folder, { signal, maxMs: 200 });
    await expect(running).rejects.toThrow('was stopped after');
  });

  it.runIf(process.platform === 'linux')('has a memory limit', async () => {
    const program = await written('limit', `#!/bin/sh\nulimit -v > ${folder}/memory\n`);
    await createFfmpeg(program).run([], folder, LIMITS);
    expect(Number(await readFile(join(folder, 'memory'), 'utf8'))).toBe(4 * 1024 * 1024);
  });
});

const program = findFfmpeg(env['TEST_FFMPEG'], env['PATH'] ?? '');

describe.skipIf(!program)('the real ffmpeg', () => {
  const ffmpeg = createFfmpeg(String(program));
  let videoPath: string;
  beforeAll(async () => {
    videoPath = join(folder, 'film.mp4');
    const videoInput = ['-f', 'lavfi', '-i', 'testsrc=size=1280x720:rate=5:duration=3'];
    const audioInput = ['-f', 'lavfi', '-i', 'sine=duration=3'];
    await run(String(program), [...videoInput, ...audioInput, '-pix_fmt', 'yuv420p', videoPath]);
  });

  it('encodes a ladder of fragmented MP4', async () => {
    const target = await mkdtemp(join(folder, 'stream-'));
    expect(await ffmpeg.look(videoPath, signal)).toEqual(LANDSCAPE);
    await ffmpeg.run(streamArguments(videoPath, LANDSCAPE), target, LIMITS);
    const master = await readFile(join(target, 'master.m3u8'), 'utf8');
    expect(master.match(/RESOLUTION=\d+x\d+/g)).toEqual([
      'RESOLUTION=640x360',
      'RESOLUTION=1280x720',
    ]);
    const playlist = await readFile(join(target, '720p/index.m3u8'), 'utf8');
    const [, init = ''] = /EXT-X-MAP:URI="([^"]+)"/.exec(playlist) ?? [];
    const files = await readdir(join(target, '720p'));
    expect(files).toEqual(expect.arrayContaining([init, '00000.m4s']));
    expect(`720p/${init}`).toMatch(STREAM_FILE);
  });

  it('drops the location of a video', async () => {
    const taggedVideo = join(folder, 'told.mp4');
    // As phones write it.
    const place = 'com.apple.quicktime.location.ISO6709=+60.3975+005.3245/';
    const notes = ['-metadata', place, '-movflags', 'use_metadata_tags'];
    await run(String(program), ['-i', videoPath, '-t', '1', ...notes, taggedVideo]);
    expect((await readFile(taggedVideo)).includes('+60.3975')).toBe(true);
    const target = await mkdtemp(join(folder, 'quiet-'));
    await ffmpeg.run(streamArguments(taggedVideo, LANDSCAPE), target, LIMITS);
    const entries = await readdir(target, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(3);
    for (const { parentPath, name } of files) {
      const bytes = await readFile(join(parentPath, name));
      expect([name, bytes.includes('+60.3975')]).toEqual([name, false]);
    }
    const store = await openMediaStore(folder);
    const { sha256 } = await storeStripped(store, taggedVideo, 'mp4');
    expect((await readFile(store.pathOf(sha256))).includes('+60.3975')).toBe(false);
    expect(await ffmpeg.look(store.pathOf(sha256), signal)).toEqual(LANDSCAPE);
  });

  it('extracts a poster from a video', async () => {
    const posterPath = join(folder, 'still.jpg');
    await ffmpeg.run(posterArguments(videoPath, 3, posterPath), folder, LIMITS);
    expect(await sharp(posterPath).metadata()).toMatchObject({ width: 1280, height: 720 });
  });

  it.each([
    ['a playlist', '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n%s\n#EXT-X-ENDLIST\n'],
    ['a concat list', 'ffconcat version 1.0\nfile %s\n'],
    [
      'an SDP file',
      'v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=video 5004 RTP/AVP 96\na=rtpmap:96 H264/90000\n',
    ],
  ])('does not open files referenced by %s disguised as a video', async (_what, text) => {
    // A video that ffmpeg could open: only the restriction prevents it.
    const disguised = await written('disguised', text.replace('%s', 'film.mp4'));
    expect(await ffmpeg.look(disguised, signal)).toBeUndefined();
    const target = await mkdtemp(join(folder, 'none-'));
    const making = ffmpeg.run(streamArguments(disguised, LANDSCAPE), target, LIMITS);
    await expect(making).rejects.toThrow('ffmpeg:');
    expect(await readdir(target)).toEqual([]);
  });

  it.each(['/etc/passwd', 'file:///etc/passwd'])('does not read %s', async (secret) => {
    const playlist = `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${secret}\n#EXT-X-ENDLIST\n`;
    const disguised = await written('passwords', playlist);
    const making = ffmpeg.run(posterArguments(disguised, 1, 'still.jpg'), folder, LIMITS);
    const failure: unknown = await making.catch((error: unknown) => error);
    expect(String(failure)).toMatch(/ffmpeg:/);
    expect(String(failure)).not.toContain('root:');
  });

  it('sends no network requests', async () => {
    let requestCount = 0;
    const server = createServer((_request, response) => void ((requestCount += 1), response.end()));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const segment = `http://127.0.0.1:${port}/piece.ts`;
    const playlist = `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${segment}\n#EXT-X-ENDLIST\n`;
    await ffmpeg.look(await written('outside', playlist), signal);
    await new Promise((resolve) => server.close(resolve));
    expect(requestCount).toBe(0);
  });
});
