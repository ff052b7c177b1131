import { chmod, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Media } from '@varde/contract/media';
import { apiPackForAll } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { folderForAll } from '#test/folder.ts';
import { WAIT } from '#test/wait.ts';
import { createFfmpeg, readVideoInfo, levelsFor, longestRun, streamArguments } from './ffmpeg.ts';
import { createVideoEncoder } from './video-encoder.ts';
import { claimVideo } from './videos.repository.ts';

const LANDSCAPE = { width: 1280, height: 720, hasAudio: true };

describe('levelsFor', () => {
  it.each([
    [320, 240, ['360p']],
    [1280, 720, ['360p', '720p']],
    [720, 1280, ['360p', '720p']],
    [3840, 2160, ['360p', '720p', '1080p']],
  ])('the levels of a video of %d × %d are %j', (width, height, names) => {
    expect(levelsFor({ width, height, hasAudio: true }).map(({ name }) => name)).toEqual(names);
  });

  it('levels never exceed the size of the video', () => {
    expect(
      streamArguments('film', { width: 320, height: 241, hasAudio: false }).join(' '),
    ).toContain('scale=-2:240');
  });
});

it.each([
  ['of unknown duration', null, 30],
  ['of a minute', 60, 40],
  ['of two hours', 7_200, 720],
  ['with a claimed duration of years', 1e9, 720],
])('the time limit for a video %s is bounded', (_what, duration, minutes) => {
  expect(longestRun(duration)).toBe(minutes * 60_000);
});

describe('readVideoInfo', () => {
  const video = 'Stream #0:0(und): Video: h264 (High), yuv420p(tv), 1280x720 [SAR 1:1], 25 fps\n';
  it.each([
    ['a video', `${video}Stream #0:1(und): Audio: aac`, LANDSCAPE],
    ['a silent video', video, { ...LANDSCAPE, hasAudio: false }],
    [
      'an upright video',
      `${video} displaymatrix: rotation of -90.00 degrees`,
      { width: 720, height: 1280, hasAudio: false },
    ],
    ['an audio file', 'Stream #0:0: Audio: mp3', undefined],
  ])('detects %s', (_what, output, facts) => expect(readVideoInfo(output)).toEqual(facts));
});

const VIDEO = Buffer.from(
  '000000186674797069736f6d0000020069736f6d69736f320000000c6d6f6f7600000000',
  'hex',
);
const FILES = {
  'media/film.mp4': VIDEO,
  'media/film.mp4.yaml': 'id: 5301\nalt_text: { no: Film }\nlicense: by\ntitle: { no: En film }\n',
  'articles/150.md':
    '---\nid: 150\nowner: bryggen\nblocks:\n  film: { video: film.mp4 }\n---\n\n# no: Med film\n\nIngress.\n\n{{film}}\n',
};

