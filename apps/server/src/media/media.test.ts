import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Document } from '@varde/contract/documents';
import { apiPackForAll } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';

describeWithDatabase('media', (open) => {
  const server = apiPackForAll(open);
  /** URLs by media id. */
  const urls = new Map<number, { url: string; src: string }>();

  beforeAll(async () => {
    const response = await server.get('/api/v3/documents/101?include_media=true');
    for (const { id, url, src } of response.json<Document>().media ?? [])
      urls.set(id, { url: url ?? '', src });
  });

  const landscape = (): string => urls.get(5101)?.url ?? '';
  const portrait = (): string => urls.get(5102)?.url ?? '';
  const audio = (): string => urls.get(5104)?.src ?? '';

  async function sizeOf(url: string, accept = '*/*'): Promise<[number, number]> {
    const { statusCode, rawPayload } = await server.get(url, { accept });
    expect(statusCode).toBe(200);
    const { width, height } = await sharp(rawPayload).metadata();
    return [width, height];
  }

  describe('GET /media/image/{identifier}', () => {
    it.each([
      ['inside its box', landscape, '640x640', [640, 480]],
      ['without enlarging it', portrait, '3500x3500', [400, 600]],
      ['as a thumbnail that fits its square', landscape, '167x167', [167, 125]],
      ['cropped to a thumbnail for sharp screens', landscape, '334x334&fit=cover', [334, 334]],
      ['cropped to the box', landscape, '167x167&fit=cover', [167, 167]],
      ['cropped to portrait format', landscape, '334x501&fit=cover', [334, 501]],
    ])('returns the image %s', async (_what, url, dimension, size) => {
      expect(await sizeOf(`${url()}?dimension=${dimension}`)).toEqual(size);
    });

    it('has a default size', async () => expect(await sizeOf(landscape())).toEqual([1280, 960]));

    it.each([
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['*/*', 'image/jpeg'],
    ])('returns the best format of Accept %s', async (accept, type) => {
      const { headers } = await server.get(`${landscape()}?dimension=167x167`, { accept });
      expect(headers).toMatchObject({
        'content-type': type,
        vary: 'Accept',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
    });

    it('returns 304 for a matching If-None-Match', async () => {
      const url = `${landscape()}?dimension=167x167`;
      const { headers } = await server.get(url);
      expect(headers.etag).toMatch(/^"/);
      expect((await server.get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(
        304,
      );
    });

    it.each(['', 'x', '3501x1'])('refuses the size %j', async (dimension) => {
      const response = await server.get(
        `${landscape()}?dimension=${encodeURIComponent(dimension)}`,
      );
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ parameter: 'dimension' });
    });

    it('refuses an absurd size before looking the image up', async () => {
      const unknown = '/media/image/0123456789abcdef?dimension=99999x99';
      expect((await server.get(unknown)).statusCode).toBe(400);
    });

    it('caches a crop for a day, because the focal point may change', async () => {
      const { headers } = await server.get(`${landscape()}?dimension=167x167&fit=cover`);
      expect(headers['cache-control']).toMatch(/^public, max-age=86400, stale-while-revalidate=/);
    });

    it('returns the length to a HEAD request', async () => {
      const url = `${landscape()}?dimension=167x167`;
      const head = await server.app.inject({ method: 'HEAD', url });
      const { headers, rawPayload } = await server.get(url);
      expect(head.headers['content-length']).toBe(String(rawPayload.length));
      expect(head.headers.etag).toBe(headers.etag);
      expect(head.rawPayload).toHaveLength(0);
    });

    it('refuses an unknown fit', async () => {
      expect((await server.get(`${landscape()}?fit=stretch`)).json()).toMatchObject({
        status: 400,
        parameter: 'fit',
      });
    });
  });

  describe('GET /media/captions/{identifier}/{language}.vtt', () => {
    const captions = (language: string) =>
      `${audio().replace('/file/', '/captions/')}/${language}.vtt`;

    it('returns WebVTT, and 304 until it changes', async () => {
      const { statusCode, headers, body } = await server.get(captions('no'));
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/vtt; charset=utf-8',
        'cache-control': expect.stringContaining('max-age='),
      });
      expect(body).toContain('Klokka slår.');
      const known = { 'if-none-match': String(headers.etag) };
      expect((await server.get(captions('no'), known)).statusCode).toBe(304);
    });

    it.each([
      ['sv', 404],
      ['constructor', 400],
      ['toString', 400],
    ])('returns %2$i for the language %1$s', async (language, status) => {
      expect((await server.get(captions(language))).statusCode).toBe(status);
    });

    it('returns 404 for an unknown file', async () => {
      expect((await server.get('/media/captions/0123456789abcdef/no.vtt')).statusCode).toBe(404);
    });
  });

  describe('GET /media/file/{identifier}', () => {
    it('returns the unchanged original with its name and a restrictive CSP', async () => {
      const { statusCode, headers, rawPayload } = await server.get(audio());
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': expect.stringMatching(/^audio\//),
        'content-disposition': 'inline; filename="klokke.wav"',
        'content-security-policy': expect.stringContaining('sandbox'),
        'accept-ranges': 'bytes',
      });
      expect(rawPayload.subarray(0, 4).toString()).toBe('RIFF');
    });

    it.each([
      ['bytes=0-3', 206, 'bytes 0-3/844', 4],
      ['bytes=840-', 206, 'bytes 840-843/844', 4],
      ['bytes=-2', 206, 'bytes 842-843/844', 2],
      ['nonsense', 200, undefined, 844],
    ])('supports the range %s', async (range, status, contentRange, bytes) => {
      const { statusCode, headers, rawPayload } = await server.get(audio(), { range });
      expect(statusCode).toBe(status);
      expect(headers['content-range']).toBe(contentRange);
      expect(rawPayload).toHaveLength(bytes);
    });

    it('refuses a range outside the file and returns its length', async () => {
      const { statusCode, headers } = await server.get(audio(), { range: 'bytes=900-' });
      expect(statusCode).toBe(416);
      expect(headers['content-range']).toBe('bytes */844');
    });

    it('returns the full file when If-Range does not match', async () => {
      const { headers } = await server.get(audio());
      const resumed = { range: 'bytes=0-3', 'if-range': String(headers.etag) };
      expect((await server.get(audio(), resumed)).statusCode).toBe(206);
      expect((await server.get(audio(), { ...resumed, 'if-range': '"old"' })).statusCode).toBe(200);
    });
  });

  it.each([
    ['an image', () => landscape()],
    ['an original', () => audio()],
    ['captions', () => `${audio().replace('/file/', '/captions/')}/no.vtt`],
  ])('CORS headers allow other sites to read %s', async (_what, url) => {
    expect((await server.get(url())).headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it.each([
    ['/media/image/0123456789abcdef', 404],
    ['/media/file/0123456789abcdef', 404],
    ['/media/image/xyz', 400],
    ['/media/file/..%2f..%2fpackage.json', 400],
    ['/media/image/0123456789ABCDEF', 400],
  ])('GET %s returns %i', async (url, status) => {
    expect((await server.get(url)).statusCode).toBe(status);
  });

  it('GET /media/image returns 404 for an audio file', async () => {
    expect((await server.get(audio().replace('/file/', '/image/'))).statusCode).toBe(404);
  });
});
