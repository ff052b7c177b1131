import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '#test/database.ts';
import { HEIGHT, openQuarters, WIDTH, type QuartersServer } from '#test/quarters.ts';

describeWithDatabase('the info.json of a picture', (open) => {
  let quarters: QuartersServer;
  beforeAll(async () => {
    quarters = await openQuarters(open);
  });
  afterAll(() => quarters.server.close());
  const info = (headers: Record<string, string> = {}) =>
    quarters.server.get(`${quarters.base}/info.json`, headers);

  it('describes the picture', async () => {
    const { statusCode, headers, body } = await info({ host: 'museum.example:8080' });
    expect(statusCode).toBe(200);
    expect(Object.keys(JSON.parse(body) as object)[0]).toBe('@context');
    expect(JSON.parse(body)).toEqual({
      '@context': 'http://iiif.io/api/image/3/context.json',
      id: `http://museum.example:8080${quarters.base}`,
      type: 'ImageService3',
      protocol: 'http://iiif.io/api/image',
      profile: 'level2',
      width: WIDTH,
      height: HEIGHT,
      maxWidth: 3500,
      sizes: [
        { width: 300, height: 200 },
        { width: 600, height: 400 },
        { width: 1200, height: 800 },
      ],
      tiles: [{ width: 512, scaleFactors: [1, 2, 4] }],
      preferredFormats: ['webp', 'jpg'],
      rights: 'http://creativecommons.org/licenses/by-sa/4.0/',
      extraQualities: ['color', 'gray', 'bitonal'],
      extraFormats: ['webp', 'avif'],
      extraFeatures: ['mirroring', 'canonicalLinkHeader', 'profileLinkHeader'],
    });
    expect(headers.vary).toContain('Accept');
    const again = await info({
      host: 'museum.example:8080',
      'if-none-match': String(headers.etag),
    });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    [undefined, 'application/ld+json;profile="http://iiif.io/api/image/3/context.json"'],
    [
      'application/ld+json',
      'application/ld+json;profile="http://iiif.io/api/image/3/context.json"',
    ],
    [
      'application/ld+json;profile="http://iiif.io/api/image/3/context.json", application/json;q=0.5',
      'application/ld+json;profile="http://iiif.io/api/image/3/context.json"',
    ],
    ['*/*', 'application/ld+json;profile="http://iiif.io/api/image/3/context.json"'],
    ['application/json', 'application/json'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'application/json'],
  ])('comes to who accepts %s as %s', async (accept, type) => {
    const { headers } = await info(accept === undefined ? {} : { accept });
    expect(headers['content-type']).toBe(type);
  });

  it('is where the base address leads', async () => {
    for (const address of [quarters.base, `${quarters.base}/`]) {
      const { statusCode, headers } = await quarters.server.get(address, {
        host: 'museum.example',
      });
      expect(statusCode).toBe(303);
      expect(headers.location).toBe(`http://museum.example${quarters.base}/info.json`);
    }
  });
});