describeWithDatabase('video streams', (open) => {
  const server = apiPackForAll(open, () => ({ files: FILES }));
  const folder = folderForAll();
  beforeAll(async () => {
    const poster = await sharp({
      create: { width: 64, height: 36, channels: 3, background: '#123' },
    })
      .jpeg()
      .toBuffer();
    await writeFile(join(folder, 'still.jpg'), poster);
  });
  beforeEach(async () => {
    errors = [];
    await rm(join(folder, 'count'), { force: true });
    await sql`delete from film_stream`.execute(server.database.kysely);
    await sql`notify varde_content`.execute(server.database.kysely);
    await vi.waitUntil(async () => (await fetchVideo()).adaptiveUrl === null, WAIT);
  });

  /** A fake ffmpeg that writes what the real one would, and counts its runs. */
  async function ffmpegThat(does: string): Promise<string> {
    const program = join(folder, 'ffmpeg');
    const script = `#!/bin/sh
case "$*" in
  *master.m3u8*) echo made >> ${folder}/count; ${does} ;;
  *poster.jpg*) cp ${folder}/still.jpg poster.jpg ;;
  *) echo "Stream #0:0: Video: h264, yuv420p, 640x360 [SAR 1:1], 25 fps" >&2; exit 1 ;;
esac`;
    await writeFile(program, script);
    await chmod(program, 0o755);
    return program;
  }
  const MAKES =
    'printf "#EXTM3U\\n" > master.m3u8; printf "#EXTM3U\\n" > 360p/index.m3u8; printf piece > 360p/00000.m4s';
  const fetchVideo = async (): Promise<Media> =>
    (await server.get('/api/v3/media/5301')).json<Media>();
  const count = async () =>
    (await readFile(join(folder, 'count'), 'utf8')).split('\n').filter(Boolean).length;
  let errors: unknown[];
  const makerOf = async (does: string) =>
    createVideoEncoder(server, createFfmpeg(await ffmpegThat(does)), (error) => errors.push(error));

  /** The video with its stream. */
  async function encodedVideo() {
    await (await makerOf(MAKES)).wake();
    await expect.poll(async () => (await fetchVideo()).adaptiveUrl).not.toBeNull();
    return fetchVideo();
  }

  it('a video has no stream before one is encoded', async () => {
    expect(await fetchVideo()).toMatchObject({ adaptiveUrl: null, thumbUrl: null });
  });

  it('closing the encoder aborts its run and leaves no files', async () => {
    const maker = await makerOf(`${MAKES}; exec sleep 30`);
    const working = maker.wake();
    await expect.poll(() => count().catch(() => 0)).toBe(1);
    await maker.close();
    await working;
    expect(await fetchVideo()).toMatchObject({ adaptiveUrl: null });
    expect(await readdir(join(server.mediaStore.folder, 'incoming'))).toEqual([]);
  });

  it('a video claimed by another server is skipped, and claimed after that server’s crash', async () => {
    expect(await claimVideo(server.database, 1)).toMatchObject({ duration: null });
    expect(await claimVideo(server.database, 1)).toBeUndefined();
    await sql`update film_stream set claimed_until = now() - interval '1 second'`.execute(
      server.database.kysely,
    );
    await (await makerOf(MAKES)).wake();
    expect(errors).toEqual([]);
    expect(await count()).toBe(1);
  });

  it('a video with a stream has its URL and poster', async () => {
    const { adaptiveUrl, thumbUrl, thumbnail_override: poster } = await encodedVideo();
    expect(adaptiveUrl).toMatch(/^\/media\/stream\/1\/[0-9a-f]{16}\/master\.m3u8$/);
    expect((await server.get(thumbUrl ?? '')).headers['content-type']).toBe('image/jpeg');
    expect(poster).toMatchObject({ dimension: '64x36' });
  });

  it.each([
    ['master.m3u8', 'application/vnd.apple.mpegurl'],
    ['360p/index.m3u8', 'application/vnd.apple.mpegurl'],
    ['360p/00000.m4s', 'video/iso.segment'],
  ])('the stream file %s is sent with its type and immutable caching', async (file, type) => {
    const url = String((await encodedVideo()).adaptiveUrl).replace('master.m3u8', file);
    const { statusCode, headers } = await server.get(url);
    expect([statusCode, headers['content-type']]).toEqual([200, type]);
    expect(headers['cache-control']).toContain('immutable');
  });

  it('a range of a segment is sent', async () => {
    const url = String((await encodedVideo()).adaptiveUrl).replace('master.m3u8', '360p/00000.m4s');
    const { statusCode, body } = await server.get(url, { range: 'bytes=1-2' });
    expect([statusCode, body]).toEqual([206, 'ie']);
  });

  it.each(['poster.jpg', '480p/index.m3u8', '360p/..%2f..%2fx'])(
    'a stream has no file %s',
    async (file) => {
      const url = String((await encodedVideo()).adaptiveUrl).replace('master.m3u8', file);
      expect((await server.get(url)).statusCode).toBe(404);
    },
  );

  it('a video is not encoded twice', async () => {
    await encodedVideo();
    await (await makerOf(MAKES)).wake();
    expect(await count()).toBe(1);
  });

  it('an encoding error is reported once', async () => {
    await encodedVideo();
    await sql`update film_stream set version = 0`.execute(server.database.kysely);
    const maker = await makerOf('echo "no such codec" >&2; exit 1');
    await maker.wake();
    await maker.wake();
    expect(errors).toHaveLength(1);
    expect(String(errors[0])).toContain('no such codec');
    // Another connection delivers the cache invalidation.
    await expect.poll(async () => (await fetchVideo()).adaptiveUrl).toBeNull();
  });
});
