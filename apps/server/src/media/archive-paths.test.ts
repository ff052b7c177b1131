/** Media at URLs of the museums' archive (docs/reference/digitaltmuseum.md#image-service). */
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { apiPackForAll } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';

/** From the pack: 1600 by 1200. */
const IMAGE = 5101;
const AUDIO = 5104;

describeWithDatabase('media at the URLs of the museums’ archive', (open) => {
  const server = apiPackForAll(open);
  let image: string;
  let audio: string;
  beforeAll(async () => {
    const named = async (id: number) =>
      (await server.read('getMedia', `media/${id}`)).identifier ?? '';
    image = await named(IMAGE);
    audio = await named(AUDIO);
  });

  it.each([
    ['dimension=400x400', 400, 300],
    ['dimension=max', 1600, 1200],
    ['dimension=original', 1600, 1200],
    ['dimension=max&mediaType=image/jpg&filename=a.jpg&quality=100&dpi=300', 1600, 1200],
    ['', 1280, 960],
  ])('an image fits its box at its own aspect ratio: %s', async (query, width, height) => {
    const response = await server.get(`/media/image/${image}?${query}`);
    expect(response.headers['content-type']).toBe('image/jpeg');
    expect(response.headers['access-control-allow-origin']).toBe('*');
    const size = await sharp(response.rawPayload).metadata();
    expect(size.width / size.height).toBeCloseTo(4 / 3, 1);
    // One of the standard widths, at least as large as requested.
    expect(size.width).toBeGreaterThanOrEqual(width);
    expect(size.height).toBeGreaterThanOrEqual(height);
  });

  it('an image is WebP where accepted, unless mediaType requests another type', async () => {
    const url = `/media/image/${image}?dimension=400x400`;
    const headers = { accept: 'image/webp,*/*' };
    const type = async (path: string) => (await server.get(path, headers)).headers['content-type'];
    expect(await type(url)).toBe('image/webp');
    expect(await type(`${url}&mediaType=image/jpg`)).toBe('image/jpeg');
  });

  it('audio is served at its extension’s URL, in its own format', async () => {
    const response = await server.get(`/media/multimedia/${audio}.mp3?mmid=${audio}&a=none`);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'audio/wav']);
    expect(response.headers['access-control-allow-origin']).toBe('*');
    const part = await server.get(`/media/multimedia/${audio}.mp3`, { range: 'bytes=0-3' });
    expect([part.statusCode, part.payload]).toEqual([206, 'RIFF']);
  });

  it.each([
    ['another kind', () => `multimedia/${audio}.mp4`],
    ['an image', () => `multimedia/${image}.mp3`],
    ['an unknown file', () => 'multimedia/0000000000000000.mp3'],
    ['an unknown image', () => 'image/0000000000000000'],
    ['an identifier of the archive', () => 'multimedia/012wAbCdEfGh.mp3'],
  ])('a URL for %s returns 404', async (_, path) => {
    const { statusCode } = await server.get(`/media/${path()}`);
    expect([400, 404]).toContain(statusCode);
  });
});
